import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Menu, type MenuItem } from '#ui-kit';
import { MoreIcon } from '#ui-kit/icons.ts';

interface RowActionsProps {
  /** The row's name, e.g. `3주차`. */
  name: string;
  /** In the order shown. */
  items: readonly MenuItem[];
  /** The dialogs that the actions open. */
  children?: ReactNode;
}

/** The menu at the end of a list's row. Its clicks and keys, and those of its dialogs, do not reach the row. */
export function RowActions({ name, items, children }: RowActionsProps) {
  return (
    <div onClick={stop} onDoubleClick={stop} onMouseDown={stop} onKeyDown={stop}>
      <Menu label={`${name} 더 보기`} iconOnly icon={<MoreIcon aria-hidden />} items={items} />
      {/* Outside the grid, whose cells do not break lines. */}
      {createPortal(children, document.body)}
    </div>
  );
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();
