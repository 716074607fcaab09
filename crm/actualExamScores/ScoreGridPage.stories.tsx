import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ActualExamScoreBatch } from '#client/generated/rest/actualExamScores.ts';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, students as people } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { cellAt, says, tells, typeAt } from '#ui-kit/testing/play.ts';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { ScoreGridDocument } from './generated/graphql.ts';
import ScoreGridPage from './ScoreGridPage.tsx';
import { hasAll, newAcademyHas } from '../setup/testing/whatThereIs.ts';

const names = ['김민수', '이서연', '박지훈', '최유진', '정하준', '강수아', '조은우', '윤채원'];
const students = names.map((name, at) => ({
  id: at === 0 ? people.minsu.id : `0199a000-0000-7000-8000-00000000000${at}`,
  studentNumber: `2026000${at + 1}`,
  school: at % 2 ? '한빛여고' : '세움고',
  grade: '고2' as const,
  user: { name },
  actualExamScores:
    at < 2
      ? [
          {
            id: namedId(`score${at}`),
            rawScore: 88 - at * 7,
            standardScore: 134 - at,
            percentile: 95,
            grade: 2,
            gradeScale: 9,
            version: 1,
          },
        ]
      : [],
}));

const options = filled(LectureOptionsDocument, {
  lectures: [{ id: lectures.calculusB.id, name: '미적분 B' }],
});
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/실전 성적 표',
  component: ScoreGridPage,
  decorators: [inCrm({ at: `/crm/students/actual-scores?lecture=${lectures.calculusB.id}` })],
  beforeEach: ({ msw }) => msw.use(options),
});

const open = filled(ScoreGridDocument, { students });

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(open) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(hasAll, empty(ScoreGridDocument)) });

/** There is nothing at all yet: the first thing to make is named. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(newAcademyHas, empty(ScoreGridDocument)),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ScoreGridDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ScoreGridDocument)) });

export const PastedAndSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      open,
      filled('saveActualExamScores', { created: 2, changed: 1, unchanged: 0, changeSetId: namedId('set') }, sent),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '실전 성적 표' });
    await userEvent.click(cellAt(canvasElement, 1, 3));
    await userEvent.paste('84\t131\t92\t2\n77\t\t\t3\n101\t\t\t12\n');
    // Grade 12 does not exist.
    await says(canvas, /3명 저장 전 · 수정할 칸 1개/);
    await expect(canvas.getByRole('button', { name: '3명 저장' })).toBeDisabled();
    await userEvent.click(cellAt(canvasElement, 3, 6));
    await canvas.findAllByText('등급은 1부터 9까지의 정수입니다.');
    await userEvent.keyboard('2{Enter}');
    await tells(canvas, '3명 저장', '성적 3명분을 저장했습니다');
    const { rows } = sent.mock.lastCall?.[0] as ActualExamScoreBatch;
    const exam = { kind: 'MOCK', month: 6, term: null, part: null, subject: '수학' };
    await expect(rows[0]).toMatchObject({ ...exam, rawScore: 84, standardScore: 131, percentile: 92, version: 1 });
    await expect(rows[1]).toMatchObject({ ...exam, rawScore: 77, percentile: null, grade: 3 });
    await expect(rows[1]).not.toHaveProperty('version');
  },
});

export const UndoneByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(open),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '실전 성적 표' });
    await typeAt(cellAt(canvasElement, 2, 3), '71{Enter}');
    await says(canvas, /1명 저장 전/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '저장' })).toBeDisabled());
    await userEvent.keyboard('{Control>}y{/Control}');
    await says(canvas, /1명 저장 전/);
  },
});
