import type { Decorator } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { withApp } from '#app/testing/withApp.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { CrmRefine } from '../../CrmRefine.tsx';

interface Place {
  /** The address the story stands at. */
  at: string;
  /** The route it is an element of, when it reads parameters from it. @default '*' */
  route?: string;
  /** Who is signed in. @default 'admin' */
  as?: 'admin' | 'ta';
}

/** Puts a screen into the staff area: its address and route, refine, someone of the staff signed in. */
export function inCrm({ at, route = '*', as = 'admin' }: Place): Decorator {
  const app = withApp({ path: at, auth: buildAuth(as) });
  return (Story, context) =>
    app(
      () => (
        <CrmRefine>
          <div style={{ padding: '20px 24px 32px' }}>
            <Routes>
              <Route path={route} element={<Story />} />
            </Routes>
          </div>
        </CrmRefine>
      ),
      context,
    );
}
