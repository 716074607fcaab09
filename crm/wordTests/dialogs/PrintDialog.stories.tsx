import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { buildWordTestPlan } from '#mocks/builders/wordTestPlan.ts';
import { filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { keepFiles, pdf, saved } from '../../shared/testing/savedFiles.ts';
import { sendUnanswered } from '#app/testing/sending.ts';
import { choose, press, tells } from '#ui-kit/testing/play.ts';
import { WordTestDocument } from '../generated/graphql.ts';
import WordTestPage from '../WordTestPage.tsx';

const lecture = buildLecture();
const plan = buildWordTestPlan();
const student = namedId('s1');
const asked = fn();

const meta = preview.meta({
  title: 'CRM/단어장/시험지 인쇄하는 창',
  component: WordTestPage,
  decorators: [inCrm({ at: `/crm/word-tests/${plan.id}`, route: '/crm/word-tests/:planId' })],
  beforeEach: ({ msw }) => {
    msw.use(
      filled(WordTestDocument, {
        wordTestPlans_by_pk: {
          ...plan,
          isPrinted: true,
          deck: buildWordDeck(),
          weeklyLecture: {
            id: namedId('w1'),
            lectureId: lecture.id,
            weekNumber: 5,
            specialName: null,
            placeInWeek: null,
            lecture,
          },
          takers: [],
          tests_aggregate: { aggregate: { count: 0 } },
          standings: [
            {
              id: namedId('standing'),
              studentId: student,
              state: 'NEW',
              attempts: 0,
              firstCorrect: null,
              bestCorrect: null,
              answered: null,
              leftCount: 0,
              lastAt: null,
              student: { id: student, user: { name: '김민수' } },
            },
          ],
        },
      }),
    );
    return keepFiles();
  },
});

/** Opens the dialog and chooses one student. */
async function forOne(): Promise<HTMLElement> {
  await press(screen, '시험지 인쇄');
  const dialog = await screen.findByRole('dialog', { name: '시험지 인쇄' });
  await choose(within(dialog), { 학생: '김민수' });
  return dialog;
}

export const Printed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('printWordTests', pdf(), asked)),
  play: async () => {
    const dialog = within(await forOne());
    await userEvent.click(dialog.getByRole('checkbox', { name: '정답지도 함께' }));
    await tells(dialog, 'PDF 다운로드', '시험지를 PDF로 받았습니다. 인쇄해서 나누어 주세요.');
    await expect(saved).toHaveBeenCalledWith(`${plan.title} 시험지.pdf`);
    await expect(asked).toHaveBeenCalledWith({ studentIds: [student], answerSheets: true, answers: false });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Printing = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('printWordTests')),
  play: async () => {
    await sendUnanswered(await forOne(), 'PDF 다운로드');
    await expect(saved).not.toHaveBeenCalled();
  },
});
