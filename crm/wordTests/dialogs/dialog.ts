import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';

/** The forms, loaded when they are opened. */
export const WordTestDialog = lazyWithRetry(() => import('./WordTestDialog.tsx'));
export const PrintDialog = lazyWithRetry(() => import('./PrintDialog.tsx'));
export const MarkDialog = lazyWithRetry(() => import('./MarkDialog.tsx'));
export const RemarkDialog = lazyWithRetry(() => import('./RemarkDialog.tsx'));
