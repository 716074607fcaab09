import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'title'> {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** Where the tooltip appears. @default 'bottom' */
  tooltip?: 'bottom' | 'top' | 'right' | 'none';
}

/** A button that shows only an icon; its label appears on hover or focus, Escape hides it. */
export function IconButton({ label, icon, tooltip = 'bottom', onKeyDown, onBlur, ...props }: IconButtonProps) {
  const [hidden, setHidden] = useState(false);
  const id = useId();
  const hideOnEscape = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape') setHidden(true);
    onKeyDown?.(event);
  };
  return (
    <span className={css.wrap} onPointerLeave={() => setHidden(false)}>
      <button
        type="button"
        {...props}
        className={`${css.button} ${props.className ?? ''}`}
        aria-labelledby={id}
        onKeyDown={hideOnEscape}
        onBlur={(event) => {
          setHidden(false);
          onBlur?.(event);
        }}
      >
        {icon}
      </button>
      <span id={id} className={css.tooltip} data-side={tooltip} hidden={hidden || tooltip === 'none'}>
        {label}
      </span>
    </span>
  );
}
