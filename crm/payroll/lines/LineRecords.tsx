import { formatDay, formatSpan, Link } from '#ui-kit';
import { paths as claimPaths } from '../../expenseClaims/paths.ts';
import type { PayOfTaQuery } from '../generated/manager.ts';
import css from '../Payroll.module.css';
import { hours, type Line } from '../payWords.ts';

type Part = PayOfTaQuery['workParts'][number];

/** The work of a line: of its kind in the month, or of its week; of all days for a salary. */
function partsOf({ kind, refId, week }: Line, parts: readonly Part[], month: string): Part[] {
  if (kind === 'HOURLY')
    return parts.filter((part) => part.month === `${month}-01` && (part.wageTypeId ?? null) === refId);
  if (kind === 'SALARY') return parts.filter((part) => part.month === `${month}-01`);
  if (kind !== 'WEEKLY_HOLIDAY' || week === null) return [];
  const end = Date.parse(week) + 7 * 86_400_000;
  return parts.filter(
    ({ workDate }) => Date.parse(workDate ?? '') >= Date.parse(week) && Date.parse(workDate ?? '') < end,
  );
}

interface LineRecordsProps {
  line: Line;
  parts: readonly Part[];
  month: string;
}

/** What a figure follows from: the hours of its records, or the claim. */
export function LineRecords({ line, parts, month }: LineRecordsProps) {
  if (line.kind === 'CLAIM') return <Link href={claimPaths.claims}>경비 청구 보기</Link>;
  return (
    <ul className={css.records} aria-label={`${line.label ?? '근무'} 기록`}>
      {partsOf(line, parts, month).map(({ id, workDate, startedAt, endedAt, minutes }) => (
        <li key={id}>
          {`${formatDay(workDate ?? '')} ${formatSpan({ startsAt: startedAt ?? '', endsAt: endedAt ?? '' })} · ${hours(minutes ?? 0)}`}
        </li>
      ))}
    </ul>
  );
}

/** Whether a line has records to open. */
export const hasRecords = ({ kind }: Line): boolean => ['HOURLY', 'SALARY', 'WEEKLY_HOLIDAY', 'CLAIM'].includes(kind);
