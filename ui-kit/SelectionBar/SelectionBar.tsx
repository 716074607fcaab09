import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import css from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** What is selected, for screen readers. @default '선택한 학생' */
  label?: string;
  /** How many people are selected. */
  count: number;
  /** More about them, e.g. `24칸`. @default undefined */
  detail?: string | undefined;
  /** The actions for all of them: small buttons, at most one solid and two others, and the dialogs they open. */
  children: ReactNode;
  /** Clears the selection. */
  onClear: () => void;
}

/**
 * Shown while people of a list are selected: how many, and the actions for all of them. It floats over the lower edge of the page and
 * moves no row; it stands after the list.
 */
export function SelectionBar({ label = '선택한 학생', count, detail, children, onClear }: SelectionBarProps) {
  return (
    <div className={css.place} data-no-print>
      <div role="group" aria-label={label} className={css.bar} data-bar="selection">
        <strong>{[`${count.toLocaleString('ko')}명 선택`, detail].filter(Boolean).join(' · ')}</strong>
        {children}
        <IconButton label="선택 해제" tooltip="top" icon={<CloseIcon />} onClick={onClear} />
      </div>
    </div>
  );
}
