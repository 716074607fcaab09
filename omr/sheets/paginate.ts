import type { Question } from './exam.ts';
import type { Paper } from './paper.ts';

/** A question with its number on the sheet. */
export type Numbered = Question & { number: number };

/** Questions of one kind together on a page, in columns filled one after the other. */
export interface Section {
  kind: Question['kind'];
  questions: Numbered[];
  columns: number;
  rows: number;
}

/** Rows after which a column of choices is full, as long as there is room for another column. */
const handyRows = 20;

/** Distributes questions to pages with `height` millimetres for answers; short columns only if they save a page. */
export function paginate(paper: Paper, questions: readonly Question[], height: number): Section[][] {
  const handy = deal(paper, questions, height, handyRows);
  const dense = deal(paper, questions, height, 1);
  return dense.length < handy.length ? dense : handy;
}

function deal(paper: Paper, questions: readonly Question[], height: number, rows: number): Section[][] {
  const pages: Section[][] = [[]];
  let left = height;
  for (let run of runsOf(questions.map((question, index) => ({ ...question, number: index + 1 })))) {
    while (run.length > 0) {
      const section = fill(paper, run, left, rows);
      if (!section) {
        pages.push([]);
        left = height;
        continue;
      }
      pages.at(-1)!.push(section);
      left -= leastHeight(paper, section) + paper.gap;
      run = run.slice(section.questions.length);
    }
  }
  return pages;
}

/** Height of a section with the narrowest rows, or with rows `down` apart. */
export function leastHeight(paper: Paper, { kind, rows }: Section, down = paper.choices.down[0]): number {
  if (kind === 'choice') return paper.heading + 2 * paper.choices.padding + rows * down;
  return rows * (numberHeight(paper) + paper.gap) - paper.gap;
}

/** Height of the panel of one number question. */
export function numberHeight({ heading, box, digits, choices }: Paper): number {
  return heading + box + 10 * digits.down + 2 * choices.padding;
}

/** Width of a panel of digits. */
export function numberWidth({ digits, choices }: Paper, count: number): number {
  return count * digits.across + 2 * choices.padding;
}

function runsOf(questions: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const question of questions) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === question.kind) run.push(question);
    else runs.push([question]);
  }
  return runs;
}

/** As many of a run's questions as fit; none if too few fit. */
function fill(paper: Paper, run: readonly Numbered[], room: number, rows: number): Section | undefined {
  const { kind } = run[0]!;
  const most = mostColumns(paper, run);
  const spare = kind === 'choice' ? room - paper.heading - 2 * paper.choices.padding : room + paper.gap;
  const row = kind === 'choice' ? paper.choices.down[0] : numberHeight(paper) + paper.gap;
  const fitting = Math.floor(spare / row + 1e-9);
  if (fitting < Math.min(kind === 'choice' ? 3 : 1, Math.ceil(run.length / most))) return undefined;
  const questions = run.slice(0, fitting * most);
  const wanted = kind === 'choice' ? Math.max(2, Math.ceil(questions.length / rows)) : most;
  const columns = Math.min(most, Math.max(wanted, Math.ceil(questions.length / fitting)));
  const even = Math.ceil(questions.length / columns);
  // Columns of whole groups of five begin with 1, 6, 11 …
  const grouped = Math.ceil(even / 5) * 5;
  const whole = kind === 'choice' && rows > 1 && questions.length > 10 && grouped <= fitting;
  return { kind, questions, columns, rows: whole ? grouped : even };
}

function mostColumns(paper: Paper, run: readonly Numbered[]): number {
  const { choices, gap, left, right } = paper;
  const widest = run.map((question) =>
    question.kind === 'choice'
      ? choices.label + question.choices * choices.across[0] + choices.padding
      : numberWidth(paper, question.digits),
  );
  return Math.floor((right - left + gap) / (Math.max(...widest) + gap) + 1e-9);
}
