import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const AccountPage = lazyWithRetry(() => import('./AccountPage.tsx'));

export const paths = { account: '/crm/account' };

export const face: Face = { routes: [{ path: 'account', element: <AccountPage /> }] };
