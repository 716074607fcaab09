import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const SetupPage = lazyWithRetry(() => import('./screens.ts').then((file) => ({ default: file.SetupPage })));

export const face: Face = {
  resources: [
    {
      name: 'setup',
      label: '시작하기',
      list: paths.setup,
      setting: { section: '시스템', order: 5, about: '학원을 여는 데 필요한 일과 지금까지 한 것' },
    },
  ],
  routes: [{ path: 'admin/setup', element: <SetupPage /> }],
};
