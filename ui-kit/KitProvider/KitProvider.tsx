import { useLayoutEffect, type ReactNode } from 'react';
import '../theme/base.css';
import { LinkContext, type LinkComponent } from '../Link/LinkContext.ts';
import { describeError, FailureContext, type DescribeFailure } from '../QueryView/FailureContext.ts';
import { applyColorMode } from '../theme/colorMode.ts';
import { ToastHost } from '../Toast/ToastHost.tsx';
import { NonceContext } from './nonce.ts';

export interface KitProviderProps {
  /** The app. */
  children: ReactNode;
  /** CSP nonce for styles added at run time. @default undefined */
  nonce?: string;
  /** The router's link component, used by every link of the kit. @default 'a' */
  link?: LinkComponent;
  /** Turns a thrown value into a message for failed states. @default the Error's own message */
  describeFailure?: DescribeFailure;
}

/** Rendered once around the app: styles, colour mode, links, toasts. Parts built on MUI bring their theme themselves. */
export function KitProvider({ children, nonce, link = 'a', describeFailure = describeError }: KitProviderProps) {
  useLayoutEffect(() => applyColorMode(), []);
  return (
    <NonceContext value={nonce}>
      <LinkContext value={link}>
        <FailureContext value={describeFailure}>
          <ToastHost>{children}</ToastHost>
        </FailureContext>
      </LinkContext>
    </NonceContext>
  );
}
