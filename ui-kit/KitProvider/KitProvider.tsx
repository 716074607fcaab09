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
  /** The router's link; the kit's links render it. @default 'a' */
  link?: LinkComponent;
  /** Tells what was thrown, for failed states. @default the Error's own message */
  describeFailure?: DescribeFailure;
}

/** Stands once around the app: styles, colour mode, links, toasts. MUI parts bring their theme themselves. */
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
