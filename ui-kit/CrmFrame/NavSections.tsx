import { useId } from 'react';
import type { NavEntry, NavGroup } from '../Frame/nav.ts';
import { Menu } from '../Menu/Menu.tsx';
import css from './NavSections.module.css';
import { NavItem } from './NavItem.tsx';
import { useIsTall, useLastGroup } from './openGroups.ts';

export interface NavSectionsProps {
  /** The navigation. */
  nav: readonly NavGroup[];
  /** The entry that the current page belongs to. */
  activeHref: string | undefined;
  /** Only the icons. @default false */
  collapsed?: boolean;
  /** Shows the entries of every group. @default false, unless the window is tall */
  isWhole?: boolean;
  /** An entry was chosen. @default undefined */
  onChoose?: (() => void) | undefined;
}

/**
 * The groups of the staff's navigation, at the left or in the phone's drawer. The group used last shows its entries, in a tall window each one does;
 * the name of another leads to its first entry.
 */
export function NavSections({ nav, isWhole = false, ...rest }: NavSectionsProps) {
  const last = useLastGroup(nav, rest.activeHref);
  const isTall = useIsTall();
  return (
    <nav aria-label="주 메뉴" className={css.nav}>
      {nav.map((group) => (
        <NavSection key={group.label} group={group} isOpen={isWhole || isTall || group.label === last} {...rest} />
      ))}
    </nav>
  );
}

interface NavSectionProps extends Omit<NavSectionsProps, 'nav' | 'isWhole'> {
  group: NavGroup;
  isOpen: boolean;
}

function NavSection({ group, isOpen, activeHref, collapsed = false, onChoose }: NavSectionProps) {
  const { label, icon: GroupIcon, entries } = group;
  const [first] = entries;
  const isActive = (entry: NavEntry): boolean => entry.href === activeHref;
  const item = { icon: GroupIcon, collapsed, onChoose };
  if (entries.length === 1) return <NavItem {...item} entry={first} active={isActive(first)} />;
  if (collapsed) {
    return (
      <div className={css.folded} data-active={entries.some(isActive) || undefined}>
        <Menu label={label} icon={<GroupIcon aria-hidden />} iconOnly align="start" items={entries} />
      </div>
    );
  }
  if (!isOpen) return <NavItem {...item} isGroup entry={{ ...first, label }} />;
  return <OpenSection group={group} isActive={isActive} onChoose={onChoose} />;
}

interface OpenSectionProps extends Pick<NavSectionProps, 'group' | 'onChoose'> {
  isActive: (entry: NavEntry) => boolean;
}

function OpenSection({ group: { label, icon: GroupIcon, entries }, isActive, onChoose }: OpenSectionProps) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={css.groupLabel}>
        <GroupIcon aria-hidden />
        {label}
      </h2>
      <ul role="list" aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavItem entry={entry} active={isActive(entry)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
