import type { NavEntry } from '../Frame/nav.ts';
import { ChevronRightIcon, type Icon } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import css from './NavItem.module.css';

export interface NavItemProps {
  /** Where it leads. */
  entry: NavEntry;
  /** Its icon; without one it stands below the name of its group. @default undefined */
  icon?: Icon;
  /** The current page is this one or below it. @default false */
  active?: boolean;
  /** Shows only the icon; the name stays for screen readers and as a tooltip. @default false */
  collapsed?: boolean;
  /** It is a group, whose other entries are shown once it is opened. @default false */
  isGroup?: boolean;
  /** It was chosen. @default undefined */
  onChoose?: (() => void) | undefined;
}

/** One line of the left navigation. */
export function NavItem({
  entry,
  icon: EntryIcon,
  active = false,
  collapsed = false,
  isGroup = false,
  onChoose,
}: NavItemProps) {
  return (
    <Anchor
      href={entry.href}
      className={css.item}
      aria-current={active ? 'page' : undefined}
      onClick={onChoose}
      title={collapsed ? entry.label : undefined}
    >
      {EntryIcon && <EntryIcon aria-hidden />}
      <span className={collapsed ? 'visually-hidden' : css.label}>{entry.label}</span>
      {isGroup && <ChevronRightIcon aria-hidden className={css.more} />}
    </Anchor>
  );
}
