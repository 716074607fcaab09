import type { ReactNode } from 'react';
import { formatInstant } from '../format/time/date.ts';
import css from './ConflictView.module.css';

export interface ConflictFrameProps {
  /** What is in conflict, for screen readers. */
  label: string;
  /** Both values, and the effect of each choice. */
  children: ReactNode;
  /** Buttons that resolve the conflict, where saving again does not. @default undefined */
  choices?: ReactNode;
}

/** A conflict between two people's values: both values and the choice between them. */
export function ConflictFrame({ label, children, choices }: ConflictFrameProps) {
  return (
    <div className={css.conflict} role="group" aria-label={label}>
      {children}
      {choices !== undefined && <div className={css.choices}>{choices}</div>}
    </div>
  );
}

export interface ConflictViewProps extends Pick<ConflictFrameProps, 'choices'> {
  /** The value on the server, as text. */
  theirs: string | null;
  /** This person's own value, as text. */
  mine: string | null;
  /** Who wrote the value on the server; "another person" if unknown. */
  changedBy: string | null | undefined;
  /** When it was written, as an instant. */
  changedAt: string | null | undefined;
  /** The label of one's own value. @default '내가 적은 값' */
  mineLabel?: string;
  /** The text for a side without a value. @default '같은 값' */
  none?: string;
  /** Keys that resolve the conflict. @default undefined */
  keys?: { theirs: string; mine: string };
  /** The effect of keeping one's own value. @default undefined */
  children?: ReactNode;
}

/** Both values of a conflict, who wrote the other one and when. */
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
