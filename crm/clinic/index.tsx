import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const DayBoardPage = lazyWithRetry(() => import('./DayBoardPage.tsx'));

export const face: Face = {
  resources: [
    { name: 'clinicTodos', label: '클리닉 할 일' },
    { name: 'clinicParticipants', label: '클리닉', list: paths.clinic, menu: { group: '클리닉', order: 10 } },
  ],
  routes: [
    {
      path: 'clinic',
      element: <DayBoardPage />,
      handle: { first: async () => (await import('./clinicDay.ts')).firstDay } satisfies FirstHandle,
    },
  ],
};
