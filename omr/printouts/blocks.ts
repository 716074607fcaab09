import type { Pen } from '../sheets/paint/pen.ts';
import { circled, type Printout, type PrintedQuestion } from './types.ts';
import { wrap } from './wrap.ts';

/** Something that stays together: how high it is, in millimetres, and how it is drawn from its top left corner. */
export interface Block {
  height: number;
  paint: (pen: Pen, x: number, y: number) => void;
}

/** Measures texts without a page. */
export type Ruler = Pick<Pen, 'widthOf'>;

const text = { prompt: 4.1, choice: 3.7, small: 3.1 };
const lead = 1.45;
const indent = 8;
const between = 3.6;

/** A question with its choices, two beside each other where all are short, or with a line to write on. */
export function questionBlock(question: PrintedQuestion, number: number, width: number, ruler: Ruler): Block {
  const prompt = wrap(question.prompt, width - indent, (words) => ruler.widthOf(words, text.prompt, true));
  const promptWidth = ruler.widthOf(question.prompt, text.prompt, true);
  if (!question.choices && promptWidth < (width - indent) / 2)
    return writtenBeside(question.prompt, number, width, promptWidth);
  const below = question.choices ? choicesBlock(question.choices, width - indent, ruler) : lineBlock(width - indent);
  const top = prompt.length * text.prompt * lead;
  return {
    height: top + below.height + between,
    paint: (pen, x, y) => {
      paintNumber(pen, number, x, y + text.prompt / 2);
      for (const [at, line] of prompt.entries()) {
        const middle = y + text.prompt / 2 + at * text.prompt * lead;
        pen.text(line, x + indent, middle, { size: text.prompt, bold: true });
      }
      below.paint(pen, x + indent, y + top);
    },
  };
}

function paintNumber(pen: Pen, number: number, x: number, y: number): void {
  pen.text(`${number}.`, x + indent - 1.6, y, { size: text.prompt, bold: true, align: 'right' });
}

/** A short word with the line to write on beside it. */
function writtenBeside(prompt: string, number: number, width: number, promptWidth: number): Block {
  return {
    height: 11,
    paint: (pen, x, y) => {
      const middle = y + 4;
      paintNumber(pen, number, x, middle);
      pen.text(prompt, x + indent, middle, { size: text.prompt, bold: true });
      const from = Math.max(promptWidth + 4, (width - indent) * 0.4);
      pen.line(x + indent + from, middle + 2.6, x + width - 2, middle + 2.6, { width: 0.2, grey: 0.35 });
    },
  };
}

function choicesBlock(choices: readonly string[], width: number, ruler: Ruler): Block {
  const size = text.choice;
  const measure = (words: string) => ruler.widthOf(words, size);
  const gap = size * 1.4;
  const half = width / 2;
  const columns = choices.every((choice) => measure(choice) <= half - gap - 1) ? 2 : 1;
  const cells = choices.map((choice) => wrap(choice, width / columns - gap, measure));
  const step = size * lead;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  const tops = rows.map((_, row) => rows.slice(0, row).reduce((sum, own) => sum + linesOf(own) * step, 0.6));
  return {
    height: rows.reduce((sum, row) => sum + linesOf(row) * step, 0.6),
    paint: (pen, x, y) => {
      for (const [at, lines] of cells.entries()) {
        const left = x + (at % columns) * half;
        const top = y + tops[Math.floor(at / columns)]! + size / 2;
        pen.text(circled[at]!, left, top, { size });
        for (const [row, line] of lines.entries()) pen.text(line, left + gap, top + row * step, { size });
      }
    },
  };
}

const linesOf = (cells: readonly string[][]) => Math.max(...cells.map(({ length }) => length));

function lineBlock(width: number): Block {
  return {
    height: 8,
    paint: (pen, x, y) => pen.line(x, y + 6.6, x + width - 2, y + 6.6, { width: 0.2, grey: 0.35 }),
  };
}

/** Whose answers, and each question's answer, as many beside each other as there is room for. */
export function answersBlock({ name, number, questions }: Printout, width: number, ruler: Ruler): Block {
  const size = text.small;
  const cells = questions.map(({ answer }, at) => ({ number: `${at + 1}`, answer }));
  const widest = Math.max(...cells.map((cell) => ruler.widthOf(cell.answer, size))) + 8;
  const columns = Math.max(1, Math.min(10, Math.floor(width / widest)));
  const step = size * 1.6;
  const rows = Math.ceil(cells.length / columns);
  return {
    height: text.prompt * 1.6 + rows * step + between,
    paint: (pen, x, y) => {
      pen.text(number === '' ? name : `${name} (${number})`, x, y + text.prompt / 2, { size: size * 1.15, bold: true });
      for (const [at, cell] of cells.entries()) {
        const left = x + (at % columns) * (width / columns);
        const top = y + text.prompt * 1.6 + (Math.floor(at / columns) + 0.5) * step;
        pen.text(cell.number, left + 5, top, { size, align: 'right', grey: 0.4 });
        const room = width / columns - 7;
        pen.text(cell.answer, left + 6.4, top, {
          size: Math.min(size, (size * room) / ruler.widthOf(cell.answer, size)),
        });
      }
      pen.line(x, y + text.prompt * 1.6 + rows * step + 1.4, x + width, y + text.prompt * 1.6 + rows * step + 1.4, {
        grey: 0.8,
      });
    },
  };
}
