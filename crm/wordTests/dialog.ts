import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';

/** The form, loaded when it is opened. */
export const WordTestDialog = lazyWithRetry(() => import('./WordTestDialog.tsx'));
