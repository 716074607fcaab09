import type { NavEntry } from '../Frame/nav.ts';
import { Anchor } from '../Link/Anchor.tsx';
import css from './NavItem.module.css';

export interface NavItemProps {
  /** Where it leads. */
  entry: NavEntry;
  /** The current page is this one or below it. @default false */
  active?: boolean;
  /** Shows only the icon; the name stays for screen readers and as a tooltip. @default false */
  collapsed?: boolean;
  /** It was chosen. @default undefined */
  onChoose?: (() => void) | undefined;
}

/** One line of the left navigation. */
export function NavItem({ entry, active = false, collapsed = false, onChoose }: NavItemProps) {
  const EntryIcon = entry.icon;
  return (
    <Anchor
      href={entry.href}
      className={css.item}
      aria-current={active ? 'page' : undefined}
      onClick={onChoose}
      title={collapsed ? entry.label : undefined}
    >
      <EntryIcon aria-hidden />
      <span className={collapsed ? 'visually-hidden' : css.label}>{entry.label}</span>
      {entry.count !== undefined && entry.count > 0 && (
        <span className={css.count} data-collapsed={collapsed || undefined}>
          {entry.count > 99 ? '99+' : entry.count}
        </span>
      )}
    </Anchor>
  );
}
