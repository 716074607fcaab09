import type { ReactNode } from 'react';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { ConflictView } from '#ui-kit';
import css from './Grid.module.css';

interface ConflictCardProps {
  /** One's own value, as text. */
  mine: string;
  conflict: Pick<Conflict, 'theirs' | 'changedBy' | 'changedAt'>;
  /** How to choose, where no key does yet. @default one key each */
  children?: ReactNode;
}

/** Both values of a cell, who wrote the other one and when; one key resolves the conflict. */
export function ConflictCard({ mine, conflict, children }: ConflictCardProps) {
  return (
    <div role="note" className={css.conflict}>
      <ConflictView
        keys={children === undefined ? { theirs: 'N', mine: 'Y' } : undefined}
        theirs={conflict.theirs ?? ''}
        mine={mine}
        mineLabel="내가 쓴 값"
        none="비움"
        changedBy={conflict.changedBy}
        changedAt={conflict.changedAt}
      >
        {children}
      </ConflictView>
    </div>
  );
}
