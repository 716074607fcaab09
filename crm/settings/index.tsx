import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const SettingsIndex = lazyWithRetry(() => import('./SettingsIndex.tsx'));

export const face: Face = {
  resources: [{ name: 'settings', label: '설정', list: paths.settings, menu: { group: '설정', order: 10 } }],
  routes: [{ path: 'settings', element: <SettingsIndex /> }],
};
