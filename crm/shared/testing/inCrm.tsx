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
}

/** Puts a screen into the staff area: its address and route, refine, the ADMIN signed in; with the parameter `as: 'ta'` a TA. */
export function inCrm({ at, route = '*' }: Place): Decorator {
  return (Story, context) =>
    withApp({ path: at, auth: buildAuth(context.parameters.as === 'ta' ? 'ta' : 'admin') })(
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
