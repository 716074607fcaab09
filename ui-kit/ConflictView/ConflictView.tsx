import type { ReactNode } from 'react';
import { formatInstant } from '../format/date.ts';
import css from './ConflictView.module.css';

export interface ConflictFrameProps {
  /** What is in conflict, said to screen readers. */
  label: string;
  /** Both sides, and what a choice leads to. */
  children: ReactNode;
  /** Buttons that decide, where saving once more does not. @default undefined */
  choices?: ReactNode;
}

/** Two people wrote the same; each side and the choice between them stand in one frame. */
export function ConflictFrame({ label, children, choices }: ConflictFrameProps) {
  return (
    <div className={css.conflict} role="group" aria-label={label}>
      {children}
      {choices !== undefined && <div className={css.choices}>{choices}</div>}
    </div>
  );
}

export interface ConflictViewProps extends Pick<ConflictFrameProps, 'choices'> {
  /** What stands there now, in words. */
  theirs: string | null;
  /** What one wrote oneself, in words. */
  mine: string | null;
  /** Who wrote theirs; another person where it is not known. */
  changedBy: string | null | undefined;
  /** When, as an instant. */
  changedAt: string | null | undefined;
  /** The words for one's own value. @default '내가 적은 값' */
  mineLabel?: string;
  /** The words for a side without a value. @default '같은 값' */
  none?: string;
  /** Keys that decide. @default undefined */
  keys?: { theirs: string; mine: string };
  /** What one's own choice leads to. @default undefined */
  children?: ReactNode;
}

/** Both values of one thing, who wrote the other and when. */
export function ConflictView({
  theirs,
  mine,
  changedBy,
  changedAt,
  mineLabel = '내가 적은 값',
  none = '같은 값',
  keys,
  children,
  choices,
}: ConflictViewProps) {
  const who = [changedBy ?? '다른 사람', changedAt && formatInstant(changedAt)].filter(Boolean).join(' · ');
  return (
    <ConflictFrame label="서로 다른 두 값" choices={choices}>
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
    </ConflictFrame>
  );
}
