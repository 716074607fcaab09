import type { ReactNode } from 'react';
import css from './Link.module.css';
import { useLinkComponent, type AnchorProps } from './LinkContext.ts';

export interface LinkProps extends AnchorProps {
  /** The words; they must say where the link leads. */
  children: ReactNode;
  /** Ink-coloured and underlined only when pointed at, for links in tables and lists. @default false */
  quiet?: boolean;
}

/** A link to a page. For an action use `Button`. */
export function Link({ quiet = false, className, ...props }: LinkProps) {
  const Anchor = useLinkComponent();
  return <Anchor {...props} className={`${css.link} ${className ?? ''}`} data-quiet={quiet || undefined} />;
}
