import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import css from './Tabs.module.css';

export interface TabItem<Id extends string = string> {
  /** Unique among the tabs. */
  id: Id;
  /** The label. */
  label: string;
  /** A count beside the label. @default undefined */
  count?: number;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are for, for screen readers. */
  label: string;
  /** In the order shown. */
  items: readonly TabItem<Id>[];
  /** The id of the selected tab. */
  value: Id;
  /** Another tab was selected, by click or arrow key. */
  onChange: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Tabs within a page. For tabs with an address of their own use `TabLinks`. */
export function Tabs<Id extends string>({ label, items, value, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = items.findIndex((item) => item.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = items.at(to >= items.length ? 0 : to);
    if (!next) return;
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={css.tabs} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}-panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            <TabWords {...item} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

export interface TabLinksProps {
  /** What the tabs are for, for screen readers. */
  label: string;
  /** In the order shown, each with its address. */
  items: readonly (TabItem & { href: string })[];
  /** The id of the selected tab. */
  value: string;
}

/** Tabs that are pages: each has an address, so back and reload return to it. */
export function TabLinks({ label, items, value }: TabLinksProps) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {items.map((item) => (
        <Anchor
          key={item.id}
          href={item.href}
          className={css.tab}
          aria-current={item.id === value ? 'page' : undefined}
        >
          <TabWords {...item} />
        </Anchor>
      ))}
    </nav>
  );
}

function TabWords({ label, count }: Pick<TabItem, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && <span className={css.count}>{count.toLocaleString('ko')}</span>}
    </>
  );
}
