import { byNameOf } from '#ui-kit/format/names/byName.ts';
import type { StatementLinesQuery } from '../generated/graphql.ts';
import type { PayrollQuery } from '../generated/manager.ts';
import type { Line } from '../payWords.ts';

/** A TA's pay of a month. */
export interface PayRow {
  /** The TA's id. */
  id: string;
  name: string;
  /** The name, told apart from namesakes of the month by the login id. */
  label: string;
  minutes: number;
  hourly: number;
  salary: number;
  weeklyHoliday: number;
  custom: number;
  earned: number;
  claimed: number;
  withheld: number;
  net: number;
}

/** Every TA a row, also those who are paid nothing; by name. */
export function rowsOf({ payRegister, tas }: Pick<PayrollQuery, 'payRegister' | 'tas'>): PayRow[] {
  const paid = payRegister.map(rowOf);
  const ids = new Set(paid.map(({ id }) => id));
  const others = tas.filter(({ id }) => !ids.has(id)).map(({ id, user }) => rowOf({ taId: id, name: user.name }));
  const rows = [...paid, ...others];
  const logins = new Map(tas.map(({ id, user }) => [id, user.loginId]));
  const namesakes = Map.groupBy(rows, ({ name }) => name);
  return rows
    .map((row) =>
      namesakes.get(row.name)?.length === 1
        ? row
        : { ...row, label: `${row.name} (${logins.get(row.id) ?? '비활성 조교'})` },
    )
    .sort(byNameOf(({ label }) => label));
}

/** A row of the register; the columns of a view may be null for the types, not in fact. */
export function rowOf(row: Partial<PayrollQuery['payRegister'][number]>): PayRow {
  return {
    id: row.taId ?? '',
    name: row.name ?? '',
    label: row.name ?? '',
    minutes: row.minutes ?? 0,
    hourly: row.hourly ?? 0,
    salary: row.salary ?? 0,
    weeklyHoliday: row.weeklyHoliday ?? 0,
    custom: row.custom ?? 0,
    earned: row.earned ?? 0,
    claimed: row.claimed ?? 0,
    withheld: row.withheld ?? 0,
    net: row.net ?? 0,
  };
}

/** The sums of rows. */
export function sumOf(rows: readonly PayRow[]) {
  const add = (of: (row: PayRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    earned: add(({ earned }) => earned),
    claimed: add(({ claimed }) => claimed),
    withheld: add(({ withheld }) => withheld),
    net: add(({ net }) => net),
  };
}

/** A computed line as slips keep it. */
export function lineOf(line: StatementLinesQuery['payStatementLines'][number]): Line {
  return {
    id: line.id ?? '',
    kind: line.kind ?? '',
    refId: line.refId ?? null,
    label: line.label ?? null,
    week: line.week ?? null,
    spentOn: line.spentOn ?? null,
    minutes: line.minutes ?? null,
    hourlyWage: line.hourlyWage ?? null,
    workedDays: line.workedDays ?? null,
    wholeDays: line.wholeDays ?? null,
    monthlyWageType: line.monthlyWageType ?? null,
    amount: line.amount ?? 0,
  };
}
