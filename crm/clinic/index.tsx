import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { ClinicIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const BoardPage = lazyWithRetry(() => import('./board/BoardPage.tsx'));
const SlotsPage = lazyWithRetry(() => import('./slots/SlotsPage.tsx'));
const StudentClinic = lazyWithRetry(() => import('./history/StudentClinic.tsx'));

export const paths = {
  clinic: '/crm/clinic',
  on: (day: string) => `/crm/clinic?day=${day}`,
  slots: '/crm/clinic/slots',
  slotsOn: (day: string) => `/crm/clinic/slots?day=${day}`,
  counselSlots: '/crm/clinic/slots?type=COUNSEL',
};

export const face: Face = {
  routes: [
    { path: 'clinic', element: <BoardPage /> },
    { path: 'clinic/slots', element: <SlotsPage /> },
  ],
  navigation: [{ label: '클리닉', href: paths.clinic, icon: ClinicIcon, order: 50 }],
  studentCards: [{ column: 'profile', order: 30, element: <StudentClinic /> }],
};
