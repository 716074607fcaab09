import type { TemplateInput } from '../template/template.ts';
import type { Exam } from './exam.ts';
import { leastHeight, numberHeight, numberWidth, paginate, type Numbered, type Section } from './paginate.ts';
import { papers, type Paper } from './paper.ts';

type Field = TemplateInput['fields'][number];

/** A framed part of a sheet with the fields in it, in millimetres. */
export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  fields: Field[];
  /** What stands in front of rows of choices, at the height of their bubbles. */
  rows: { label: string; y: number }[];
  /** The heading of a number; choices have none. */
  heading?: string;
}

/** One page of an exam's sheet. */
export interface SheetPage {
  paper: Paper;
  /** From 1. */
  number: number;
  of: number;
  /** The student's number. */
  identity: Panel;
  panels: Panel[];
  /** Where the QR code is; `x` and `y` are its centre. */
  code: { x: number; y: number; size: number };
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Name of the n-th digit of the student's number, from 1. */
const identityField = (digit: number) => `s${digit}`;

/** Name of a question's field; of a number question that of its n-th place, from 1. */
const questionField = (number: number, place?: number) => (place ? `q${number}.${place}` : `q${number}`);

/** Places everything an exam needs on as many pages as it takes. */
export function arrange(exam: Exam): SheetPage[] {
  const paper = papers[exam.paper];
  const identity = identityPanel(paper, exam.numberDigits);
  const top = identity.y + identity.height + paper.gap;
  const pages = paginate(paper, exam.questions, paper.bottom - top);
  const half = paper.code / 2;
  const code = { x: identity.x - paper.gap - half, y: paper.top + half, size: paper.code };
  return pages.map((sections, index) => {
    const panels = placeSections(paper, sections, top);
    return { paper, number: index + 1, of: pages.length, identity, panels, code };
  });
}

function identityPanel(paper: Paper, count: number): Panel {
  const width = numberWidth(paper, count);
  const ids = Array.from({ length: count }, (_, index) => identityField(index + 1));
  return numberPanel(paper, paper.right - width, paper.top, width, ids, '학생 번호');
}

function placeSections(paper: Paper, sections: readonly Section[], top: number): Panel[] {
  const used = sections.reduce((sum, section) => sum + leastHeight(paper, section) + paper.gap, -paper.gap);
  const rows = sections.reduce((sum, { kind, rows }) => sum + (kind === 'choice' ? rows : 0), 0);
  const [least, most] = paper.choices.down;
  const down = Math.min(most, least + (paper.bottom - top - used) / Math.max(1, rows));
  let y = top;
  return sections.flatMap((section) => {
    const panels = section.kind === 'choice' ? choicePanels(paper, section, y, down) : numberPanels(paper, section, y);
    y += leastHeight(paper, section, down) + paper.gap;
    return panels;
  });
}

function choicePanels(paper: Paper, section: Section, y: number, down: number): Panel[] {
  const { left, right, gap, choices, heading } = paper;
  const { questions, columns, rows } = section;
  const width = (right - left + gap) / columns - gap;
  const most = Math.max(...questions.map((question) => (question.kind === 'choice' ? question.choices : 0)));
  const room = width - choices.label - 2 * choices.padding;
  const across = Math.min(choices.across[1], room / most);
  return Array.from({ length: columns }, (_, column): Panel => {
    const x = left + column * (width + gap);
    const first = x + choices.label + choices.padding + (room - across * most) / 2 + across / 2;
    const own = questions.slice(column * rows, (column + 1) * rows);
    const lines = own.map((question, row) => ({
      question,
      y: y + heading + choices.padding + (row + 0.5) * down,
    }));
    return {
      x,
      y,
      width,
      height: leastHeight(paper, section, down),
      rows: lines.map(({ question, y }) => ({ label: String(question.number), y })),
      fields: lines.map(({ question, y }) => choiceField(question, first, across, y)),
    };
  }).filter(({ fields }) => fields.length > 0);
}

function choiceField(question: Numbered, first: number, across: number, y: number): Field {
  const count = question.kind === 'choice' ? question.choices : 0;
  const options = digits.slice(1, count + 1);
  return {
    id: questionField(question.number),
    kind: 'choice',
    options,
    positions: options.map((_, option) => [round(first + option * across), round(y)]),
  };
}

function numberPanels(paper: Paper, { questions, columns }: Section, top: number): Panel[] {
  const step = (paper.right - paper.left + paper.gap) / columns;
  return questions.map((question, index) => {
    const count = question.kind === 'number' ? question.digits : 0;
    const ids = Array.from({ length: count }, (_, place) => questionField(question.number, place + 1));
    const x = paper.left + (index % columns) * step;
    const y = top + Math.floor(index / columns) * (numberHeight(paper) + paper.gap);
    return numberPanel(paper, x, y, step - paper.gap, ids, String(question.number));
  });
}

function numberPanel(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  ids: readonly string[],
  heading: string,
): Panel {
  const { choices, box, digits: pitch } = paper;
  // A little wider where there is room, but still one number.
  const across = Math.min(1.15 * pitch.across, (width - 2 * choices.padding) / ids.length);
  const first = x + (width - across * (ids.length - 1)) / 2;
  const top = y + paper.heading + box + choices.padding + pitch.down / 2;
  const fields = ids.map((id, place): Field => ({
    id,
    kind: 'digit',
    options: digits,
    positions: digits.map((_, digit) => [round(first + place * across), round(top + digit * pitch.down)]),
  }));
  return { x, y, width, height: numberHeight(paper), rows: [], fields, heading };
}

/** Hundredths of a millimetre are finer than any printer. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
