import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';

export const MessageDialog = lazyWhenIdle(() => import('./MessageDialog.tsx').then((file) => file.MessageDialog));
export { LMS_BYTES, SMS_BYTES, measureText } from './eucKr.ts';
