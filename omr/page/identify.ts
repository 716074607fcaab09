import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import type { Layout } from '../template/layout.ts';
import { cropSquare } from './crops.ts';
import { readPage, type PageReading } from './read.ts';

/** A reading and the template it was read with. */
export interface SheetReading {
  reading: PageReading;
  layout: Layout;
  /** The text of the sheet's QR code, if the template has one and it could be read. */
  code?: string;
}

/**
 * Reads a page that is one of several sheets, such as the pages of one exam. Where templates name a QR code it must be
 * on the page: a page of another exam is rejected, and one whose code cannot be read needs review.
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
    if (code === undefined) return { reading: doubted(reading), layout };
    if (code === wanted.text) return { reading, layout, code };
    const named = layouts.find(({ template }) => template.code?.text === code);
    return named ? { reading: readPage(image, named), layout: named, code } : { reading: foreign, layout, code };
  }
  return rejected!;
}

const foreign: PageReading = {
  state: 'rejected',
  reason: '다른 시험의 답안지입니다. 어느 시험의 답안지인지 확인해 주세요.',
  fields: {},
  composites: {},
  bubbles: [],
};

function doubted(reading: PageReading): PageReading {
  const reason = 'QR 코드를 읽지 못했습니다. 이 시험의 답안지가 맞는지 확인해 주세요.';
  return reading.state === 'read' ? { ...reading, state: 'needs_review', reason } : reading;
}
