import type { SheetPage } from '../arrange.ts';
import type { Exam } from '../exam.ts';
import type { Paper } from '../paper.ts';
import type { Pen } from './pen.ts';

const soft = 0.35;

/** Where the student's name is written or printed: the left edge and middle of the line, and its width. */
export interface NameLine {
  x: number;
  y: number;
  width: number;
}

/** Positions of the parts to the left of the student's number. */
function measure({ paper, identity, code }: SheetPage) {
  const { left, top, gap, text } = paper;
  const right = identity.x - gap;
  const titleRight = code.x - code.size / 2 - gap;
  const tableTop = top + code.size + gap;
  const row = 2.7 * text.body;
  const label = 5.2 * text.body;
  return { left, top, right, titleRight, tableTop, row, label, bottom: identity.y + identity.height };
}

export function nameLine(page: SheetPage): NameLine {
  const { left, right, tableTop, row, label } = measure(page);
  const padding = page.paper.text.body / 2;
  return { x: left + label + padding, y: tableTop + row / 2, width: (right - left) / 2 - label - 2 * padding };
}

/**
 * Draws the title, the lines to write on and how to fill the sheet.
 * @param numbered whether student numbers are printed on the sheets.
 */
export function paintHeading(pen: Pen, exam: Exam, page: SheetPage, numbered: boolean) {
  const { paper } = page;
  const { left, top, right, titleRight, tableTop, row, label, bottom } = measure(page);
  paintTitle(pen, exam, paper, left, top, titleRight - left);
  const middle = (left + right) / 2;
  const cells = [
    ['이름', left, tableTop],
    ['반', middle, tableTop],
    ['날짜', left, tableTop + row],
    ['확인', middle, tableTop + row],
  ] as const;
  for (const [words, x, y] of cells) {
    pen.fill(x, y, label, row, 0.92);
    pen.frame(x, y, (right - left) / 2, row, { width: 0.2 });
    pen.line(x + label, y, x + label, y + row, { width: 0.12, grey: 0.45 });
    pen.text(words, x + label / 2, y + row / 2, { size: paper.text.body, bold: true, align: 'center' });
  }
  const advice = adviceFor(exam, numbered);
  paintAdvice(pen, page, advice, left, tableTop + 2 * row + paper.gap, right, bottom);
  paintFooter(pen, exam, page);
}

function paintTitle(pen: Pen, exam: Exam, paper: Paper, x: number, y: number, width: number) {
  const { title, body } = paper.text;
  const lines = wrap(pen, exam.title, width, title);
  for (const [index, { words, size }] of lines.entries()) {
    pen.text(words, x, y + title * 0.6 + index * title * 1.15, { size, bold: true });
  }
  const below = y + title * 0.6 + lines.length * title * 1.15 + body * 0.2;
  const size = pen.fit(exam.subtitle, width, body);
  if (exam.subtitle) pen.text(exam.subtitle, x, below, { size, grey: soft });
}

/** A title in one line, or in two when it would become too small, broken at the space nearest the middle. */
function wrap(pen: Pen, words: string, width: number, size: number): { words: string; size: number }[] {
  const whole = pen.fit(words, width, size, true);
  if (whole > 0.75 * size) return [{ words, size: whole }];
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const half = words.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? Math.ceil(half);
  const parts = [words.slice(0, at), words.slice(at).trim()];
  const smallest = Math.min(...parts.map((part) => pen.fit(part, width, 0.85 * size, true)));
  return parts.map((part) => ({ words: part, size: smallest }));
}

function adviceFor({ questions }: Exam, numbered: boolean): string[] {
  return [
    '컴퓨터용 사인펜이나 진한 연필로 칸을 꽉 채워 칠하세요.',
    '고칠 때는 깨끗이 지우고 다시 칠하세요.',
    numbered
      ? '인쇄된 이름과 학생 번호가 내 것인지 확인하세요.'
      : '학생 번호는 위 칸에 쓰고, 아래에 같은 숫자를 칠하세요.',
    ...(questions.some(({ kind }) => kind === 'number')
      ? ['숫자 답은 끝자리를 오른쪽 줄에 맞추고, 남는 앞자리는 비워 두세요.']
      : []),
    '모서리의 검은 사각형과 QR 코드는 가리거나 접지 마세요.',
  ];
}

function paintAdvice(
  pen: Pen,
  page: SheetPage,
  lines: readonly string[],
  x: number,
  y: number,
  right: number,
  bottom: number,
) {
  const { text, bubble } = page.paper;
  const step = Math.min(1.75 * text.small, (bottom - y - 2.2 * bubble.height) / (lines.length + 0.2));
  const size = Math.min(...lines.map((line) => pen.fit(line, right - x - 2 * text.small, text.small)));
  for (const [index, line] of lines.entries()) {
    const middle = y + (index + 0.6) * step;
    pen.text(String(index + 1), x + 0.4 * size, middle, { size, bold: true, align: 'center' });
    pen.text(line, x + 1.6 * size, middle, { size, grey: 0.15 });
  }
  paintExamples(pen, page, x, bottom - bubble.height / 2 - 0.3);
}

/** How a mark should look, and how not. */
function paintExamples(pen: Pen, { paper }: SheetPage, x: number, y: number) {
  const { small } = paper.text;
  const { width, height } = paper.bubble;
  const step = width * 1.35;
  const outline = { width: 0.15 };
  let at = x;
  pen.text('바르게', at, y, { size: small, bold: true });
  at += pen.widthOf('바르게', small, true) + small * 0.6 + width / 2;
  pen.ellipse(at, y, width, height, { grey: 0 });
  at += width / 2 + small * 2.4;
  pen.text('틀리게', at, y, { size: small, bold: true });
  at += pen.widthOf('틀리게', small, true) + small * 0.6 + width / 2;
  for (const wrong of ['dot', 'tick', 'cross', 'half'] as const) {
    pen.ellipse(at, y, width, height, { stroke: outline });
    const [w, h] = [width * 0.3, height * 0.3];
    if (wrong === 'dot') pen.ellipse(at, y, w, w, { grey: 0 });
    if (wrong === 'tick') {
      pen.line(at - w, y, at - w / 4, y + h, { width: 0.35 });
      pen.line(at - w / 4, y + h, at + w * 1.2, y - h * 1.2, { width: 0.35 });
    }
    if (wrong === 'cross') {
      pen.line(at - w, y - h, at + w, y + h, { width: 0.35 });
      pen.line(at - w, y + h, at + w, y - h, { width: 0.35 });
    }
    if (wrong === 'half') pen.ellipse(at - width * 0.2, y, width * 0.55, height * 0.8, { grey: 0 });
    at += step;
  }
}

function paintFooter(pen: Pen, exam: Exam, { paper, number, of }: SheetPage) {
  const { width, height, mark, text } = paper;
  const y = height - mark.inset;
  const words = of > 1 ? `${exam.title}  ·  ${number} / ${of}쪽` : exam.title;
  const size = pen.fit(words, width - 4 * mark.inset - 2 * mark.size, text.small);
  pen.text(words, width / 2, y, { size, align: 'center', grey: soft });
  pen.text('OMR 답안지', width - 2 * mark.inset, mark.inset, { size: text.small, align: 'right', grey: soft });
}
