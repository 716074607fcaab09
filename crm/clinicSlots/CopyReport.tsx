import type { CopyReport as Report } from '#client/generated/rest/clinicSlots.ts';
import { formatDay, QueryView, StatusChip, dayInSeoul, formatSpan } from '#ui-kit';
import type { useCopy } from './useCopy.ts';
import css from './Slots.module.css';

/** The report of the dry run of a copy. */
export function CopyPreview({ preview }: { preview: ReturnType<typeof useCopy>['preview'] }) {
  const query = { ...preview, data: preview.isError ? undefined : (preview.data ?? undefined) };
  return (
    <QueryView query={query} rows={2}>
      {(report) => <CopyReport report={report} />}
    </QueryView>
  );
}

/** The slots a copy would create, its conflicts and its warnings. */
function CopyReport({ report: { made, conflicts, warnings } }: { report: Report }) {
  const days = new Set(made.map(({ startsAt }) => dayInSeoul(startsAt)));
  return (
    <div className={css.report} role="status">
      <p>{made.length === 0 ? '만들 시간이 없습니다.' : `날짜 ${days.size}개에 시간 ${made.length}개를 만듭니다.`}</p>
      {conflicts.length > 0 && (
        <>
          <StatusChip tone="negative">{`겹치는 시간 ${conflicts.length}개: 없애야 복사할 수 있습니다`}</StatusChip>
          <ul className={css.lines} aria-label="겹치는 시간" tabIndex={0}>
            {conflicts.map((conflict) => (
              <li key={`${conflict.startsAt} ${conflict.room} ${conflict.reason}`}>
                {`${formatDay(conflict.date)} ${formatSpan(conflict)} ${conflict.room}: ${conflict.detail}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <StatusChip tone="warning">{`확인할 것 ${warnings.length}개`}</StatusChip>
          <ul className={css.lines} aria-label="확인할 것" tabIndex={0}>
            {warnings.map((warning) => (
              <li key={`${warning.date} ${warning.detail}`}>{`${formatDay(warning.date)}: ${warning.detail}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
