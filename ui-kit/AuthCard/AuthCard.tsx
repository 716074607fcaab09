import type { ReactNode } from 'react';
import { keepFocus } from '../Frame/keepFocus.ts';
import { MAIN_ID } from '../Frame/SkipLink.tsx';
import css from './AuthCard.module.css';

export interface AuthCardProps {
  /** The academy's name or logo. */
  brand: ReactNode;
  /** What this page is for, e.g. '로그인'. */
  title: string;
  /** One line under the title. @default undefined */
  description?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links under the card. @default undefined */
  footer?: ReactNode;
  /** Who made it, on a line of its own. @default undefined */
  maker?: ReactNode;
}

/** Sign-in and password pages: one card, 420 px, in the middle. */
export function AuthCard({ brand, title, description, children, footer, maker }: AuthCardProps) {
  return (
    <div className={`touch ${css.page}`}>
      <main ref={keepFocus} id={MAIN_ID} tabIndex={-1} className={css.column}>
        <div className={css.brand}>{brand}</div>
        <div className={css.card}>
          <h1 className={css.title}>{title}</h1>
          {description && <p className={css.description}>{description}</p>}
          {children}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
        {maker && <div className={css.footer}>{maker}</div>}
      </main>
    </div>
  );
}
