/** What is wrong in a contract or a document, and where. */
export interface Mistake {
  /** From the root of the project. */
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  /** In English, as the tool says it, with what may have been meant. */
  message: string;
  /** The lines around it. */
  frame: string;
}

/** What stopped the generator; without mistakes where nobody knows the place. */
export interface Failure {
  message: string;
  mistakes: readonly Mistake[];
}

/** A step of the generator that a mistake in its sources has stopped. */
export class WrongSource extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(step: string, mistakes: readonly Mistake[], options?: ErrorOptions) {
    super(`${step}:\n${mistakes.map(textOf).join('\n')}`, options);
    this.mistakes = mistakes;
  }
}

/** How many lines are shown before and after the one that is wrong. */
const around = 2;

/** A mistake at a place of a text. */
export function mistakeAt(file: string, text: string, line: number, column: number, message: string): Mistake {
  const lines = text.split('\n');
  const first = Math.max(line - 1 - around, 0);
  const width = String(line + around).length;
  // Vite's overlay knows a frame by this form.
  const shown = lines.slice(first, line + around).flatMap((content, at) => {
    const number = first + at + 1;
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`;
    return number === line ? [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [row];
  });
  return { file, line, column, message, frame: `${shown.join('\n')}\n` };
}

const textOf = ({ file, line, column, message, frame }: Mistake) => `${file}:${line}:${column} ${message}\n${frame}`;
