import { QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router';
import type { AuthInfo } from '#client/generated/rest/auth.ts';
import { busy } from '#client/page/busy.ts';
import { createQueryClient } from '#client/queryClient.ts';
import { forgetSession, keepSession, setStatus, TOKEN_KEY, type SessionStatus } from '#client/session/sessionStore.ts';
import { KitBridge } from '../frame/KitBridge.tsx';

export interface Scene {
  /** The router's address. @default '/' */
  path?: string;
  /** Router state of that address. @default undefined */
  state?: unknown;
  /** Who is signed in; null for nobody. @default null */
  auth?: AuthInfo | null;
  /** A status without a signed-in person. @default 'signedOut' */
  status?: Exclude<SessionStatus, 'signedIn'>;
}

/** Renders a story in the app: router, kit links, an empty cache without retries, a session. */
export function withApp(scene: Scene = {}): Decorator {
  return (Story, { id }) => (
    <InApp key={`${id} ${scene.auth?.userId}`} {...scene}>
      <Story />
    </InApp>
  );
}

function InApp({ path = '/', state, auth = null, status = 'signedOut', children }: Scene & { children: ReactNode }) {
  const [queryClient] = useState(() => {
    // Stories share a page: a command that another one left unanswered does not block this one.
    busy.set({ isBusy: false, tasks: [] });
    if (auth) keepSession(auth);
    else if (status === 'signedOut') forgetSession();
    else {
      // Only in a browser where somebody has signed in is the session asked for.
      localStorage.setItem(TOKEN_KEY, 'stored');
      setStatus(status);
    }
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    return client;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
        <KitBridge>{children}</KitBridge>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
