import type { GreyImage } from '../image/grey.ts';
import { readSheet, type SheetReading } from '../page/identify.ts';
import { isRead } from '../page/judge.ts';
import type { Layout } from '../template/layout.ts';
import type { CodeReader } from './code.ts';
import type { Picture } from './pictures.ts';

/** Reads a page, in the more reliable way if the first shows nothing; also returns the image that was read. */
export async function readPicture(
  { image, again }: Picture,
  layouts: readonly Layout[],
  readCode: CodeReader,
): Promise<{ image: GreyImage; sheet: SheetReading }> {
  const sheet = await readSheet(image, layouts, readCode);
  const { state } = sheet.reading;
  if (isRead(state) || state === 'blank' || sheet.code || !again) return { image, sheet };
  const other = await again();
  return { image: other, sheet: await readSheet(other, layouts, readCode) };
}
