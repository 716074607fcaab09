import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { ClinicIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const ClinicPage = lazyWithRetry(() => import('./ClinicPage.tsx'));

export const face: Face = {
  routes: [{ path: 'clinic', element: <ClinicPage /> }],
  navigation: [{ label: '클리닉', href: paths.clinic, icon: ClinicIcon, order: 20 }],
};
