import { headerWord } from '#ui-kit/format/workbook/headers.ts';

/** What a column of shifts is about. */
export type Head = '이름' | '날짜' | '요일' | '출근' | '퇴근' | '근무시간' | '분' | '구분' | '메모';

const words: Readonly<Record<Head, readonly string[]>> = {
  이름: ['성명', '조교', '조교명', '조교이름', '직원', '직원명', '근무자', '근무자명', '사원명'],
  날짜: ['일자', '근무일', '근무일자', '근무날짜', '출근일', '출근일자'],
  요일: [],
  출근: ['출근시각', '출근시간', '출근일시', '시작', '시작시각', '시작시간', '근무시작', 'in'],
  퇴근: ['퇴근시각', '퇴근시간', '퇴근일시', '종료', '종료시각', '종료시간', '끝', '끝시간', '근무종료', 'out'],
  근무시간: ['근무시각', '시간대', '근무시간대'],
  분: [],
  구분: ['근무구분'],
  메모: ['비고'],
};

/** The columns, from 0, of each thing; of 출근 and 퇴근 there may be several: 출근1, 2차 출근. */
export type Columns = Readonly<Record<Head, readonly number[]>>;

/** The columns of a header; null for a row that is none. Without 출근 and 퇴근 both are in one column: 9:00~18:00. */
export function columnsIn(cells: readonly string[]): Columns | null {
  const found = cells.map(headOf);
  const entries = Object.keys(words).map((head) => [head, found.flatMap((one, at) => (one === head ? [at] : []))]);
  const columns = Object.fromEntries(entries) as Record<Head, number[]>;
  const isPaired = columns['출근'].length > 0 && columns['출근'].length === columns['퇴근'].length;
  const hasHours =
    isPaired || (columns['출근'].length === 0 && columns['퇴근'].length === 0 && columns['근무시간'].length === 1);
  if (columns['이름'].length === 0 || columns['날짜'].length === 0 || !hasHours) return null;
  // Beside 출근 and 퇴근 it is how long somebody worked.
  return isPaired ? { ...columns, 근무시간: [] } : columns;
}

function headOf(cell: string): Head | null {
  const word = headerWord(cell);
  const bare = word.replace(/^\d차|\d차?$/g, '');
  const named = (text: string) => heads.find((head) => head === text || words[head].includes(text)) ?? null;
  const head = named(bare);
  return named(word) ?? (head === '출근' || head === '퇴근' ? head : null);
}

const heads = Object.keys(words) as Head[];
