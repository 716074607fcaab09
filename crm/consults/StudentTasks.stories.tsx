import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentTasksDocument } from './generated/graphql.ts';
import { StudentTasks } from './StudentTasks.tsx';

const closed = fn();
const openedAt = '2026-11-21T09:00:00Z';
const lecture = { name: lectures.calculusB.name };
const consultTasks = [
  { id: students.minsu.id, kind: 'ABSENCES', reasons: { inARow: 2, inTerm: 4 }, openedAt, lecture },
  { id: students.jihun.id, kind: 'SCORES', reasons: { percents: [91, 78.5, 60] }, openedAt, lecture },
  { id: students.doyun.id, kind: 'TODOS', reasons: { count: 2, since: '2026-11-10' }, openedAt, lecture: null },
];

const meta = preview.meta({
  title: 'CRM/학생/상담할 일',
  component: StudentTasks,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentTasksDocument, { consultTasks }),
      filled('closeConsultTask', () => void closed()),
    ),
});

Filled.test('A task is closed', async ({ canvas }) => {
  await says(canvas, '미적분 B 성적 91% → 78.5% → 60%', '미적분 B 결석 2번 연속, 모두 4번');
  await userEvent.click(canvas.getAllByRole('button', { name: '마치기' })[0]!);
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentTasksDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentTasksDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(StudentTasksDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
