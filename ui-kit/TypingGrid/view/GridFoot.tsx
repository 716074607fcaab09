import { memo, type ReactNode } from 'react';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { HelpIcon } from '../../icons.ts';
import type { KeyChoice } from '../types.ts';
import css from '../TypingGrid.module.css';

export interface GridFootProps {
  /** The message about the active cell. */
  message: string;
  /** The message reports an error. */
  alarming: boolean;
  /** The keys of the active column. */
  keymap: readonly KeyChoice[];
  onHelp: () => void;
  /** What can be done to the active column; undefined where columns are fixed. */
  column: ColumnMenuProps | undefined;
  /** Tools of the grid's owner. */
  tools: ReactNode;
}

/** Below the grid: the keys of the active column, and the message about the active cell. */
export const GridFoot = memo(function GridFoot({ message, alarming, keymap, onHelp, column, tools }: GridFootProps) {
  return (
    <div className={css.foot} data-no-print>
      <ul role="list" className={css.keys} aria-label="입력 키">
        {keymap.map(({ key, label }) => (
          <li key={key}>
            <kbd>{key.toUpperCase()}</kbd> {label}
          </li>
        ))}
      </ul>
      <p className={css.message} data-alarming={alarming || undefined} title={message || undefined}>
        {message}
      </p>
      {tools}
      {column && <ColumnMenu {...column} />}
      <IconButton label="키 도움말 (?)" tooltip="top" icon={<HelpIcon />} onClick={onHelp} />
    </div>
  );
});
