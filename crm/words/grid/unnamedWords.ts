import { fieldNames } from './wordRows.ts';

/**
 * A sheet without a header whose first two columns are words of another language and Korean, as Quizlet and Anki write them, with a header
 * and without what Anki says of itself; null for others.
 */
export function withHeader(sheet: readonly (readonly string[])[]): { sheet: string[][]; notes: string[] } | null {
  const said = sheet.map(([first = '']) => /^#(\w[\w ]*):(.*)$/.exec(first.trim()));
  const isMarkup = said.some((found) => found?.[1] === 'html' && found[2]?.trim() === 'true');
  const rows = sheet.filter((_, at) => !said[at]).map((cells) => cells.map((cell) => (isMarkup ? plain(cell) : cell)));
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const korean = [0, 1].map((at) => share(filled, (cells) => /\p{Script=Hangul}/u.test(cells[at] ?? '')));
  const [first = 0, second = 0] = korean;
  const isWhole = share(filled, ([one = '', other = '']) => one.trim() !== '' && other.trim() !== '') >= most;
  if (filled.length === 0 || !isWhole || Math.max(first, second) < most || Math.min(first, second) > 1 - most)
    return null;
  const fields = second >= first ? (['term', 'meaning'] as const) : (['meaning', 'term'] as const);
  const names = fields.map((field) => fieldNames[field]);
  const note =
    fields[0] === 'term'
      ? '머리글이 없어 A열을 단어, B열을 뜻으로 읽었습니다'
      : '머리글이 없어 A열을 뜻, B열을 단어로 읽었습니다';
  return { sheet: [names, ...filled], notes: [note] };
}

/** How many of the rows have to be as a column says. */
const most = 0.9;

const share = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / all.length;

/** A text out of the markup that Anki keeps. */
function plain(markup: string): string {
  return markup
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>(?=.)/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => letters[name] ?? '');
}

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
