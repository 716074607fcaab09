import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ErrorListPage from './ErrorListPage.tsx';
import { ErrorGroupListDocument } from './generated/manager.ts';
import { list } from './testing/errors.ts';

const meta = preview.meta({
  title: 'CRM/기록/화면 오류',
  component: ErrorListPage,
  decorators: [inCrm({ at: '/crm/admin/errors' })],
  beforeEach: ({ msw }) => msw.use(filled(ErrorGroupListDocument, list)),
});

export const Filled = meta.story({
  play: ({ canvas }) => says(canvas, '1,240', '다시 나타남'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ErrorGroupListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ErrorGroupListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ErrorGroupListDocument)) });
