import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import css from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** Done so far; `null` while nobody knows. */
  value: number | null;
  /** All there is to do, in the same unit. @default 100 */
  max?: number;
  /** In words instead of per cent, e.g. '120/300명'. @default undefined */
  valueText?: string;
  /** Stops it; without it there is no button. @default undefined */
  onCancel?: () => void;
}

/** A long action: how far it is, and a way to stop it. */
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
