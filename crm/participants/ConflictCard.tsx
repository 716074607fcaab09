import type { Conflict } from '#client/generated/rest/model/conflict.ts';
import { formatInstant } from '#ui-kit';
import css from './Attendance.module.css';
import type { Draft } from './drafts.ts';
import { textOf, type AttendanceType } from './rows.ts';

interface ConflictCardProps {
  draft: Draft;
  conflict: Conflict;
  types: readonly AttendanceType[];
}

/** Both values of a cell, who wrote the other and when; one key decides. */
export function ConflictCard({ draft, conflict, types }: ConflictCardProps) {
  return (
    <div role="note" className={css.conflict}>
      <dl>
        <div>
          <dt>
            <kbd>N</kbd> {conflict.changedBy ?? '다른 사람'}
            {conflict.changedAt !== null && ` · ${formatInstant(conflict.changedAt)}`}
          </dt>
          <dd>{conflict.theirs || '비움'}</dd>
        </div>
        <div>
          <dt>
            <kbd>Y</kbd> 내가 쓴 값
          </dt>
          <dd>{textOf(draft.value, draft.column, types) || '비움'}</dd>
        </div>
      </dl>
    </div>
  );
}
