import type { ReactNode } from 'react';
import { KitProvider } from '#ui-kit';
import { RouterLink } from './RouterLink.tsx';

/** Gives the kit what only the app knows: the router's links and the nonce of this page's CSP. */
export function KitBridge({ children }: { children: ReactNode }) {
  return (
    <KitProvider link={RouterLink} {...(nonce && { nonce })}>
      {children}
    </KitProvider>
  );
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
