import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { MachineIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const SystemPage = lazyWithRetry(() => import('./SystemPage.tsx'));

const paths = { system: '/crm/admin/system' };

export const face: Face = {
  resources: [
    {
      name: 'system',
      label: '시스템',
      list: paths.system,
      icon: MachineIcon,
      menu: { group: '설정', order: 60 },
    },
  ],
  routes: [{ path: 'admin/system', element: <SystemPage /> }],
};
