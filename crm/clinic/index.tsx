import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { ClinicIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const DayBoardPage = lazyWithRetry(() => import('./DayBoardPage.tsx'));

export const paths = {
  clinic: '/crm/clinic',
  on: (day: string) => `/crm/clinic?day=${day}`,
};

export const face: Face = {
  routes: [{ path: 'clinic', element: <DayBoardPage /> }],
  navigation: [{ label: '클리닉', href: paths.clinic, icon: ClinicIcon, order: 50 }],
};
