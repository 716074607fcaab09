import type { Conflict } from '#client/generated/rest/shared.ts';
import { ConflictView } from '#ui-kit';
import css from './Grid.module.css';

interface ConflictCardProps {
  /** One's own value, as text. */
  mine: string;
  conflict: Conflict;
}

/** Both values of a cell, who wrote the other one and when; one key resolves the conflict. */
export function ConflictCard({ mine, conflict }: ConflictCardProps) {
  return (
    <div role="note" className={css.conflict}>
      <ConflictView
        keys={{ theirs: 'N', mine: 'Y' }}
        theirs={conflict.theirs ?? ''}
        mine={mine}
        mineLabel="내가 쓴 값"
        none="비움"
        changedBy={conflict.changedBy}
        changedAt={conflict.changedAt}
      />
    </div>
  );
}
