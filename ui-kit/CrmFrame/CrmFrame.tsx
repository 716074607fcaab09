import { useState, type ReactNode } from 'react';
import { Brand, type BrandProps } from '../Brand/Brand.tsx';
import { currentEntry, type NavGroup } from '../Frame/nav.ts';
import { MAIN_ID, SkipLink } from '../Frame/SkipLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CollapseIcon, ExpandIcon } from '../icons.ts';
import css from './CrmFrame.module.css';
import { LiveDot, type LiveState } from './LiveDot.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NavSections } from './NavSections.tsx';

export interface CrmFrameProps extends BrandProps {
  /** The navigation. */
  nav: readonly NavGroup[];
  /** The current path; decides which entry is marked. */
  path: string;
  /** Above the navigation: a button that finds. Collapsed, only its icon is shown. @default undefined */
  search?: ReactNode;
  /** Below the navigation: a button of the person. Collapsed, only its icon is shown. @default undefined */
  userMenu?: ReactNode;
  /** The state of the live connection. @default undefined (not shown) */
  live?: LiveState;
  /** The page. */
  children: ReactNode;
}

/** `localStorage` key: whether the navigation is collapsed. */
const COLLAPSED_KEY = 'navCollapsed';

/** The frame for staff, the academy's name and logo above its navigation: everything that is not the page stands at its left. For 1366 px and wider, but for pages used standing (`data-phone`). */
export function CrmFrame({ name, logo, nav, path, search, userMenu, live, children }: CrmFrameProps) {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const active = currentEntry(
    nav.flatMap((group) => group.entries),
    path,
  );
  const toggle = (): void => {
    localStorage.setItem(COLLAPSED_KEY, String(!collapsed));
    setCollapsed(!collapsed);
  };
  const brand = (
    <strong className={css.name}>
      <Brand name={name} logo={logo} />
    </strong>
  );
  const end = (
    <div className={css.end}>
      <div className={css.user}>{userMenu}</div>
      {live && <LiveDot state={live} />}
    </div>
  );
  return (
    <div className={css.frame} data-collapsed={collapsed || undefined}>
      <SkipLink />
      <aside className={css.side}>
        <div className={css.brand}>
          {!collapsed && brand}
          <IconButton
            label={collapsed ? '메뉴 펼치기' : '메뉴 접기'}
            tooltip="right"
            aria-expanded={!collapsed}
            icon={collapsed ? <ExpandIcon /> : <CollapseIcon />}
            onClick={toggle}
          />
        </div>
        {search && <div className={css.search}>{search}</div>}
        <NavSections nav={nav} activeHref={active?.href} collapsed={collapsed} />
        {end}
      </aside>
      <header className={css.bar}>
        <MenuDrawer name={name} nav={nav} activeHref={active?.href} path={path} end={end} />
        {brand}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
