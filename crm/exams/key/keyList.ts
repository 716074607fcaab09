import { headerWord, listParts } from '#ui-kit/format/workbook/headers.ts';
import { questionOf } from '#ui-kit/format/workbook/questionOf.ts';
import { keyFieldNames, keyListFields, kindWords, ruleWords, type KeyField, type KeyRow } from './keyRows.ts';

/** Accepted column headings besides those of the grid, the surest first. */
const aliases: Record<KeyField, readonly string[]> = {
  kind: ['유형', '형식', '문항유형', 'type'],
  answer: ['답', '정답번호', '답안', 'answer', 'key'],
  also: ['복수정답', '다른정답'],
  points: ['점수', '배점(점)', 'points', 'point', 'score'],
  unit: ['단원명', '영역', '파트'],
  rule: ['처리'],
};
const numberWords = ['문항', '문항번호', '문제번호', '문제', '번호', 'no', 'question', 'q'];

/** What people call the kinds and rules besides their labels. */
const valueWords: Readonly<Record<string, string>> = {
  선택형: 'CHOICE',
  오지선다: 'CHOICE',
  오지선다형: 'CHOICE',
  주관식: 'SHORT',
  단답: 'SHORT',
  모두정답: 'ALL_CORRECT',
  전원정답: 'ALL_CORRECT',
};

/** The most questions of a key. */
const mostQuestions = 100;

/** What a sheet says of a key. */
export interface KeyList {
  /** By number. */
  questions: ReadonlyMap<number, Partial<KeyRow>>;
  header: readonly string[];
  below: readonly (readonly string[])[];
  /** The columns, from 0, that were read. */
  taken: number[];
  /** What a person should know of how it was read, in Korean. */
  notes: string[];
}

/** The key of a sheet, its reason where a question can't be read, or null where the sheet has no header of a key. */
export function keyIn(sheet: readonly (readonly string[])[]): KeyList | { reason: string } | null {
  const parts = listParts(sheet, isKey);
  if (parts.length === 0) return null;
  const questions = new Map<number, Partial<KeyRow>>();
  const left: string[] = [];
  for (const { words, rows } of parts) {
    const [numberAt, fields] = [columnOf(words, numberWords), fieldsIn(words)];
    for (const { row, cells } of rows) {
      const filled = [numberAt, ...fields.map(({ at }) => at)].filter((at) => textAt(cells, at) !== '');
      const said = textAt(cells, numberAt);
      const number = questionOf(said) ?? 0;
      // A line that names what follows, or sums up what was above.
      if (filled.length === 0) continue;
      if (number === 0 && (filled.length === 1 || totals.test(said.replaceAll(/\s/g, '')))) {
        left.push(said || cells.filter((cell) => cell.trim() !== '').join(' '));
        continue;
      }
      if (number < 1 || number > mostQuestions) {
        return { reason: `${row}행: 문항은 1부터 ${mostQuestions} 사이의 번호여야 합니다.` };
      }
      if (questions.has(number)) return { reason: `${row}행: ${number}번이 두 번 있습니다. 한 줄만 남겨 주세요.` };
      questions.set(
        number,
        Object.fromEntries(fields.map(({ field, at }) => [field, valueIn(field, textAt(cells, at))])),
      );
    }
  }
  const headerRow = (parts[0]?.rows[0]?.row ?? sheet.length + 1) - 1;
  return {
    questions,
    header: sheet[headerRow - 1] ?? [],
    below: sheet.slice(headerRow),
    taken: [
      ...new Set(
        parts.flatMap(({ from, words }) =>
          [columnOf(words, numberWords), ...fieldsIn(words).map(({ at }) => at)].map((at) => from + at),
        ),
      ),
    ],
    notes: left.length > 0 ? [`문항이 아니어서 읽지 않은 행: ${left.join(', ')}`] : [],
  };
}

const totals = /^(합계|총점|총합|만점|총계|소계|계|합|평균|total|sum)$/i;

const textAt = (cells: readonly string[], at: number): string => (cells[at] ?? '').trim();

/** Questions with something of a key. A number beside a name is a student's, and points there are a score. */
const isKey = (words: readonly string[]): boolean =>
  columnOf(words, numberWords) >= 0 && columnOf(words, ['이름', '성명', '학생']) < 0 && fieldsIn(words).length > 0;

function columnOf(words: readonly string[], names: readonly string[]): number {
  return names.map((name) => words.indexOf(headerWord(name))).find((at) => at >= 0) ?? -1;
}

function fieldsIn(words: readonly string[]): { field: KeyField; at: number }[] {
  return keyListFields
    .map((field) => ({ field, at: columnOf(words, [keyFieldNames[field], ...aliases[field]]) }))
    .filter(({ at }) => at >= 0);
}

/** Converts labels to values; an empty kind or rule gets the default. Points are a number without their word. */
function valueIn(field: KeyField, text: string): string {
  if (field === 'points') return text.replace(/\s*(점|pts?|points?)$/i, '').replace(/\.0+$/, '');
  const words = field === 'kind' ? kindWords : field === 'rule' ? ruleWords : undefined;
  if (!words) return text;
  const [usual = ''] = Object.keys(words);
  const plain = text.replaceAll(/\s/g, '');
  const named = Object.keys(words).find((value) => words[value]?.replaceAll(' ', '') === plain);
  const other = valueWords[plain];
  return text === '' ? usual : (named ?? (other !== undefined && other in words ? other : text));
}
