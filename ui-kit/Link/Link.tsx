import type { ReactNode } from 'react';
import css from './Link.module.css';
import { Anchor } from './Anchor.tsx';
import type { AnchorProps } from './LinkContext.ts';

export interface LinkProps extends AnchorProps {
  /** The label; it must say where the link leads. */
  children: ReactNode;
  /** In the text colour, underlined only on hover; for links in tables and lists. @default false */
  quiet?: boolean;
}

/** A link to a page. For an action use `Button`. */
export function Link({ quiet = false, className, ...props }: LinkProps) {
  return <Anchor {...props} className={`${css.link} ${className ?? ''}`} data-quiet={quiet || undefined} />;
}
