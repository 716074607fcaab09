import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { TemplateIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const PushAlertTemplateListPage = lazyWithRetry(() => import('./PushAlertTemplateListPage.tsx'));
const PushAlertTemplatePage = lazyWithRetry(() => import('./PushAlertTemplatePage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'pushAlertTemplates',
      label: '알림 템플릿',
      list: paths.templates,
      create: paths.create,
      show: paths.template(':id'),
      edit: paths.edit(':id'),
      icon: TemplateIcon,
      menu: { group: '콘텐츠', order: 20 },
    },
    { name: 'pushAlertLectures', label: '강의별 알림', parent: 'pushAlertTemplates' },
    { name: 'notificationLogs', label: '자동 알림', parent: 'pushAlertTemplates' },
  ],
  routes: [
    {
      path: 'pushAlertTemplates',
      element: <PushAlertTemplateListPage />,
      children: [{ path: 'create', element: null }],
    },
    {
      path: 'pushAlertTemplates/:id',
      element: <PushAlertTemplatePage />,
      children: [{ path: 'edit', element: null }],
    },
  ],
};
