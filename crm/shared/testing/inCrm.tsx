import type { Decorator } from '@storybook/react-vite';
import { generatePath, Route, Routes } from 'react-router';
import { withApp } from '#app/testing/withApp.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { CrmRefine } from '../../CrmRefine.tsx';

interface Place {
  /** The address of the story. */
  at: string;
  /** The route's path, when the screen reads parameters from it. @default '*' */
  route?: string;
  /** Whether the screen stands in the frame's own margins; the frame itself does not. @default true */
  padded?: boolean;
}

/**
 * Renders a screen in the staff area: address and route, refine, a signed-in ADMIN; with the parameter `as: 'ta'` a TA. The toolbar may choose
 * another person.
 */
export function inCrm({ at, route = '*', padded = true }: Place): Decorator {
  return (Story, context) => {
    const { person } = context.globals;
    const as = person === 'story' ? context.parameters.as : person;
    return withApp({ path: at, auth: buildAuth(as === 'ta' ? 'ta' : 'admin') })(
      () => (
        <CrmRefine>
          <div style={padded ? { padding: '14px 24px 16px' } : undefined}>
            <Routes>
              <Route path={route} element={<Story />} />
            </Routes>
          </div>
        </CrmRefine>
      ),
      context,
    );
  };
}

/** Renders a tab of a lecture, its first one unless told otherwise. */
export const inLecture = (lectureId: string, tab?: string): Decorator =>
  under('/crm/lectures/:lectureId', tab, { lectureId });

/** Renders a tab of a week of a lecture, its first one unless told otherwise. */
export const inWeek = (lectureId: string, weekId: string, tab?: string): Decorator =>
  under('/crm/lectures/:lectureId/weeks/:weekId', tab, { lectureId, weekId });

function under(page: string, tab: string | undefined, ids: Record<string, string>): Decorator {
  const route = tab === undefined ? page : `${page}/${tab}`;
  return inCrm({ at: generatePath(route, ids), route });
}
