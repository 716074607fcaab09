import { loadFonts } from '#omr/sheets/fonts.node.ts';
import { sampleStamp } from './sample.ts';
import { stamp } from './stamp.ts';
import { troubleWords } from './trouble.ts';

/** What is said of a PDF that takes a watermark. */
export const stampable = '워터마크를 넣을 수 있습니다.';

/** What the product says when a watermark is switched on for a PDF: the sentence on screen, or that it can be drawn. */
export async function sayPdf(bytes: Uint8Array, name: string): Promise<string> {
  const { trouble } = await stamp(bytes, sampleStamp, (await loadFonts()).regular);
  return trouble ? troubleWords(name, trouble) : stampable;
}
