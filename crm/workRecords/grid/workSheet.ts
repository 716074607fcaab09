import type { WorkChange } from '#client/generated/rest/workRecords.ts';
import { dayInSeoul, formatClock } from '#ui-kit';
import { parseTime } from '#ui-kit/TimeField/time.ts';
import type { WorkGridQuery } from '../generated/manager.ts';
import { instantsOf, minutesIn } from '../hours.ts';

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

/** Reads the rows of a sheet; null when it has no header with 이름, 날짜, 출근 and 퇴근. */
export function readWorkSheet(
  texts: readonly (readonly string[])[],
  { tas, hourlyWageTypes: kinds }: Pick<WorkGridQuery, 'tas' | 'hourlyWageTypes'>,
): ReadRow[] | null {
  const at = texts.findIndex((row) =>
    ['이름', '날짜', '출근', '퇴근'].every((word) => row.some((cell) => cell.trim() === word)),
  );
  const heads = texts[at]?.map((cell) => cell.trim());
  if (!heads) return null;
  return texts.slice(at + 1).flatMap((cells, below): ReadRow[] => {
    const text = (head: Head): string => cells[heads.indexOf(head)]?.trim() ?? '';
    if (header.every((head) => text(head) === '')) return [];
    const problems: ReadRow['problems'] = [];
    const need = <T>(column: Head, value: T | null, message: string): T | null => {
      if (value === null) problems.push({ column, message });
      return value;
    };
    const same = tas.filter(({ user }) => user.name === text('이름'));
    const ta = need(
      '이름',
      same.length === 1 ? (same[0] ?? null) : null,
      same.length > 1 ? '같은 이름의 조교가 여럿입니다' : '그런 이름의 조교가 없습니다',
    );
    const day = need('날짜', parseDay(text('날짜')), '날짜를 읽을 수 없습니다 (예: 2026-03-02)');
    const from = need('출근', parseClock(text('출근')), '시각을 읽을 수 없습니다 (예: 18:00)');
    const to = need('퇴근', parseClock(text('퇴근')), '시각을 읽을 수 없습니다 (예: 22:30)');
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

/** `2026-03-02`, `2026.3.2`, `2026/3/2`, or a date cell. */
function parseDay(text: string): string | null {
  const found = /^(\d{4})[-./년 ]+(\d{1,2})[-./월 ]+(\d{1,2})/.exec(text);
  if (!found) return null;
  const day = `${found[1]}-${found[2]?.padStart(2, '0')}-${found[3]?.padStart(2, '0')}`;
  const isReal = !Number.isNaN(Date.parse(day)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return isReal ? day : null;
}

/** A time as people write it, or as Excel keeps it: a share of a day, or a date cell. */
function parseClock(text: string): string | null {
  const cell = /T(\d{2}:\d{2})/.exec(text);
  if (cell) return cell[1] ?? null;
  if (/^0?\.\d+$/.test(text)) {
    const minutes = Math.round(Number(text) * 1440);
    return parseTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);
  }
  return parseTime(text.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'));
}
