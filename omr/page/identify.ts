import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import { readSheetId } from '../sheets/sheetId.ts';
import type { Layout } from '../template/layout.ts';
import { cropSquare } from './crops.ts';
import { tellOtherPage, type OtherPage } from './otherPages.ts';
import { nothing, readPage, type PageReading } from './read.ts';

/** A reading and the template it was read with. */
export interface SheetReading {
  reading: PageReading;
  layout: Layout;
  /** The text of the sheet's QR code, if the template has one and it could be read. */
  code?: string;
  /** Another sheet is seen beside or behind it that could not be read. */
  isCrowded?: boolean;
}

/**
 * Reads a page that is one of several sheets, such as the pages of one exam. Where templates name a QR code it must be
 * on the page: a page of another exam is rejected, and one whose code cannot be read needs review. What is no sheet is said to be none.
 */
export async function readSheet(
  image: GreyImage,
  layouts: readonly Layout[],
  readCode: (image: GreyImage) => Promise<string | undefined>,
): Promise<SheetReading> {
  let rejected: SheetReading | undefined;
  for (const layout of layouts) {
    const reading = readPage(image, layout);
    if (reading.state === 'rejected') {
      rejected ??= { reading, layout };
      continue;
    }
    const { code: wanted } = layout.template;
    if (!wanted) return { reading, layout };
    const crop = cropSquare(image, layout, reading.bubbles, wanted, constants.input.pixelsOfCode);
    const code = (await readCode(crop)) ?? (await readCode(image));
    if (code === undefined) return { reading: withoutCode(image, layouts, reading), layout };
    if (code === wanted.text) return { reading, layout, code };
    const named = layouts.find(({ template }) => template.code?.text === code);
    return named ? { reading: readPage(image, named), layout: named, code } : { reading: foreign, layout, code };
  }
  const other = tellOtherPage(image, layouts);
  if (!other) return rejected!;
  const code = other === 'blank' ? undefined : await readOwnCode(image, layouts, readCode);
  if (code === undefined) return { reading: nothing(other, words[other]), layout: rejected!.layout };
  return layouts.some(({ template }) => template.code?.text === code) ? rejected! : { ...rejected!, reading: foreign };
}

/** The code on a page if it is one of an answer sheet. */
async function readOwnCode(
  image: GreyImage,
  layouts: readonly Layout[],
  readCode: (image: GreyImage) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!layouts.some(({ template }) => template.code)) return undefined;
  const code = await readCode(image);
  const isOwn = layouts.some(({ template }) => template.code?.text === code);
  return code !== undefined && (isOwn || readSheetId(code)) ? code : undefined;
}

const words: Record<OtherPage, string> = { blank: '빈 쪽입니다.', no_sheet: '답안지가 아닌 쪽입니다.' };

const foreign = nothing('rejected', '다른 시험의 답안지입니다. 어느 시험의 답안지인지 확인해 주세요.');

/** Printed questions may be taken for a sheet on which every field is in doubt. */
function withoutCode(image: GreyImage, layouts: readonly Layout[], reading: PageReading): PageReading {
  const isAllDoubt = Object.values(reading.fields).every(({ flagged }) => flagged);
  const other = isAllDoubt ? tellOtherPage(image, layouts) : undefined;
  return other ? nothing(other, words[other]) : doubted(reading);
}

function doubted(reading: PageReading): PageReading {
  const reason = 'QR 코드를 읽지 못했습니다. 이 시험의 답안지가 맞는지 확인해 주세요.';
  return reading.state === 'read' ? { ...reading, state: 'needs_review', reason } : reading;
}
