import type { ReactNode } from 'react';
import { keepFocus } from '../Frame/keepFocus.ts';
import { MAIN_ID, SkipLink } from '../Frame/SkipLink.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import css from './PublicFrame.module.css';

export interface PublicFrameProps {
  /** The academy's name or logo; links to the landing page. */
  brand: ReactNode;
  /** Links and buttons in the bar. @default undefined */
  actions?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Address, terms, phone. @default undefined */
  footer?: ReactNode;
}

/** The frame of public pages: landing, board, terms. */
export function PublicFrame({ brand, actions, children, footer }: PublicFrameProps) {
  return (
    <div className={`touch ${css.frame}`}>
      <SkipLink />
      <header className={css.bar} data-no-print>
        <Anchor href="/" className={css.brand}>
          {brand}
        </Anchor>
        {actions && (
          <nav aria-label="바로가기" className={css.actions}>
            {actions}
          </nav>
        )}
      </header>
      <main ref={keepFocus} id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </div>
  );
}
