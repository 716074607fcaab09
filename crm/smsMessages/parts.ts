export { MessageDialog } from './MessageDialog.tsx';
export { LMS_BYTES, SMS_BYTES, measureText } from './eucKr.ts';
