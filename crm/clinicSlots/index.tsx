import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const SlotsPage = lazyWithRetry(() => import('./SlotsPage.tsx'));

export const paths = {
  slots: '/crm/clinic/slots',
  on: (day: string) => `/crm/clinic/slots?day=${day}`,
  counsel: '/crm/clinic/slots?type=COUNSEL',
};

export const face: Face = {
  routes: [{ path: 'clinic/slots', element: <SlotsPage /> }],
};
