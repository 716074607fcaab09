import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const SmsListPage = lazyWithRetry(() => import('./SmsListPage.tsx'));
const SmsPage = lazyWithRetry(() => import('./page/SmsPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'smsMessages',
      label: '문자',
      list: paths.messages,
      show: paths.message(':id'),
      menu: { group: '소통', order: 10 },
    },
    { name: 'smsRecipients', label: '문자 받는 사람', parent: 'smsMessages' },
  ],
  routes: [
    { path: 'sms', element: <SmsListPage /> },
    { path: 'sms/:id', element: <SmsPage /> },
  ],
};
