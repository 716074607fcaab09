import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { retype, says, take } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import EnrollmentList from './EnrollmentList.tsx';
import {
  EndEnrollmentDocument,
  EnrollmentCountsDocument,
  KeptWeeksDocument,
  LectureEnrollmentsDocument,
} from './generated/graphql.ts';
import { counts, list } from './testing/enrolled.ts';

const ended = fn();

const meta = preview.meta({
  title: 'CRM/강의/수강 끝내기',
  component: EnrollmentList,
  decorators: [inLecture(cast.calculusB.id, 'students')],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(EnrollmentCountsDocument, counts),
      filled(LectureEnrollmentsDocument, list),
      empty(KeptWeeksDocument),
    ),
});

/** Opens the dialog of the first student and types a last day. */
async function writeLastDay(
  canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>,
  date: string,
  item = '수강 끝내기',
) {
  await take(canvas, '김민수 메뉴', item);
  const element = await screen.findByRole('dialog', { name: `김민수 학생의 ${item}` });
  const dialog = within(element);
  const day = dialog.getByRole('textbox', { name: /마지막 날/ });
  await retype(day, `${date}{Tab}`);
  return { element, dialog, day, end: dialog.getByRole('button', { name: item }) };
}

export const Ended = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(EndEnrollmentDocument, { update_enrollments_by_pk: { id: list.enrollments[0]!.id } }, ended)),
  play: async ({ canvas }) => {
    const { end } = await writeLastDay(canvas, '2026-12-01');
    await userEvent.click(end);
    await says(screen, '김민수 학생의 수강은 12월 1일 (화)에 끝납니다');
    await expect(ended).toHaveBeenCalledOnce();
    await expect(ended).toHaveBeenCalledWith({
      id: list.enrollments[0]!.id,
      input: { toDate: '2026-12-01' },
    });
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(EndEnrollmentDocument)),
  play: async ({ canvas }) => {
    const { element, day, end } = await writeLastDay(canvas, '2026-12-01');
    await sendsOnce(end);
    await expect(day).toHaveValue('2026-12-01');
    await staysOpen(element);
  },
});

/** Before the first day nothing is sent; a day that overlaps is refused by the server, and both are told. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(EndEnrollmentDocument, { detail: '기간이 겹치는 기록이 이미 있습니다.' })),
  play: async ({ canvas }) => {
    const { dialog, day, end } = await writeLastDay(canvas, '2026-10-01');
    await userEvent.click(end);
    await says(dialog, /수강 시작일/);
    await retype(day, '2026-12-01{Enter}');
    await says(dialog, '기간이 겹치는 기록이 이미 있습니다.');
    await expect(day).toHaveValue('2026-12-01');
  },
});

/** A last day in the past: what the student keeps of the weeks after it is named before it is saved. */
export const InHindsight = meta.story({
  beforeEach: ({ msw }) => {
    const week = { id: namedId('w'), weekNumber: 12, placeInWeek: null, specialName: null, heldOn: '2026-11-17' };
    msw.use(filled(KeptWeeksDocument, { participants: [{ weeklyLecture: week }] }));
  },
  play: async ({ canvas }) => {
    const { dialog } = await writeLastDay(canvas, '2026-11-10');
    await says(dialog, '다음 1개 주차는 남아서 학생도 계속 볼 수 있습니다.', '12주차 · 11월 17일 (화)');
  },
});

/** The rest of the dialog does not wait for the weeks. */
export const WeeksLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(KeptWeeksDocument)),
  play: async ({ canvas }) => {
    const { dialog, end } = await writeLastDay(canvas, '2026-11-10');
    await says(dialog, /사라집니다/);
    await expect(end).toBeEnabled();
  },
});

export const WeeksFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(KeptWeeksDocument)),
  play: async ({ canvas }) => {
    const { dialog } = await writeLastDay(canvas, '2026-11-10');
    await says(dialog, /^남는 주차를 불러오지 못했습니다/);
  },
});

/** A later last day brings the student back to hours that another class has. */
export const LongerClash = meta.story({
  beforeEach: ({ msw }) => {
    const clash = { userId: namedId('u'), name: '김민수', lecture: '중2 영어', at: '화 18:00–20:00' };
    const [first, ...others] = list.enrollments;
    msw.use(
      filled(LectureEnrollmentsDocument, { ...list, enrollments: [{ ...first!, toDate: '2026-12-01' }, ...others] }),
      filled('enrollStudents', { enrolled: 0, already: 1, clashes: [clash], changeSetId: null }, ended),
    );
  },
  play: async ({ canvas }) => {
    const { dialog } = await writeLastDay(canvas, '2026-12-24', '마지막 날 바꾸기');
    await says(dialog, '김민수 학생은 화 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.');
    const asked = { fromDate: '2026-12-02', toDate: '2026-12-24', dryRun: true };
    await expect(ended.mock.lastCall?.[0]).toMatchObject(asked);
  },
});
