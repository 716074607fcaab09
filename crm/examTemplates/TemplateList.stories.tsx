import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildExamQuestion } from '#mocks/builders/exam.ts';
import { lectures } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LectureTemplatesDocument } from './generated/graphql.ts';
import TemplateList from './TemplateList.tsx';

const listOf = (...examTemplates: (typeof template)[]) => ({
  examTemplates,
  examTemplates_aggregate: { aggregate: { count: examTemplates.length } },
});

const meta = preview.meta({
  title: 'CRM/강의/시험 양식',
  component: TemplateList,
  decorators: [
    inCrm({ at: `/crm/lectures/${lectures.calculusB.id}/templates`, route: '/crm/lectures/:lectureId/templates' }),
  ],
});

const template = {
  id: '01990000-0000-7000-f000-000000000001',
  name: '주간 테스트',
  cutline: 70,
  totalPoints: 100,
  version: 2,
  questions: Array.from({ length: 25 }, (_, at) => buildExamQuestion({ number: at + 1, answer: (at % 5) + 1 })),
  exams_aggregate: { aggregate: { count: 7 } },
};
const written = fn();

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureTemplatesDocument, listOf(template))),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureTemplatesDocument, listOf())),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureTemplatesDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureTemplatesDocument)) });

export const KeyChanged = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      filled(LectureTemplatesDocument, listOf(template)),
      filled('updateExamTemplate', async (request) => {
        written(await request.json());
        return { id: template.id, version: 3 };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '주간 테스트 더 보기' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '고치기' }));
    const dialog = within(
      await canvas
        .findByRole('dialog', { name: '시험 양식 고치기' })
        .catch(() => within(document.body).findByRole('dialog')),
    );
    const grid = await dialog.findByRole('grid', { name: '정답표' });
    await userEvent.click(grid.querySelector('[data-row="1"] [data-column="1"]')!);
    await userEvent.keyboard('45{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const { version, questions } = written.mock.lastCall?.[0] as { version: number; questions: { answer: number }[] };
    await expect([version, questions[1]?.answer]).toEqual([2, 45]);
  },
});
