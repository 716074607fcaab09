import { CheckIcon } from '../icons.ts';
import css from './Stepper.module.css';

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** The steps' names. */
  steps: readonly string[];
  /** Index of the current step, from 0; `steps.length` when all are done. */
  current: number;
}

/** Shows the current step of a process with several steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol role="list" aria-label={label} className={css.stepper}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li
            key={step}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark}>
              {state === 'done' ? <CheckIcon role="img" aria-label="완료" /> : index + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
