import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildExamQuestion } from '#mocks/builders/exam.ts';
import { lectures } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { asks, openForm, press, says, submit, take, write } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import { LectureTemplatesDocument } from './generated/graphql.ts';
import TemplateList from './TemplateList.tsx';

const listOf = (...examTemplates: (typeof template)[]) => ({
  examTemplates,
  examTemplates_aggregate: { aggregate: { count: examTemplates.length } },
});

const meta = preview.meta({
  title: 'CRM/강의/시험 양식',
  component: TemplateList,
  decorators: [inLecture(lectures.calculusB.id, 'templates')],
});

const template = {
  id: '01990000-0000-7f00-8000-000000000001',
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
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureTemplatesDocument, listOf(template)),
      filled('updateExamTemplate', { id: template.id, version: 3 }, written),
    ),
  play: async ({ canvas }) => {
    await take(canvas, '주간 테스트 메뉴', '수정');
    const dialog = within(
      await canvas
        .findByRole('dialog', { name: '시험 양식 수정' })
        .catch(() => within(document.body).findByRole('dialog')),
    );
    const grid = await dialog.findByRole('grid', { name: '정답표' });
    await userEvent.click(grid.querySelector('[data-row="1"] [data-column="1"]')!);
    await userEvent.keyboard('45{Enter}');
    await press(dialog, '저장');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const { version, questions } = written.mock.lastCall?.[0] as { version: number; questions: { answer: number }[] };
    await expect([version, questions[1]?.answer]).toEqual([2, 45]);
  },
});

export const KeyTypedInOneRun = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureTemplatesDocument, listOf()),
      filled('createExamTemplate', { id: template.id, version: 1 }, written),
    ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '양식 만들기' }))[0]!);
    const dialog = within(await canvas.findByRole('dialog', { name: '시험 양식 만들기' }));
    await write(dialog, { '정답 이어서 입력': '31245 10352' });
    await says(dialog, '10문항 · 만점 100점');

    // Enter in the number of questions stays in the dialog; Escape asks, because a key was typed.
    await userEvent.type(dialog.getByRole('spinbutton', { name: '문항 수' }), '{Enter}');
    await expect(written).not.toHaveBeenCalled();
    await press(await asks(dialog, '취소', '저장하지 않고 닫을까요?'), '계속 작성');

    await write(dialog, { '양식 이름': '주간 테스트' });
    await press(dialog, '만들기');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const { questions } = written.mock.lastCall?.[0] as { questions: { answer: number | null; points: number }[] };
    await expect(questions.map(({ points }) => points)).toEqual(Array(10).fill(10));
    await expect(questions.map(({ answer }) => answer)).toEqual([3, 1, 2, 4, 5, 1, null, 3, 5, 2]);
  },
});

/** Points that make another 만점 are asked about; a lower 만점 takes the cutline along. */
export const AnotherTotal = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(
        LectureTemplatesDocument,
        listOf({ ...template, questions: template.questions.map((one) => ({ ...one, points: 4 })) }),
      ),
      filled('updateExamTemplate', { id: template.id, version: 3 }, written),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '주간 테스트 메뉴');
    const dialog = await openForm(canvas, '수정', '시험 양식 수정', 'menuitem');
    const grid = await dialog.findByRole('grid', { name: '정답표' });
    await userEvent.click(grid.querySelector('[data-row="0"] [data-column="3"]')!);
    await userEvent.keyboard('24{Enter}');
    await says(dialog, /배점의 합은 120점이고 만점은 100점입니다/);
    await submit(dialog, '저장', /배점의 합 120점이 만점 100점과 다릅니다/);
    await expect(written).not.toHaveBeenCalled();
    await press(dialog, '만점을 120점으로', '저장');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    await expect(written.mock.lastCall?.[0]).toMatchObject({ cutline: 84 });
  },
});
