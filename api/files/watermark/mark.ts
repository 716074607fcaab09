import type { PDFContext, PDFFont, PDFRef } from '@cantoo/pdf-lib';

/** A size of a page as its reader sees it, in the page's units. */
export interface Size {
  width: number;
  height: number;
}

const slant = Math.PI / 6;
const [cos, sin] = [Math.cos(slant), Math.sin(slant)];

/** Height of a line, in letters; a line and the one below it stand 1.3 apart. */
const leading = 1.3;

/**
 * The lines across a page of a size, as a form: dark letters with a light rim, which are seen on light, dark and coloured ground. Pages of one size share it.
 */
export function marks(context: PDFContext, font: PDFFont, lines: readonly string[]): (size: Size) => PDFRef {
  const made = new Map<string, PDFRef>();
  const texts = lines.map((line) => ({ code: font.encodeText(line).toString(), ems: font.widthOfTextAtSize(line, 1) }));
  const widest = Math.max(...texts.map(({ ems }) => ems));
  const tall = leading * texts.length;
  const states = { Rim: faint(0.4), Ink: faint(0.26) };
  return ({ width, height }) => {
    const key = `${width} ${height}`;
    const before = made.get(key);
    if (before) return before;
    // The whole block stays inside, also on a strip.
    const across = widest * cos + tall * sin;
    const up = widest * sin + tall * cos;
    const letter = Math.min(Math.min(width, height) / 20, (width * 0.96) / across, (height * 0.96) / up);
    const drawn = texts.flatMap((text, row) =>
      centres(width, across * letter).flatMap((x) =>
        centres(height, up * letter).map((y) => place(text, row, letter, x, y)),
      ),
    );
    const rim = ['/Rim gs 1 G 1 Tr 1 j', `${fixed(letter / 7)} w`, ...drawn];
    const ink = ['/Ink gs 0 g 0 Tr', ...drawn];
    const content = ['q', ...rim, ...ink, 'Q'].join('\n');
    const resources = { Font: { Letters: font.ref }, ExtGState: states };
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: resources };
    const ref = context.register(context.flateStream(content, form));
    made.set(key, ref);
    return ref;
  };

  function place(
    { code, ems }: { code: string; ems: number },
    row: number,
    letter: number,
    x: number,
    y: number,
  ): string {
    const reach = (ems * letter) / 2;
    const below = (row - (texts.length - 1) / 2 + 0.35) * letter * leading;
    const [left, foot] = [x - reach * cos + below * sin, y - reach * sin - below * cos];
    const turn = [cos, sin, -sin, cos, left, foot].map(fixed).join(' ');
    return `BT /Letters ${fixed(letter)} Tf ${turn} Tm ${code} Tj ET`;
  }
}

const faint = (opacity: number) => ({ Type: 'ExtGState', ca: opacity, CA: opacity, BM: 'Normal', SMask: 'None' });

/** Where the blocks stand along a side: as many as find room, eight at most. */
function centres(side: number, block: number): number[] {
  const count = Math.min(8, Math.max(1, Math.floor(side / (block * 0.85))));
  if (count === 1) return [side / 2];
  const step = (side - block) / (count - 1);
  return Array.from({ length: count }, (_, at) => block / 2 + step * at);
}

/** A number as PDF takes it: never with an exponent. */
const fixed = (value: number): string => value.toFixed(5);
