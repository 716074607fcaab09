import { useState, type ReactNode } from 'react';
import { currentEntry, type NavGroup } from '../Frame/nav.ts';
import { MAIN_ID, SkipLink } from '../Frame/SkipLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CollapseIcon, ExpandIcon } from '../icons.ts';
import css from './CrmFrame.module.css';
import { LiveDot, type LiveState } from './LiveDot.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NavSections } from './NavSections.tsx';

export interface CrmFrameProps {
  /** The academy's name, above the navigation. */
  name: string;
  /** The navigation. */
  nav: readonly NavGroup[];
  /** The current path; decides which entry is marked. */
  path: string;
  /** Left part of the top bar: the page's name or a switch. @default the marked entry's name */
  title?: ReactNode;
  /** Middle of the top bar. @default undefined */
  search?: ReactNode;
  /** Right part of the top bar. @default undefined */
  userMenu?: ReactNode;
  /** The state of the live connection. @default undefined (not shown) */
  live?: LiveState;
  /** The page. */
  children: ReactNode;
}

/** `localStorage` key: whether the navigation is collapsed. */
const COLLAPSED_KEY = 'navCollapsed';

/** The frame for staff: navigation at the left, a bar above, the page. For 1366 px and wider. */
export function CrmFrame({ name, nav, path, title, search, userMenu, live, children }: CrmFrameProps) {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const active = currentEntry(
    nav.flatMap((group) => group.entries),
    path,
  );
  const toggle = (): void => {
    localStorage.setItem(COLLAPSED_KEY, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return (
    <div className={css.frame} data-collapsed={collapsed || undefined}>
      <SkipLink />
      <aside className={css.side}>
        <div className={css.brand}>
          {!collapsed && <strong className={css.name}>{name}</strong>}
          <IconButton
            label={collapsed ? '메뉴 펼치기' : '메뉴 접기'}
            tooltip="right"
            aria-expanded={!collapsed}
            icon={collapsed ? <ExpandIcon /> : <CollapseIcon />}
            onClick={toggle}
          />
        </div>
        <NavSections nav={nav} activeHref={active?.href} collapsed={collapsed} />
      </aside>
      <header className={css.bar}>
        <div className={css.menu}>
          <MenuDrawer name={name} nav={nav} activeHref={active?.href} path={path} />
        </div>
        <div className={css.title}>{title ?? active?.label}</div>
        <div className={css.search}>{search}</div>
        <div className={css.end}>
          {live && <LiveDot state={live} />}
          {userMenu}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
