import type { SyntheticEvent } from 'react';
import { Menu, type MenuItem } from '#ui-kit';
import { MoreIcon } from '#ui-kit/icons.ts';

interface RowActionsProps {
  /** Whose actions they are, e.g. `3주차`. */
  name: string;
  /** In the order shown. */
  items: readonly MenuItem[];
}

/** The menu at the end of a list's row; what happens in it does not open the row. */
export function RowActions({ name, items }: RowActionsProps) {
  return (
    <div onClick={stop} onKeyDown={stop}>
      <Menu label={`${name} 더 보기`} iconOnly icon={<MoreIcon aria-hidden />} items={items} />
    </div>
  );
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();
