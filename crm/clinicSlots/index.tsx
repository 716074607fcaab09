import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const SlotsPage = lazyWithRetry(() => import('./SlotsPage.tsx'));

export const face: Face = {
  resources: [
    { name: 'clinicSlots', label: '클리닉 시간', list: paths.slots, parent: 'clinicParticipants' },
    { name: 'clinicRules', label: '예약 규칙' },
  ],
  routes: [{ path: 'clinic/slots', element: <SlotsPage /> }],
};
