import type { ImportRow, ImportSheet } from '#client/generated/rest/students.ts';

/** What a person changed in each row since the file was read: `학년 고9 → 고1`, by the number of the row. */
export function repairsOf(asRead: ImportSheet, sheet: ImportSheet): ReadonlyMap<number, string> {
  const before = new Map(asRead.rows.map(({ row, cells }) => [row, cells]));
  const repairs = sheet.rows.flatMap(({ row, cells }) => {
    const old = before.get(row) ?? [];
    const words = sheet.columns.flatMap(({ header }, at) =>
      (old[at] ?? '') === (cells[at] ?? '') ? [] : [`${header} ${old[at] || '빈칸'} → ${cells[at] || '빈칸'}`],
    );
    return words.length > 0 ? [[row, words.join(', ')] as const] : [];
  });
  return new Map(repairs);
}

/** The same wrong value in several cells of a column. */
export interface RepeatedProblem {
  /** The column's letter. */
  letter: string;
  /** Its letter and header: `D 학년`. */
  place: string;
  value: string;
  /** Numbers of the rows, two at least. */
  rows: readonly number[];
}

/** The wrong values that stand in several cells, the most frequent first. */
export function repeatedProblems(rows: readonly ImportRow[]): RepeatedProblem[] {
  const all = rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
  const alike = Map.groupBy(all, ({ column, value }) => `${column} ${value}`);
  return [...alike.values()]
    .flatMap((same) => {
      const [first] = same;
      const numbers = [...new Set(same.map(({ row }) => row))];
      if (!first || numbers.length < 2) return [];
      const { column: letter, header, value } = first;
      return [{ letter, place: `${letter} ${header}`.trim(), value, rows: numbers }];
    })
    .sort((one, other) => other.rows.length - one.rows.length);
}

/** The rows that will not be written, and why: `7행 정하준(오류)`. */
export function leftOutWords(rows: readonly ImportRow[], chosen: ReadonlySet<number>): string[] {
  return rows.flatMap(({ row, name, kind }) => {
    if (kind === 'SAME' || kind === 'LEFT_OUT' || chosen.has(row)) return [];
    const why = { REFUSED: '오류', DUPLICATE: '누구인지 정하지 않음', NEW: '선택하지 않음', CHANGED: '선택하지 않음' };
    return [`${row}행 ${name || '이름 없음'} (${why[kind]})`];
  });
}
