import type { ReactNode } from 'react';
import { currentEntry, type NavTab } from '../Frame/nav.ts';
import { keepFocus } from '../Frame/keepFocus.ts';
import { MAIN_ID, SkipLink } from '../Frame/SkipLink.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import css from './PortalFrame.module.css';

export interface PortalFrameProps {
  /** In the top bar: the academy's or the page's name. */
  title: ReactNode;
  /** The navigation at the bottom, at most five entries. None without entries. */
  nav: readonly NavTab[];
  /** The current path; decides which entry is marked. */
  path: string;
  /** In the top bar, at the right. @default undefined */
  actions?: ReactNode;
  /** Above the top bar and always in sight: what holds for every page. @default undefined */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The frame for students: phone first, from 360 px, with the navigation at the bottom within reach of the thumbs. */
export function PortalFrame({ title, nav, path, actions, notice, children }: PortalFrameProps) {
  const active = currentEntry(nav, path);
  return (
    <div className={`touch ${css.frame}`}>
      <SkipLink />
      <div className={css.head}>
        {notice}
        <header className={css.bar}>
          <div className={css.title}>{title}</div>
          {actions}
        </header>
      </div>
      <main ref={keepFocus} id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {nav.length > 0 && <Entries nav={nav} active={active?.href} />}
    </div>
  );
}

/** The navigation. */
function Entries({ nav, active }: { nav: readonly NavTab[]; active: string | undefined }) {
  return (
    <nav aria-label="주 메뉴" className={css.nav}>
      <ul role="list" className={css.list}>
        {nav.map(({ href, label, icon: EntryIcon, count }) => (
          <li key={href}>
            <Anchor href={href} className={css.item} aria-current={href === active ? 'page' : undefined}>
              <span className={css.icon}>
                <EntryIcon aria-hidden />
                {count !== undefined && count > 0 && <span className={css.count}>{count > 99 ? '99+' : count}</span>}
              </span>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
