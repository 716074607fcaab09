import { PDFDocument } from '@cantoo/pdf-lib';
import { embedLogo } from '#omr/sheets/paint/logo.ts';
import { embedFonts, Pen, type FontFiles } from '#omr/sheets/paint/pen.ts';
import { sayMonth } from '../../_protocol/seoul.ts';
import type { Slip, SlipLine } from './slip.ts';
import { lineBasis, lineName, won } from './slipWords.ts';

const left = 20;
const right = 190;
const rowHeight = 7.5;
/** Lines that fit below the head of the first page, and of the ones after it. */
const linesOnPage = 24;

/** What stands above each slip. */
interface Letterhead {
  name?: string | undefined;
  /** A PNG. */
  logo?: Uint8Array | undefined;
}

/** Draws slips as one PDF, a new page for each; one with many lines goes on. */
export async function drawSlips(
  slips: readonly Slip[],
  fontFiles: FontFiles,
  { name = '', logo }: Letterhead = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle('급여명세서');
  const fonts = await embedFonts(document, fontFiles);
  const sign = await embedLogo(document, logo);
  for (const slip of slips) {
    for (let from = 0; from < Math.max(1, slip.lines.length); from += linesOnPage) {
      const pen = new Pen(document.addPage([595.28, 841.89]), fonts);
      drawHead(pen, slip, name);
      if (sign) pen.image(sign, { x: right, top: 10, width: 50, height: 12, align: 'right' });
      const end = drawLines(pen, slip.lines.slice(from, from + linesOnPage));
      if (from + linesOnPage >= slip.lines.length) drawTotals(pen, slip, end);
      else pen.text('다음 쪽에 이어집니다', right, end + 6, { size: 3.2, align: 'right', grey: 0.35 });
    }
  }
  return new Uint8Array(await document.save());
}

function drawHead(pen: Pen, { month, name, loginId, payDay }: Slip, academyName: string): void {
  pen.text(academyName, left, 16, { size: pen.fit(academyName, 100, 4, true), bold: true });
  pen.text('급여명세서', 105, 24, { size: 7.5, bold: true, align: 'center' });
  pen.text(sayMonth(month), 105, 33, { size: 4.2, align: 'center' });
  const facts = [
    ['성명', `${name} (${loginId})`],
    ['귀속 월', sayMonth(month)],
    ['지급일', payDay.replaceAll('-', '. ')],
  ] as const;
  for (const [at, [word, value]] of facts.entries()) {
    const x = left + at * 60;
    pen.text(word, x, 45, { size: 3.2, grey: 0.4 });
    pen.text(value, x, 51, { size: pen.fit(value, 56, 4, true), bold: true });
  }
}

function drawLines(pen: Pen, lines: readonly SlipLine[]): number {
  let y = 60;
  pen.fill(left, y, right - left, rowHeight, 0.92);
  pen.text('항목', left + 2, y + rowHeight / 2, { size: 3.4, bold: true });
  pen.text('계산 방법', 98, y + rowHeight / 2, { size: 3.4, bold: true });
  pen.text('금액', right - 2, y + rowHeight / 2, { size: 3.4, bold: true, align: 'right' });
  for (const line of lines) {
    y += rowHeight;
    const middle = y + rowHeight / 2;
    const [name, basis] = [lineName(line), lineBasis(line)];
    pen.text(name, left + 2, middle, { size: pen.fit(name, 73, 3.5) });
    pen.text(basis, 98, middle, { size: pen.fit(basis, 62, 3.3), grey: 0.25 });
    pen.text(won(line.amount), right - 2, middle, { size: 3.6, align: 'right' });
    pen.line(left, y + rowHeight, right, y + rowHeight, { width: 0.1, grey: 0.7 });
  }
  return y + rowHeight;
}

function drawTotals(pen: Pen, { earned, claimed, withheld, net }: Slip, end: number): void {
  const sums = [
    ['지급액', earned],
    ['경비', claimed],
    ['공제액', -withheld],
  ] as const;
  let y = end + 4;
  for (const [word, amount] of sums) {
    pen.text(word, 130, y + 3, { size: 3.6 });
    pen.text(won(amount), right - 2, y + 3, { size: 3.6, align: 'right' });
    y += 6.5;
  }
  pen.line(128, y, right, y, { width: 0.4 });
  pen.text('실지급액', 130, y + 6, { size: 4.4, bold: true });
  pen.text(won(net), right - 2, y + 6, { size: 5, bold: true, align: 'right' });
}
