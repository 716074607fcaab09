import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { says, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { WeekAbsencesDocument } from './generated/graphql.ts';
import { WeekAbsences } from './WeekAbsences.tsx';

const weekId = '01990000-0000-7000-8000-00000000ea01';
const notice = {
  id: '01990000-0000-7000-8000-00000000ea02',
  reason: '몸살로 병원에 갑니다',
  createdAt: '2026-03-08T06:00:00Z',
  student: { id: students.minsu.id, user: { name: students.minsu.name } },
};

const meta = preview.meta({
  title: 'CRM/주차/보호자가 알린 결석',
  component: WeekAbsences,
  args: { weekId },
  decorators: [inCrm({ at: '/crm' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekAbsencesDocument, { absenceNotices: [notice] }),
      filled('decideAbsence', async (request) => {
        await expect(await request.json()).toEqual({ accept: true });
      }),
    ),
});

Filled.test('One is taken for an absence', async ({ canvas }) => {
  await says(canvas, /몸살로 병원에 갑니다/);
  await tells(canvas, '김민수 결석으로', '김민수 학생을 결석으로 했습니다');
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekAbsencesDocument, { absenceNotices: [] })),
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WeekAbsencesDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WeekAbsencesDocument)) });
