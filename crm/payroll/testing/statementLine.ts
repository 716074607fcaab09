import type { StatementLinesQuery } from '../generated/graphql.ts';

type Line = StatementLinesQuery['payStatementLines'][number];

/** A line of a slip with nothing in it but what is said. */
export const statementLine = (kind: string, amount: number, more: Partial<Line> = {}): Line =>
  Object.assign(
    {
      id: `${kind} ${amount}`,
      kind,
      refId: null,
      label: null,
      week: null,
      spentOn: null,
      minutes: null,
      hourlyWage: null,
      workedDays: null,
      wholeDays: null,
      monthlyWageType: null,
      amount,
    },
    more,
  );
