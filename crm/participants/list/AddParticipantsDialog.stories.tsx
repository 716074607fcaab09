import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inWeek } from '../../shared/testing/inCrm.tsx';
import { StudentChoicesDocument } from '../../students/generated/graphql.ts';
import { pickerOptions } from '../../students/testing/pickerOptions.ts';
import { LaterWeeksDocument, ParticipantListDocument, ParticipantWeekDocument } from '../generated/graphql.ts';
import ParticipantList from './ParticipantList.tsx';

const week = { ...buildWeeklyLecture({ weekNumber: 5, heldOn: '2026-11-24' }), lecture: buildLecture() };
const [student] = buildStudents(1);
const sent = fn();
const later = filled(LaterWeeksDocument, { weeklyLectures_aggregate: { aggregate: { count: 3 } } });

// Filled, and from a list, in the stories of the week's students.
const meta = preview.meta({
  title: 'CRM/주차/수강생 더하기',
  component: ParticipantList,
  decorators: [inWeek(cast.calculusB.id, week.id, 'students')],
  beforeEach: ({ msw }) =>
    msw.use(
      ...pickerOptions,
      empty(ParticipantListDocument),
      filled(ParticipantWeekDocument, { weeklyLectures_by_pk: { ...week, participants: [] } }),
      filled(StudentChoicesDocument, { studentSearch: [{ student: student! }] }),
    ),
});

/** Opens the dialog and chooses 김민수. */
async function chooseStudent(canvas: Pick<typeof screen, 'findAllByRole'>) {
  const [open] = await canvas.findAllByRole('button', { name: '학생 추가' });
  await userEvent.click(open!);
  const element = await screen.findByRole('dialog', { name: /5주차에 학생 추가$/ });
  const dialog = within(element);
  const box = await dialog.findByRole('checkbox', { name: /김민수/ });
  await userEvent.click(box);
  return { element, dialog, box, add: dialog.getByRole('button', { name: '1명 추가' }) };
}

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(later, loading('addParticipantsWithOptions')),
  play: async ({ canvas }) => {
    const { element, box, add } = await chooseStudent(canvas);
    await sendsOnce(add);
    await expect(box).toBeChecked();
    await staysOpen(element);
  },
});

/** One of them left the academy meanwhile: the choice stays. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '김민수 학생은 비활성 상태입니다. 다시 활성으로 바꾼 뒤에 추가해 주세요.';
    msw.use(later, failed('addParticipantsWithOptions', 409, 'inactive', detail));
  },
  play: async ({ canvas }) => {
    const { dialog, box, add } = await chooseStudent(canvas);
    await userEvent.click(add);
    await says(dialog, /김민수 학생은 비활성 상태입니다/);
    await expect(box).toBeChecked();
    await expect(add).toBeEnabled();
  },
});

/** How many weeks follow is not known yet: the choice is there without a number. */
export const LaterWeeksLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(LaterWeeksDocument), filled('addParticipantsWithOptions')),
  play: async ({ canvas }) => {
    const { dialog } = await chooseStudent(canvas);
    await expect(dialog.getByRole('checkbox', { name: '뒤의 주차에도 추가' })).toBeEnabled();
  },
});

/** Or cannot be read: students are added all the same. */
export const LaterWeeksFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(LaterWeeksDocument),
      filled('addParticipantsWithOptions', async (request) => {
        sent(await request.json());
        const weeks = [{ weeklyLectureId: week.id, added: 1 }];
        return {
          userIds: [student!.id],
          weeks,
          notified: 0,
          withoutPhone: [],
          clashes: [],
          changeSetId: namedId('set'),
        };
      }),
    ),
  play: async ({ canvas }) => {
    const { dialog, add } = await chooseStudent(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: '뒤의 주차에도 추가' }));
    await userEvent.click(add);
    await says(screen, '1명을 추가했습니다');
    await expect(sent).toHaveBeenCalledWith({ userIds: [student!.id], followingWeeks: true, notify: false });
  },
});

/** A student who has another lesson then is named before. */
export const Clash = meta.story({
  beforeEach: ({ msw }) => {
    const clash = { userId: student!.id, name: '김민수', lecture: '중2 영어', at: '11월 24일 (화) 18:00–20:00' };
    const none = { weeks: [], notified: 0, withoutPhone: [], changeSetId: null };
    msw.use(later, filled('addParticipantsWithOptions', { userIds: [], clashes: [clash], ...none }, sent));
  },
  play: async ({ canvas }) => {
    const { dialog } = await chooseStudent(canvas);
    const words = '김민수 학생은 11월 24일 (화) 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.';
    await says(dialog, words);
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ dryRun: true, followingWeeks: false });
    await userEvent.click(dialog.getByRole('checkbox', { name: /뒤의 주차에도/ }));
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ dryRun: true, followingWeeks: true }));
  },
});
