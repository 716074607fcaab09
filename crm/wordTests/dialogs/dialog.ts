import { lazyPart } from '#client/page/lazy/lazyPart.tsx';

/** The forms, loaded when they are opened. */
export const WordTestDialog = lazyPart(() => import('./WordTestDialog.tsx'));
export const PrintDialog = lazyPart(() => import('./PrintDialog.tsx'));
export const MarkDialog = lazyPart(() => import('./MarkDialog.tsx'));
export const RemarkDialog = lazyPart(() => import('./RemarkDialog.tsx'));
