import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';

export const MessageDialog = lazyWhenIdle(() => import('./page/MessageDialog.tsx').then((file) => file.MessageDialog));
export { LMS_BYTES, SMS_BYTES, measureText } from '#ui-kit/format/text/eucKr.ts';
