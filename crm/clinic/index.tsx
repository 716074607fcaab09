import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/loadPage.ts';
import { ClinicIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const DayBoardPage = lazyWithRetry(() => import('./DayBoardPage.tsx'));

export const paths = {
  clinic: '/crm/clinic',
  on: (day: string) => `/crm/clinic?day=${day}`,
};

export const face: Face = {
  resources: [
    { name: 'clinicTodos', label: '클리닉 할 일' },
    { name: 'clinicParticipants', label: '클리닉', list: paths.clinic, icon: ClinicIcon, menu: { order: 50 } },
  ],
  routes: [
    {
      path: 'clinic',
      element: <DayBoardPage />,
      handle: { first: async () => (await import('./clinicDay.ts')).firstDay } satisfies FirstHandle,
    },
  ],
};
