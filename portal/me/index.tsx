import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { UserIcon } from '#ui-kit/icons.ts';
import { paths as consentPaths } from '../consents/index.tsx';
import type { Face } from '../face.ts';

const MePage = lazyWithRetry(() => import('./MePage.tsx'));

export const paths = { me: '/portal/me' };

export const face: Face = {
  routes: [{ path: 'me', element: <MePage /> }],
  navigation: [{ label: '내 정보', href: paths.me, also: [consentPaths.consents], icon: UserIcon, order: 40 }],
};
