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
  navigation: [{ group: '콘텐츠', label: '알림 템플릿', href: paths.templates, icon: TemplateIcon, order: 20 }],
  resource: {
    name: 'pushAlertTemplates',
    list: paths.templates,
    create: paths.create,
    show: paths.template(':id'),
    edit: paths.edit(':id'),
    meta: { label: '알림 템플릿' },
  },
};
