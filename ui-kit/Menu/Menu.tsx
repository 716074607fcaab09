import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Popover } from '../Popover/Popover.tsx';
import css from './Menu.module.css';

export interface MenuItem {
  /** The label. */
  label: string;
  /** Shown before the label. @default undefined */
  icon?: ReactNode;
  /** What it does; either this or `href`. @default undefined */
  onSelect?: () => void;
  /** Where it leads; either this or `onSelect`. @default undefined */
  href?: string | undefined;
  /** `danger` for actions that cannot be undone. @default 'normal' */
  tone?: 'normal' | 'danger' | undefined;
  /** @default false */
  disabled?: boolean;
  /** Whether it is on; choosing it switches it, and the menu stays open. @default undefined, it is no switch */
  checked?: boolean;
  /** Why it can't be chosen now: shown below its label, and read to who comes to it by the arrows. @default undefined */
  why?: string | undefined;
}

export interface MenuProps {
  /** The button's label; with `iconOnly` its accessible name and tooltip. */
  label: string;
  /** The icon of the button. @default undefined */
  icon?: ReactElement;
  /** Shows only the icon. @default false */
  iconOnly?: boolean;
  /** In the order shown. */
  items: readonly MenuItem[];
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'end';
}

/** A button that opens a menu: arrows move, Home and End jump, Enter chooses, Escape and Tab close. */
export function Menu({ label, icon, iconOnly = false, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const aria = { 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined } as const;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };
  const shared = { ref: button, onClick: () => setOpen(!open), onKeyDown, ...aria };
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={label} icon={icon} tooltip={open ? 'none' : 'bottom'} />
      ) : (
        <Button {...shared} variant="quiet" icon={icon}>
          {label}
        </Button>
      )}
      <Popover open={open} onClose={() => setOpen(false)} anchor={button} align={align}>
        <MenuList
          id={id}
          label={label}
          items={items}
          onDone={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      </Popover>
    </>
  );
}

interface MenuListProps extends Pick<MenuProps, 'label' | 'items'> {
  id: string;
  onDone: () => void;
}

function MenuList({ id, label, items, onDone }: MenuListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') return onDone();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to >= all.length ? 0 : to)?.focus();
  };

  return (
    <div id={id} role="menu" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
      {items.map(({ label: words, icon, onSelect, href, tone, disabled, checked, why }) => {
        const shared = {
          className: css.item,
          role: checked === undefined ? 'menuitem' : 'menuitemcheckbox',
          'aria-checked': checked,
          tabIndex: -1,
          'aria-disabled': why !== undefined || undefined,
          'data-tone': tone,
          'data-autofocus': !(disabled || why) || undefined,
        };
        const choose = (): void => {
          if (why !== undefined) return;
          if (checked === undefined) onDone();
          onSelect?.();
        };
        return href === undefined ? (
          <button key={words} type="button" {...shared} disabled={disabled} onClick={choose}>
            {checked ? <CheckIcon aria-hidden /> : icon}
            <span>
              {words}
              {why && <small className={css.why}>{why}</small>}
            </span>
          </button>
        ) : (
          <Anchor key={words} {...shared} href={href} onClick={choose}>
            {icon}
            {words}
          </Anchor>
        );
      })}
    </div>
  );
}

const ITEM = '[role^="menuitem"]:not(:disabled)';
