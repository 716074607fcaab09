import { headerWord } from '#ui-kit/format/workbook/headerWord.ts';
import type { WorkChange } from '#client/generated/rest/workRecords.ts';
import { dayInSeoul, formatClock } from '#ui-kit/format/date.ts';
import { personName } from '#ui-kit/format/personName.ts';
import { ignoredHeaders } from '#ui-kit/format/workbook/textSheet.ts';
import type { WorkGridQuery } from '../generated/manager.ts';
import { instantsOf, minutesIn } from '../hours.ts';
import { parseClock, parseDay } from './workCells.ts';

/** The columns of a file, in their order; the import knows their words. */
const header = ['이름', '날짜', '출근', '퇴근', '분', '구분', '메모'] as const;

type Head = (typeof header)[number];

/** The shifts of a day or a month as rows of a file; a shift over the month's end with the minutes that the month counts. */
export function workSheet({ workRecords, tas, hourlyWageTypes }: WorkGridQuery, shown: string) {
  const names = new Map(tas.map(({ id, user }) => [id, user.name]));
  const kinds = new Map(hourlyWageTypes.map(({ id, name }) => [id, name]));
  const month = shown.slice(0, 7);
  const shifts = workRecords.filter(
    (shift) => shift.workDate.startsWith(shown) || (shown === month && minutesIn(shift, month) > 0),
  );
  const rows = shifts.map((shift) => [
    names.get(shift.taId) ?? '',
    dayInSeoul(shift.startedAt),
    formatClock(shift.startedAt),
    shift.endedAt == null || shift.isOutMissing ? '' : formatClock(shift.endedAt),
    shift.minutes == null ? '' : minutesIn(shift, month),
    kinds.get(shift.wageTypeId ?? '') ?? '',
    shift.memo,
  ]);
  return { header: [...header], rows };
}

/** A row of a file: what it would write, or which cells are wrong. */
export interface ReadRow {
  /** Of the sheet, from 1. */
  row: number;
  /** The texts under the header's words. */
  texts: Readonly<Record<string, string>>;
  change: WorkChange | null;
  problems: { column: string; message: string }[];
}

/**
 * Reads the rows of a sheet; the reason when it has no header with 이름, 날짜, 출근 and 퇴근.
 * @param month the month on screen, for a date without its year
 */
export function readWorkSheet(
  texts: readonly (readonly string[])[],
  { tas, hourlyWageTypes: kinds }: Pick<WorkGridQuery, 'tas' | 'hourlyWageTypes'>,
  month: string,
): { rows: ReadRow[]; ignored: string[] } | { reason: string } {
  const at = texts.findIndex((row) => needed.every((word) => row.some((cell) => headOf(cell) === word)));
  const heads = texts[at]?.map(headOf);
  if (!heads) return { reason: '이름, 날짜, 출근, 퇴근이 적힌 머리글을 찾지 못했습니다.' };
  const taken = header.map((head) => heads.indexOf(head));
  return { rows: readRows(), ignored: ignoredHeaders(texts[at] ?? [], taken) };

  function readRows(): ReadRow[] {
    return texts.slice(at + 1).flatMap((cells, below): ReadRow[] => {
      const text = (head: Head): string => cells[heads?.indexOf(head) ?? -1]?.trim() ?? '';
      if (header.every((head) => text(head) === '')) return [];
      const problems: ReadRow['problems'] = [];
      const need = <T>(column: Head, value: T | null, message: string): T | null => {
        if (value === null) problems.push({ column, message });
        return value;
      };
      const same = tas.filter(({ user }) => personName(user.name) === personName(text('이름')));
      const ta = need(
        '이름',
        same.length === 1 ? (same[0] ?? null) : null,
        same.length > 1 ? '같은 이름의 조교가 여럿입니다' : '그런 이름의 조교가 없습니다',
      );
      const day = need('날짜', parseDay(text('날짜'), month), '날짜를 읽을 수 없습니다 (예: 2026-03-02)');
      const from = need('출근', parseClock(text('출근')), '시각을 읽을 수 없습니다 (예: 18:00)');
      const to = need('퇴근', parseClock(text('퇴근'), { isEnd: true }), '시각을 읽을 수 없습니다 (예: 22:30)');
      if (from !== null && from === to) problems.push({ column: '퇴근', message: '출근과 같은 시각입니다' });
      const word = text('구분');
      const kind = word === '' ? undefined : kinds.find(({ name }) => name === word);
      if (word !== '' && !kind) problems.push({ column: '구분', message: '그런 시급 구분이 없습니다' });
      if (text('메모').length > 500) problems.push({ column: '메모', message: '500자까지 쓸 수 있습니다' });
      const change: WorkChange | null =
        problems.length > 0 || !ta || day === null || from === null
          ? null
          : {
              id: crypto.randomUUID(),
              version: 0,
              taId: ta.id,
              wageTypeId: kind?.id ?? null,
              memo: text('메모'),
              ...instantsOf(day, { from, to }),
            };
      return [
        { row: at + 2 + below, texts: Object.fromEntries(header.map((head) => [head, text(head)])), change, problems },
      ];
    });
  }
}

const needed: readonly Head[] = ['이름', '날짜', '출근', '퇴근'];
const aliases: Readonly<Record<string, Head>> = {
  성명: '이름',
  조교: '이름',
  조교명: '이름',
  일자: '날짜',
  근무일: '날짜',
  출근시각: '출근',
  출근시간: '출근',
  시작: '출근',
  퇴근시각: '퇴근',
  퇴근시간: '퇴근',
  종료: '퇴근',
  근무구분: '구분',
  비고: '메모',
};

/** The word that a header stands for; the header itself where it is none. */
function headOf(cell: string): string {
  const word = headerWord(cell);
  return aliases[word] ?? word;
}
