import { useId } from 'react';
import type { NavGroup } from '../Frame/nav.ts';
import css from './NavSections.module.css';
import { NavItem } from './NavItem.tsx';

export interface NavSectionsProps {
  /** The navigation. */
  nav: readonly NavGroup[];
  /** The entry that the current page belongs to. */
  activeHref: string | undefined;
  /** Only the icons. @default false */
  collapsed?: boolean;
  /** An entry was chosen. @default undefined */
  onChoose?: (() => void) | undefined;
}

/** The groups of the staff's navigation, at the left or in the phone's drawer. */
export function NavSections({ nav, ...rest }: NavSectionsProps) {
  return (
    <nav aria-label="주 메뉴" className={css.nav}>
      {nav.map((group, index) => (
        <NavSection key={group.label ?? index} group={group} {...rest} />
      ))}
    </nav>
  );
}

function NavSection({
  group,
  activeHref,
  collapsed = false,
  onChoose,
}: Omit<NavSectionsProps, 'nav'> & { group: NavGroup }) {
  const id = useId();
  return (
    <section className={css.section}>
      {group.label && (
        <h2 id={id} className={collapsed ? 'visually-hidden' : css.groupLabel}>
          {group.label}
        </h2>
      )}
      <ul role="list" aria-labelledby={group.label ? id : undefined}>
        {group.entries.map((entry) => (
          <li key={entry.href}>
            <NavItem entry={entry} active={entry.href === activeHref} collapsed={collapsed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
