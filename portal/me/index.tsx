import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { UserIcon } from '#ui-kit/icons.ts';
import { paths as consentPaths } from '../consents/paths.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const MePage = lazyWithRetry(() => import('./MePage.tsx'));

export const face: Face = {
  routes: [{ path: 'me', element: <MePage /> }],
  navigation: [{ label: '내 정보', href: paths.me, also: [consentPaths.consents], icon: UserIcon, order: 40 }],
};
