import type { ReactNode } from 'react';
import { problemId, problemText } from '#client/problemText.ts';
import { KitProvider } from '#ui-kit';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Passes to the kit what only the app knows: the router's links, the messages of failures, the page's CSP nonce. */
export function KitBridge({ children }: { children: ReactNode }) {
  return (
    <KitProvider link={RouterLink} describeFailure={describeFailure} nonce={nonce || undefined}>
      <LeaveDialog>{children}</LeaveDialog>
    </KitProvider>
  );
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const describeFailure = (error: unknown) => ({ message: problemText(error), id: problemId(error) });
