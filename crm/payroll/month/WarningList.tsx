import { Button, Link } from '#ui-kit';
import { WarningIcon } from '#ui-kit/icons.ts';
import { paths as claimPaths } from '../../expenseClaims/paths.ts';
import { paths as workPaths } from '../../workRecords/paths.ts';
import type { PayrollQuery } from '../generated/manager.ts';
import css from '../Payroll.module.css';
import type { PayRow } from '../lines/payrollRows.ts';
import { warningDetail, warningTitle } from '../payWords.ts';

type Warning = PayrollQuery['payWarnings'][number];

/** Warnings under their kinds. */
export const byKind = (warnings: readonly Warning[]): [kind: string, Warning[]][] =>
  Object.entries(Object.groupBy(warnings, ({ kind }) => kind ?? '')).map(([kind, some = []]) => [kind, some]);

/** Where warnings of a kind are put right, when it is another page. */
function placeOf(kind: string, month: string): string | undefined {
  if (kind === 'CLAIM_REQUESTED') return claimPaths.waiting;
  if (['OPEN_WORK', 'OUT_MISSING', 'CORRECTION_REQUESTED'].includes(kind)) return workPaths.month(month);
  return undefined;
}

interface WarningListProps {
  month: string;
  warnings: readonly Warning[];
  /** The TAs of the month, whose names are told apart. */
  rows: readonly PayRow[];
  /** The month is closed: what is odd stays so until it is reopened. @default false */
  isClosed?: boolean;
  /** Opens the pay of a TA. @default names only */
  onOpen?: (taId: string) => void;
}

/** What is odd in a month: to be put right before it is closed. */
export function WarningList({ month, warnings, rows, isClosed = false, onOpen }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <section className={css.warnings} aria-label="확인할 것">
      <h2>
        <WarningIcon aria-hidden /> {isClosed ? '마감한 뒤에 남은 것' : '마감 전에 확인할 것'}
      </h2>
      <ul>
        {byKind(warnings).map(([kind, some]) => (
          <li key={kind}>
            <strong>{warningTitle(kind, some.length)}</strong>
            <Place href={placeOf(kind, month)} />
            <span className={css.people}>
              {some.slice(0, 8).map(({ id, taId, taStaff, amount, day }) => {
                const words = [
                  rows.find((row) => row.id === taId)?.label ?? taStaff?.name ?? '',
                  warningDetail({ kind, amount: amount ?? null, day: day ?? null }),
                ].join(' ');
                return onOpen ? (
                  <Button key={id} size="small" variant="quiet" onClick={() => onOpen(taId ?? '')}>
                    {words}
                  </Button>
                ) : (
                  <span key={id}>{words}</span>
                );
              })}
              {some.length > 8 && <span>{`외 ${some.length - 8}건`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Place = ({ href }: { href: string | undefined }) => href !== undefined && <Link href={href}>처리하러 가기</Link>;
