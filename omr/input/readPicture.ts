import type { GreyImage } from '../image/grey.ts';
import { readSheets } from '../page/furtherSheets.ts';
import type { SheetReading } from '../page/identify.ts';
import { isRead } from '../page/judge.ts';
import type { Layout } from '../template/layout.ts';
import type { CodeReader } from './code.ts';
import type { Picture } from './pictures.ts';

/** Reads the sheets of a page, in the more reliable way if the first shows nothing; also returns the image that was read. */
export async function readPicture(
  { image, again }: Picture,
  layouts: readonly Layout[],
  readCode: CodeReader,
): Promise<{ image: GreyImage; sheets: SheetReading[] }> {
  const sheets = await readSheets(image, layouts, readCode);
  const [{ reading, code }] = sheets as [SheetReading];
  if (isRead(reading.state) || reading.state === 'blank' || code || !again) return { image, sheets };
  const other = await again();
  return { image: other, sheets: await readSheets(other, layouts, readCode) };
}
