import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const AccountPage = lazyWithRetry(() => import('./AccountPage.tsx'));

export const face: Face = { routes: [{ path: 'account', element: <AccountPage /> }] };
