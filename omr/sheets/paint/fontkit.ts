import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument } from 'pdf-lib';

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];

/** What fontkit's writer of TrueType subsets holds while it collects glyphs. */
interface GlyphWriter {
  loca: { offsets: number[]; version?: number };
  _addGlyph(glyph: number): number;
}

/** In a font's `loca` table: offsets in whole bytes. */
const wholeOffsets = 1;

/**
 * fontkit 1.1 writes the glyph offsets of a small subset divided by two without making their lengths even, so every
 * other letter is lost; this makes it write whole offsets.
 */
export const soundFontkit: Fontkit = {
  create: (...args: Parameters<Fontkit['create']>) => {
    const font = fontkit.create(...args);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      const writer = subset as unknown as GlyphWriter;
      const add = writer._addGlyph.bind(writer);
      writer._addGlyph = (glyph) => {
        writer.loca.version = wholeOffsets;
        return add(glyph);
      };
      return subset;
    };
    return font;
  },
};
