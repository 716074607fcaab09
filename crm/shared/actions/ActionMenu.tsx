import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Menu } from '#ui-kit';
import { MoreIcon } from '#ui-kit/icons.ts';
import type { Action } from './action.ts';
import { itemOf, useActions } from './useActions.tsx';

interface ActionMenuProps {
  /** What they are done with, e.g. `3주차`. */
  name: string;
  /** In the order shown. */
  actions: readonly Action[];
}

/** The menu of a record, often at the end of its row. Its clicks and keys, and those of its dialogs, do not reach the row. */
export function ActionMenu({ name, actions }: ActionMenuProps) {
  const { offered, dialog } = useActions(actions);
  return (
    <div onClick={stop} onDoubleClick={stop} onMouseDown={stop} onKeyDown={stop}>
      <Menu label={`${name} 메뉴`} iconOnly icon={<MoreIcon aria-hidden />} items={offered.map(itemOf)} />
      {/* Outside the grid, whose cells do not break lines. */}
      {createPortal(dialog, document.body)}
    </div>
  );
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();
