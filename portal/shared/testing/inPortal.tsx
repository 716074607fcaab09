import type { Decorator } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { withApp } from '#app/testing/withApp.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { StudentFrame } from '../../StudentFrame.tsx';

interface Place {
  /** The address the story stands at. */
  at: string;
  /** The route it is an element of, when it reads parameters from it. @default '*' */
  route?: string;
  /** Router state of that address. @default undefined */
  state?: unknown;
  /** Who is signed in. @default 'minsu' */
  as?: Parameters<typeof buildAuth>[0];
}

/** Puts a screen into the portal: its address and route, the frame, 김민수 signed in. */
export function inPortal({ at, state, route = '*', as = 'minsu' }: Place): Decorator {
  const app = withApp({ path: at, state, auth: buildAuth(as) });
  return (Story, context) =>
    app(
      () => (
        <StudentFrame>
          <Routes>
            <Route path={route} element={<Story />} />
          </Routes>
        </StudentFrame>
      ),
      context,
    );
}
