import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import css from './Button.module.css';

export interface ButtonLook {
  /** `primary`: the one main action of a view; `quiet`: no border, for toolbars. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `danger` for actions that cannot be undone. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Shown before the text. @default undefined */
  icon?: ReactNode;
  /** As wide as the line. @default false */
  fullWidth?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** The label: a verb that says what happens. */
  children: ReactNode;
  /** Shows a spinner and ignores presses; keeps focus and width. @default false */
  loading?: boolean;
}

/** A button that performs an action. To navigate use `ButtonLink` or `Link`. Its `type` is `button` unless given. */
export function Button({ loading = false, onClick, type = 'button', children, ...rest }: ButtonProps) {
  const { look, icon, props } = splitLook(rest);
  return (
    <button
      {...props}
      {...look}
      type={loading ? 'button' : type}
      aria-disabled={loading || props['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size={16} /> : icon}
      <span>{children}</span>
    </button>
  );
}

/** Separates the props for the look from the rest; shared with `ButtonLink`. */
export function splitLook<P extends ButtonLook & { className?: string | undefined }>({
  variant = 'secondary',
  tone = 'normal',
  size = 'medium',
  fullWidth = false,
  icon,
  className,
  ...props
}: P) {
  const look = {
    className: `${css.button} ${className ?? ''}`,
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
  return { look, icon, props };
}
