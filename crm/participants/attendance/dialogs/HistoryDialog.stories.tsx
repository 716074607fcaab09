import { fn, screen } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { students } from '#mocks/cast.ts';
import { empty, failed, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import { AttendanceHistoryDocument } from '../../generated/graphql.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

// Filled in the stories of the attendance grid.
const meta = preview.meta({
  title: 'CRM/주차/출결 이력',
  component: HistoryDialog,
  args: { id: namedId('record'), name: students.minsu.name, onClose: fn() },
  decorators: [inCrm({ at: '/crm/lectures' })],
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AttendanceHistoryDocument)),
  play: () => says(screen, '출결을 체크하면 여기에 남습니다.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AttendanceHistoryDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(AttendanceHistoryDocument)),
  play: () => sees(screen.findByRole('button', { name: '다시 시도' })),
});
