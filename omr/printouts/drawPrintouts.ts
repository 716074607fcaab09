import { PDFDocument, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { drawExam, type DrawOptions } from '../sheets/draw.ts';
import { embedLogo } from '../sheets/paint/logo.ts';
import { embedFonts, Pen, type Fonts } from '../sheets/paint/pen.ts';
import { answersBlock, questionBlock, type Ruler } from './blocks.ts';
import { flow, type Frame, type Placed } from './flow.ts';
import { InvalidPrintout, type Printout } from './types.ts';

const page = { width: 210, height: 297, margin: 15, footer: 287 };
const wide = page.width - 2 * page.margin;
const questions: Frame = { left: page.margin, top: 47, bottom: 281, width: (wide - 9) / 2, columns: 2, gap: 9 };
const answers: Frame = { left: page.margin, top: 32, bottom: 281, width: wide, columns: 1, gap: 0 };
const soft = 0.4;
const pointsPerMm = 72 / 25.4;

/**
 * Draws question printouts, each followed by its answer sheet where it has one, and on request pages with all answers at the end.
 * @returns a PDF, A4
 * @throws InvalidPrintout for letters that the fonts lack; InvalidStudents, InvalidExam from the answer sheets
 */
export async function drawPrintouts(
  printouts: readonly Printout[],
  { withAnswers, ...options }: DrawOptions & { withAnswers: boolean },
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`${printouts[0]?.title ?? ''} ${printouts[0]?.subtitle ?? ''}`.trim());
  const fonts = await embedFonts(document, options.fonts);
  mustBePrintable(printouts, fonts);
  const sign = await embedLogo(document, options.logo);
  const sheets = await drawSheets(document, printouts, options);
  for (const [index, printout] of printouts.entries()) {
    // Yields to the event loop from time to time.
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
    drawPrintout(document, fonts, printout, sign);
    const sheet = sheets.get(printout);
    if (sheet) document.addPage(sheet);
    options.progress?.(index + 1, printouts.length);
  }
  if (withAnswers) drawAnswers(document, fonts, printouts);
  return document.save();
}

function mustBePrintable(printouts: readonly Printout[], fonts: Fonts): void {
  const known = new Set(fonts.regular.getCharacterSet());
  const isMissing = (letter: string) => !/\s/.test(letter) && !known.has(letter.codePointAt(0)!);
  for (const { title, subtitle, name, group, questions: asked } of printouts) {
    const words = asked.flatMap(({ prompt, choices, answer }) => [prompt, ...(choices ?? []), answer]);
    const found = [title, subtitle, name, group, ...words].find((text) => [...text].some(isMissing));
    if (found === undefined) continue;
    const letters = [...new Set([...found].filter(isMissing))].join('');
    throw new InvalidPrintout(`인쇄할 수 없는 글자가 있습니다: ‘${letters}’ (${found.slice(0, 40)})`);
  }
}

/** The answer sheets as pages of the document; sheets of one exam are drawn together. */
async function drawSheets(
  document: PDFDocument,
  printouts: readonly Printout[],
  options: DrawOptions,
): Promise<Map<Printout, PDFPage>> {
  const pages = new Map<Printout, PDFPage>();
  const byExam = Map.groupBy(printouts, ({ sheet }) => sheet?.id ?? null);
  for (const [id, own] of byExam) {
    const exam = own[0]!.sheet;
    if (id === null || exam === null) continue;
    const students = own.map(({ name, number, group }) => ({ name, number, group }));
    const drawn = await PDFDocument.load(await drawExam(exam, students, { ...options, progress: undefined }));
    const copied = await document.copyPages(drawn, drawn.getPageIndices());
    for (const [at, printout] of own.entries()) pages.set(printout, copied[at]!);
  }
  return pages;
}

const rulerOf = ({ regular, bold }: Fonts): Ruler => ({
  widthOf: (words, size, isBold = false) => (isBold ? bold : regular).widthOfTextAtSize(words, size),
});

function addPage(document: PDFDocument, fonts: Fonts): Pen {
  return new Pen(document.addPage([page.width * pointsPerMm, page.height * pointsPerMm]), fonts);
}

function drawPrintout(document: PDFDocument, fonts: Fonts, printout: Printout, sign: PDFImage | undefined): void {
  const ruler = rulerOf(fonts);
  const blocks = printout.questions.map((question, at) => questionBlock(question, at + 1, questions.width, ruler));
  const pages = flow(blocks, questions);
  for (const [at, placed] of pages.entries()) {
    const pen = addPage(document, fonts);
    paintHeading(pen, printout);
    if (sign) pen.image(sign, { x: page.margin, top: 5.5, width: 44, height: 7.5, align: 'left' });
    const middle = page.width / 2;
    pen.line(middle, questions.top - 2, middle, questions.bottom, { width: 0.15, grey: 0.75 });
    paintBlocks(pen, placed);
    paintFooter(pen, [printout.name, printout.title, `${at + 1} / ${pages.length}쪽`]);
  }
}

function drawAnswers(document: PDFDocument, fonts: Fonts, printouts: readonly Printout[]): void {
  const ruler = rulerOf(fonts);
  const pages = flow(
    printouts.map((printout) => answersBlock(printout, answers.width, ruler)),
    answers,
  );
  const { title, subtitle } = printouts[0]!;
  for (const [at, placed] of pages.entries()) {
    const pen = addPage(document, fonts);
    pen.text(`정답 · ${title}`, page.margin, 18, { size: pen.fit(`정답 · ${title}`, wide, 6, true), bold: true });
    pen.text(`${subtitle} · 채점용, 학생에게 나누어 주지 않습니다.`, page.margin, 24.5, { size: 3.1, grey: soft });
    paintBlocks(pen, placed);
    paintFooter(pen, ['정답', title, `${at + 1} / ${pages.length}쪽`]);
  }
}

function paintBlocks(pen: Pen, placed: readonly Placed[]): void {
  for (const { block, x, y } of placed) block.paint(pen, x, y);
}

/** The title on the left; whose printout it is and the score on the right. */
function paintHeading(pen: Pen, printout: Printout): void {
  const { margin } = page;
  const box = { width: 66, height: 9 };
  const left = page.width - margin - box.width;
  const room = left - margin - 6;
  pen.text(printout.title, margin, 19, { size: pen.fit(printout.title, room, 6.4, true), bold: true });
  pen.text(printout.subtitle, margin, 26, { size: pen.fit(printout.subtitle, room, 3.4), grey: soft });
  pen.text(printout.advice, margin, 38, { size: pen.fit(printout.advice, wide, 3.4) });
  const rows = [
    ['이름', printout.number === '' ? printout.name : `${printout.name}  ${printout.number}`],
    ['점수', `/ ${printout.questions.length}`],
  ] as const;
  for (const [row, [label, value]] of rows.entries()) {
    const y = 13 + row * box.height;
    const middle = y + box.height / 2;
    pen.fill(left, y, 14, box.height, 0.93);
    pen.frame(left, y, box.width, box.height, { width: 0.2 });
    pen.text(label, left + 7, middle, { size: 3.4, bold: true, align: 'center' });
    const size = pen.fit(value, box.width - 18, 4, row === 0);
    if (row === 0) pen.text(value, left + 17, middle, { size, bold: true });
    else pen.text(value, left + box.width - 4, middle, { size, align: 'right' });
  }
  pen.line(margin, 42, page.width - margin, 42, { width: 0.35 });
}

function paintFooter(pen: Pen, parts: readonly string[]): void {
  const words = parts.filter(Boolean).join('  ·  ');
  pen.text(words, page.width / 2, page.footer, { size: pen.fit(words, wide, 3), align: 'center', grey: soft });
}
