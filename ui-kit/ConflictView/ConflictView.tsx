import type { ReactNode } from 'react';
import { formatInstant } from '../format/date.ts';
import css from './ConflictView.module.css';

export interface ConflictViewProps {
  /** What stands there now, in words. */
  theirs: string;
  /** What one wrote oneself, in words. */
  mine: string;
  /** Who wrote theirs; another person where it is not known. */
  changedBy: string | null | undefined;
  /** When, as an instant. */
  changedAt: string | null | undefined;
  /** The words for one's own value. @default '내가 적은 값' */
  mineLabel?: string;
  /** The words for no value. @default '같은 값' */
  none?: string;
  /** Keys that decide. @default undefined */
  keys?: { theirs: string; mine: string };
  /** What one's own choice leads to. @default undefined */
  children?: ReactNode;
}

/** Two people wrote the same: both values, who wrote the other and when. */
export function ConflictView({
  theirs,
  mine,
  changedBy,
  changedAt,
  mineLabel = '내가 적은 값',
  none = '같은 값',
  keys,
  children,
}: ConflictViewProps) {
  const who = [changedBy ?? '다른 사람', changedAt && formatInstant(changedAt)].filter(Boolean).join(' · ');
  return (
    <div className={css.conflict} role="group" aria-label="서로 다른 두 값">
      <dl>
        <dt>
          {keys && <kbd>{keys.theirs}</kbd>} {who}
        </dt>
        <dd>{theirs || none}</dd>
        <dt>
          {keys && <kbd>{keys.mine}</kbd>} {mineLabel}
        </dt>
        <dd>{mine || none}</dd>
      </dl>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
