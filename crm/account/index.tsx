import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const AccountPage = lazyWithRetry(() => import('./AccountPage.tsx'));

/** What another slice shows of this one. */
export const panels = { TaPowers: lazyWithRetry(() => import('./TaPowers.tsx')) };

export const face: Face = { routes: [{ path: 'account', element: <AccountPage /> }] };
