import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, sees, triesAgain } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import ExamList from './ExamList.tsx';
import { ExamWeeksDocument } from './generated/graphql.ts';
import { lectureId, week, weekId } from './testing/exam.ts';
import { choose, list, weekly } from './testing/weekExams.ts';

const copied = fn();
const elsewhere = {
  id: namedId('elsewhere'),
  weekNumber: 7,
  specialName: null,
  placeInWeek: null,
  heldOn: '2026-11-12',
};
const otherWeeks = filled(ExamWeeksDocument, ({ lectureId: asked }) => ({
  weeklyLectures:
    asked !== lectureId
      ? [elsewhere]
      : [
          { id: weekId, ...week },
          {
            id: '01990000-0000-7000-b000-000000000004',
            weekNumber: 4,
            specialName: null,
            placeInWeek: null,
            heldOn: '2026-11-10',
          },
        ],
}));

const meta = preview.meta({
  title: 'CRM/주차/시험 복사',
  component: ExamList,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureOptionsDocument, {
        lectures: [lectures.calculusB, lectures.statistics].map((lecture) => ({
          ...lecture,
          startsOn: null,
          endsOn: null,
        })),
      }),
      otherWeeks,
      ...list().answers,
    ),
  decorators: [inWeek(lectureId, weekId, 'exams')],
});

/** Opens the copying of the first exam. */
async function openCopy(canvasElement: HTMLElement) {
  await choose(canvasElement, weekly, '다른 주차로 복사');
  const element = await screen.findByRole('dialog', { name: '주간 테스트 복사' });
  return { element, dialog: within(element) };
}

/** And chooses the fourth week. */
async function chooseWeek(canvasElement: HTMLElement) {
  const { element, dialog } = await openCopy(canvasElement);
  const box = await dialog.findByRole('checkbox', { name: /4주차/ });
  await userEvent.click(box);
  return { element, dialog, box, copy: dialog.getByRole('button', { name: '1개 주차에 복사' }) };
}

export const Copied = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('copyExam', { exams: [] }, copied)),
  play: async ({ canvasElement }) => {
    const { dialog } = await openCopy(canvasElement);
    await dialog.findByRole('checkbox', { name: /4주차/ });
    // Not into the week it is in.
    await expect(dialog.queryByRole('checkbox', { name: /3주차/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: '복사' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '강의' }), lectures.statistics.name);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /7주차/ }));
    await userEvent.click(dialog.getByRole('button', { name: '1개 주차에 복사' }));
    await hears(copied, { weeklyLectureIds: [elsewhere.id] });
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('copyExam')),
  play: async ({ canvasElement }) => {
    const { element, box, copy } = await chooseWeek(canvasElement);
    await sendsOnce(copy);
    await expect(box).toBeChecked();
    await staysOpen(element);
  },
});

/** The lecture ended meanwhile: the choice stays. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('copyExam', 409, 'lecture-disabled', '종료된 강의에는 복사할 수 없습니다.')),
  play: async ({ canvasElement }) => {
    const { dialog, box, copy } = await chooseWeek(canvasElement);
    await userEvent.click(copy);
    await sees(dialog.findByText('종료된 강의에는 복사할 수 없습니다.'));
    await expect(box).toBeChecked();
    await expect(copy).toBeEnabled();
  },
});

/** A lecture with no other week says so. */
export const NoOtherWeek = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ExamWeeksDocument)),
  play: async ({ canvasElement }) => {
    const { dialog } = await openCopy(canvasElement);
    await sees(dialog.findByText('이 강의에는 복사할 다른 주차가 없습니다.'));
  },
});

export const WeeksLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(ExamWeeksDocument)),
  play: async ({ canvasElement }) => {
    const { dialog } = await openCopy(canvasElement);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
  },
});

export const WeeksFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ExamWeeksDocument)),
  play: async ({ canvasElement, msw }) => {
    const { dialog } = await openCopy(canvasElement);
    await triesAgain(dialog, () => msw.use(otherWeeks));
    await sees(dialog.findByRole('checkbox', { name: /4주차/ }));
  },
});
