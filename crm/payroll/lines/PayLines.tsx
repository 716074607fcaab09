import { useState, type ReactNode } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { QueryView } from '#ui-kit';
import { StatementLinesDocument } from '../generated/graphql.ts';
import css from '../Payroll.module.css';
import { lineOf } from './payrollRows.ts';
import { lineBasis, lineName, won, type Line } from '../payWords.ts';

interface PayLinesProps {
  /** Whose pay of when, for screen readers. */
  label: string;
  lines: readonly Line[];
  net: number;
  /** The records that a line follows from; null where it says all itself. @default no line opens */
  records?: ((line: Line) => ReactNode) | undefined;
}

/** The lines of somebody's month; each opens to its records. */
export function PayLines({ label, lines, net, records = () => null }: PayLinesProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <table className={css.lines} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">항목</th>
          <th scope="col">금액</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const behind = records(line);
          const isOpen = openId === line.id;
          return (
            <tr key={line.id}>
              <td>
                {lineName(line)}
                <span className={css.basis}>{lineBasis(line)}</span>
                {isOpen && behind}
              </td>
              <td>
                {behind ? (
                  <button
                    type="button"
                    className={css.figure}
                    aria-expanded={isOpen}
                    aria-label={`${lineName(line)} ${won(line.amount)} 근거`}
                    onClick={() => setOpenId(isOpen ? undefined : line.id)}
                  >
                    {won(line.amount)}
                  </button>
                ) : (
                  won(line.amount)
                )}
              </td>
            </tr>
          );
        })}
        <tr className={css.total}>
          <td>실지급액</td>
          <td>{won(net)}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface OpenPayLinesProps extends Omit<PayLinesProps, 'lines'> {
  taId: string;
  /** The first day of the month. */
  month: string;
}

/** The lines of a month that is not closed; asked for when they are shown, as each is computed. */
export function OpenPayLines({ taId, month, ...shown }: OpenPayLinesProps) {
  const query = useGql(StatementLinesDocument, { taId, month });
  return (
    <QueryView query={query} rows={3}>
      {({ payStatementLines }) => <PayLines lines={payStatementLines.map(lineOf)} {...shown} />}
    </QueryView>
  );
}
