import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { TemplateIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const PushAlertTemplateListPage = lazyWithRetry(() => import('./PushAlertTemplateListPage.tsx'));
const PushAlertTemplatePage = lazyWithRetry(() => import('./PushAlertTemplatePage.tsx'));

export const paths = {
  templates: '/crm/pushAlertTemplates',
  create: '/crm/pushAlertTemplates/create',
  template: (id: string) => `/crm/pushAlertTemplates/${id}`,
  edit: (id: string) => `/crm/pushAlertTemplates/${id}/edit`,
};

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
