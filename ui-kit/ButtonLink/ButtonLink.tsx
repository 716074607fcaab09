import type { ReactNode } from 'react';
import { splitLook, type ButtonLook } from '../Button/Button.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import type { AnchorProps } from '../Link/LinkContext.ts';

export interface ButtonLinkProps extends AnchorProps, ButtonLook {
  /** The label: where it leads. */
  children: ReactNode;
  /** Shown after the label, such as an arrow onwards. @default undefined */
  iconAfter?: ReactNode;
}

/** A link that looks like a button, for the main next page. */
export function ButtonLink({ children, iconAfter, ...rest }: ButtonLinkProps) {
  const { look, icon, props } = splitLook(rest);
  return (
    <Anchor {...props} {...look}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </Anchor>
  );
}
