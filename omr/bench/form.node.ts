import sharp from 'sharp';
import type { Template } from '../template/template.ts';
import type { Canvas } from './canvas.ts';

export interface Look {
  /** Line width of bubbles in page units. */
  line: number;
  /** Grey of bubbles and their numbers, 0..255. */
  grey: number;
  /** Whether options are printed inside their bubbles. */
  labels: boolean;
  /** Texts around the bubbles, as on real sheets. */
  texts: boolean;
}

const cache = new Map<string, Canvas>();

/** The printed, empty sheet of a template at a resolution in pixels for one page unit. */
export async function drawForm(template: Template, look: Look, scale: number): Promise<Canvas> {
  const key = `${template.name}|${JSON.stringify(look)}|${scale}`;
  const known = cache.get(key);
  if (known) return known;
  const { data, info } = await sharp(Buffer.from(svgOf(template, look, scale)), { limitInputPixels: false })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas: Canvas = { width: info.width, height: info.height, channels: 1, data: new Uint8Array(data) };
  if (cache.size > 12) cache.clear();
  cache.set(key, canvas);
  return canvas;
}

function svgOf(template: Template, look: Look, scale: number): string {
  const { width, height } = template.page;
  const size = [Math.round(width * scale), Math.round(height * scale)];
  const parts = [...marksOf(template), ...(look.texts ? textsOf(template) : [])];
  for (const field of template.fields) {
    const { width: w = template.bubble.width, height: h = template.bubble.height } = field;
    for (const [index, [x, y]] of field.positions.entries()) {
      parts.push(bubbleSvg(template.bubble.shape, x, y, w, h, look));
      if (look.labels) parts.push(label(field.options[index]!, x, y, 0.72 * h, look.grey));
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
}

function bubbleSvg(shape: string, x: number, y: number, w: number, h: number, { line, grey }: Look): string {
  const style = `fill="none" stroke="rgb(${grey},${grey},${grey})" stroke-width="${line}"`;
  return shape === 'rect'
    ? `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" ${style}/>`
    : `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" ${style}/>`;
}

function label(text: string, x: number, y: number, size: number, grey: number): string {
  return `<text x="${x}" y="${y + 0.36 * size}" font-size="${size}" font-family="DejaVu Sans, sans-serif" text-anchor="middle" fill="rgb(${grey},${grey},${grey})">${text}</text>`;
}

function marksOf({ registration }: Template): string[] {
  const { kind, orientation } = registration;
  const parts =
    kind === 'paper-edge' || kind === 'none'
      ? []
      : registration.points.map(({ x, y, size = 5, ...own }, index) => {
          const height = ('height' in own && own.height) || size;
          return markSvg(('kind' in own && own.kind) || kind, x, y, size, index, height);
        });
  if (orientation) {
    const { x, y, size } = orientation;
    parts.push(`<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`);
  }
  return parts;
}

function markSvg(kind: string, x: number, y: number, size: number, index: number, height: number): string {
  const half = size / 2;
  if (kind === 'bar') return `<rect x="${x - half}" y="${y - height / 2}" width="${size}" height="${height}"/>`;
  if (kind === 'cross')
    return `<path d="M${x - half} ${y}h${size}M${x} ${y - half}v${size}" stroke="#000" stroke-width="${0.18 * size}"/>`;
  if (kind === 'square') return `<rect x="${x - half}" y="${y - half}" width="${size}" height="${size}"/>`;
  if (kind === 'ring')
    return `<circle cx="${x}" cy="${y}" r="${0.8 * half}" fill="none" stroke="#000" stroke-width="${0.4 * half}"/>`;
  if (kind === 'concentric') {
    return `<circle cx="${x}" cy="${y}" r="${half}"/><circle cx="${x}" cy="${y}" r="${0.68 * half}" fill="#fff"/><circle cx="${x}" cy="${y}" r="${0.36 * half}"/>`;
  }
  // The arms of an L point into the page: the points go clockwise from the top left.
  const right = index === 0 || index === 3 ? 1 : -1;
  const down = index === 0 || index === 1 ? 1 : -1;
  const arm = 0.22 * size;
  const rect = (w: number, h: number) =>
    `<rect x="${right > 0 ? x : x - w}" y="${down > 0 ? y : y - h}" width="${w}" height="${h}"/>`;
  return rect(size, arm) + rect(arm, size);
}

function textsOf({ page, fields }: Template): string[] {
  const unit = page.width / 210;
  const text = (x: number, y: number, size: number, words: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="Noto Serif CJK KR, serif">${words}</text>`;
  const parts = [
    text(45 * unit, 20 * unit, 6 * unit, '답안지 2학기 중간고사 수학'),
    text(45 * unit, 27 * unit, 3 * unit, '검은색 사인펜으로 ● 와 같이 칠하세요. 이름 _______________'),
    `<rect x="${8 * unit}" y="${32 * unit}" width="${page.width - 16 * unit}" height="${0.3 * unit}"/>`,
  ];
  parts.push(
    ...codeOf(14 * unit, 40 * unit, 18 * unit),
    `<rect x="${40 * unit}" y="${36 * unit}" width="${22 * unit}" height="${4 * unit}"/>`,
  );
  for (const { id, kind, positions } of fields) {
    const [x, y] = positions[0]!;
    if (kind === 'choice') parts.push(text(x - 9 * unit, y + unit, 2.8 * unit, id.replace(/\D/g, '')));
  }
  return parts;
}

/** Something like a QR code: its three squares look like registration marks. */
function codeOf(x: number, y: number, size: number): string[] {
  const module = size / 25;
  const square = (column: number, row: number, width: number, fill: string) =>
    `<rect x="${x + column * module}" y="${y + row * module}" width="${width * module}" height="${width * module}" fill="${fill}"/>`;
  const dots = Array.from({ length: 625 }, (_, at) => at)
    .filter((at) => (Math.imul(at + 7, 2654435761) >>> 16) % 2 === 0)
    .map((at) => square(at % 25, Math.floor(at / 25), 1, '#000'));
  const eyes = [
    [0, 0],
    [18, 0],
    [0, 18],
  ].flatMap(([column, row]) => [
    square(column! - 1, row! - 1, 9, '#fff'),
    square(column!, row!, 7, '#000'),
    square(column! + 1, row! + 1, 5, '#fff'),
    square(column! + 2, row! + 2, 3, '#000'),
  ]);
  return [...dots, ...eyes];
}
