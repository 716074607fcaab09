import type { ReactNode } from 'react';
import { Button } from '#ui-kit';
import css from './Grid.module.css';

interface SelectionBarProps {
  /** How much is selected: `3명 선택`. */
  summary: ReactNode;
  onClear: () => void;
  /** What can be done with the selected students. */
  children: ReactNode;
}

/** Above a grid while rows of it are selected. */
export function SelectionBar({ summary, onClear, children }: SelectionBarProps) {
  return (
    <div role="group" aria-label="선택한 학생" className={css.selection}>
      <strong>{summary}</strong>
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        선택 해제
      </Button>
    </div>
  );
}
