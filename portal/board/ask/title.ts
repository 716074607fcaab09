const MOST_LETTERS = 60;

/** The title of a question that was given none: its first line, with the number of its item before it; '' while nothing is written. */
export function titleFrom({ body, examNumber }: { body: string; examNumber: number | null }): string {
  const line = (body.trim().split('\n')[0] ?? '').replaceAll(/\s+/g, ' ');
  const letters = [...line];
  const short = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : line;
  const item = examNumber === null ? '' : `${examNumber}번`;
  return short === '' || item === '' || short.includes(item) ? short : `${item} ${short}`;
}
