import { useState, type ReactNode } from 'react';
import type { NavGroup } from '../Frame/nav.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuIcon } from '../icons.ts';
import { NavSections } from './NavSections.tsx';

export interface MenuDrawerProps {
  /** The academy's name, above the entries. */
  name: string;
  /** The navigation. */
  nav: readonly NavGroup[];
  /** The entry that the current page belongs to. */
  activeHref: string | undefined;
  /** The current path; another one closes the drawer. */
  path: string;
  /** Below the entries. */
  end: ReactNode;
}

/** The navigation on a phone: a button, and a drawer at the left edge. */
export function MenuDrawer({ name, nav, activeHref, path, end }: MenuDrawerProps) {
  const [openedAt, setOpenedAt] = useState<string>();
  const close = (): void => setOpenedAt(undefined);
  const isOpen = openedAt === path;
  return (
    <>
      <IconButton
        label="메뉴"
        tooltip="none"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<MenuIcon />}
        onClick={() => setOpenedAt(path)}
      />
      <Dialog open={isOpen} size="side" title={name} onClose={close}>
        <NavSections nav={nav} activeHref={activeHref} isWhole onChoose={close} />
        {end}
      </Dialog>
    </>
  );
}
