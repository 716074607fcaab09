export { MessageDialog } from './MessageDialog.tsx';
export { LMS_BYTES, SMS_BYTES, measureText } from '#ui-kit/format/eucKr.ts';
