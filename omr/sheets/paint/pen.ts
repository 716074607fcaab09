import { type PDFDocument, rgb, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { readyFont } from './readyFont.ts';

/** The files of the two fonts sheets are printed with. */
export interface FontFiles {
  regular: Uint8Array;
  bold: Uint8Array;
}

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

export interface TextStyle {
  size: number;
  bold?: boolean;
  /** Where `x` is in the text. */
  align?: 'left' | 'center' | 'right';
  grey?: number;
}

export interface Stroke {
  width?: number;
  grey?: number;
}

/** Where a picture is, and how large at most. */
export interface ImageBox extends Required<Pick<TextStyle, 'align'>> {
  x: number;
  top: number;
  width: number;
  height: number;
}

const pointsPerMm = 72 / 25.4;

/** Height of the middle of digits and Hangul above the baseline, in parts of the letter size. */
const middle = 0.35;

/** Embeds the fonts into a document, only the letters that are used. */
export async function embedFonts(document: PDFDocument, files: FontFiles): Promise<Fonts> {
  document.registerFontkit({ create: readyFont });
  const [regular, bold] = await Promise.all(
    [files.regular, files.bold].map((file) => document.embedFont(file, { subset: true })),
  );
  return { regular: regular!, bold: bold! };
}

/** Draws on a page in millimetres from its top left corner; grey is 0 for black and 1 for white. */
export class Pen {
  private readonly page: PDFPage;
  private readonly fonts: Fonts;
  private readonly scale: number;
  private readonly top: number;

  /** @param unit millimetres in a unit of length. */
  constructor(page: PDFPage, fonts: Fonts, unit = 1) {
    this.page = page;
    this.fonts = fonts;
    this.scale = pointsPerMm * unit;
    this.top = page.getHeight();
  }

  fill(x: number, y: number, width: number, height: number, grey = 0) {
    const { page, scale, top } = this;
    const color = rgb(grey, grey, grey);
    page.drawRectangle({
      x: x * scale,
      y: top - (y + height) * scale,
      width: width * scale,
      height: height * scale,
      color,
    });
  }

  frame(x: number, y: number, width: number, height: number, { width: line = 0.2, grey = 0 }: Stroke = {}) {
    const { page, scale, top } = this;
    page.drawRectangle({
      x: x * scale,
      y: top - (y + height) * scale,
      width: width * scale,
      height: height * scale,
      borderWidth: line * scale,
      borderColor: rgb(grey, grey, grey),
    });
  }

  line(x1: number, y1: number, x2: number, y2: number, { width = 0.2, grey = 0 }: Stroke = {}) {
    const { page, scale, top } = this;
    const start = { x: x1 * scale, y: top - y1 * scale };
    const end = { x: x2 * scale, y: top - y2 * scale };
    page.drawLine({ start, end, thickness: width * scale, color: rgb(grey, grey, grey) });
  }

  /** An ellipse by its centre and outer widths: filled when `grey` is given, outlined when `stroke` is. */
  ellipse(x: number, y: number, width: number, height: number, { grey, stroke }: { grey?: number; stroke?: Stroke }) {
    const { page, scale, top } = this;
    const line = stroke?.width ?? 0.2;
    const shade = stroke?.grey ?? 0;
    page.drawEllipse({
      x: x * scale,
      y: top - y * scale,
      xScale: (width / 2) * scale,
      yScale: (height / 2) * scale,
      color: grey === undefined ? undefined : rgb(grey, grey, grey),
      ...(stroke ? { borderWidth: line * scale, borderColor: rgb(shade, shade, shade) } : {}),
    });
  }

  /** A picture, as large as the box allows, against its top; `x` is where `align` says in it. */
  image(picture: PDFImage, { x, top: above, width, height, align }: ImageBox) {
    const { page, scale, top } = this;
    const size = picture.scaleToFit(width * scale, height * scale);
    const from = align === 'left' ? 0 : align === 'right' ? size.width : size.width / 2;
    page.drawImage(picture, { x: x * scale - from, y: top - above * scale - size.height, ...size });
  }

  /** A filled outline in SVG path notation, its origin at `x`, `y` and its unit `size`. */
  path(svg: string, x: number, y: number, size: number) {
    const { page, scale, top } = this;
    page.drawSvgPath(svg, { x: x * scale, y: top - y * scale, scale: size * scale, color: rgb(0, 0, 0) });
  }

  /** One line of text whose letters are centred on `y`. */
  text(words: string, x: number, y: number, { size, bold = false, align = 'left', grey = 0 }: TextStyle) {
    const { page, scale, top } = this;
    const width = this.widthOf(words, size, bold);
    const from = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    page.drawText(words, {
      x: from * scale,
      y: top - (y + middle * size) * scale,
      size: size * scale,
      font: bold ? this.fonts.bold : this.fonts.regular,
      color: rgb(grey, grey, grey),
    });
  }

  widthOf(words: string, size: number, bold = false): number {
    return (bold ? this.fonts.bold : this.fonts.regular).widthOfTextAtSize(words, size);
  }

  /** The largest size up to `size` at which a text is no wider than `width`. */
  fit(words: string, width: number, size: number, bold = false): number {
    return Math.min(size, (size * width) / Math.max(1e-6, this.widthOf(words, size, bold)));
  }
}
