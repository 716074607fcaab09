import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import css from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** What is selected, for screen readers. @default '선택한 학생' */
  label?: string;
  /** How many people are selected. */
  count: number;
  /** More about them, e.g. `24칸`. @default undefined */
  detail?: string | undefined;
  /** The actions for all of them: small buttons, and the dialogs they open. */
  children: ReactNode;
  /** Clears the selection. */
  onClear: () => void;
}

/** Shown above a list while people in it are selected: how many, and the actions for all of them. */
export function SelectionBar({ label = '선택한 학생', count, detail, children, onClear }: SelectionBarProps) {
  return (
    <div role="group" aria-label={label} className={css.bar}>
      <strong>{[`${count.toLocaleString('ko')}명 선택`, detail].filter(Boolean).join(' · ')}</strong>
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        선택 해제
      </Button>
    </div>
  );
}
