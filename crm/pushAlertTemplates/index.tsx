import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
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
      setting: { section: '소통', order: 10, about: '출결, 성적처럼 저절로 나가는 알림의 문구' },
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
