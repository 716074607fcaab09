import type { Conflict } from '#client/generated/rest/shared.ts';
import { formatInstant } from '#ui-kit';
import css from './Grid.module.css';

interface ConflictCardProps {
  /** The value of one's own, in words. */
  mine: string;
  conflict: Conflict;
}

/** Both values of a cell, who wrote the other and when; one key decides. */
export function ConflictCard({ mine, conflict }: ConflictCardProps) {
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
          <dd>{mine || '비움'}</dd>
        </div>
      </dl>
    </div>
  );
}
