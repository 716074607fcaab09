import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import css from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** The name of the action. */
  label: string;
  /** Done so far; `null` while unknown. */
  value: number | null;
  /** The total, in the same unit. @default 100 */
  max?: number;
  /** Text instead of per cent, e.g. '120/300명'. @default undefined */
  valueText?: string;
  /** Cancels the action; without it there is no button. @default undefined */
  onCancel?: () => void;
}

/** The progress of a long action, and a button to cancel it. */
export function ProgressBar({ label, value, max = 100, valueText, onCancel }: ProgressBarProps) {
  const id = useId();
  const percent = value === null ? null : Math.round((Math.min(value, max) / max) * 100);
  const words = percent === null ? '' : (valueText ?? `${percent}%`);
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className={css.value}>{words}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={words || undefined}
        className={css.track}
        data-unknown={percent === null || undefined}
      >
        <span style={percent === null ? undefined : { width: `${percent}%` }} />
      </div>
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          취소
        </Button>
      )}
    </div>
  );
}
