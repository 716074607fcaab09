import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { retype, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { EnrollDialog } from './EnrollDialog.tsx';
import { LectureTermDocument } from '../generated/graphql.ts';

const lecture = buildLecture();

// Opened and filled in the stories of a student and of the list of students.
const meta = preview.meta({
  title: 'CRM/강의/강의에 등록',
  component: EnrollDialog,
  args: { userIds: [students.minsu.id], who: '김민수 학생을', onClose: fn() },
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}` })],
  beforeEach: ({ msw }) => msw.use(filled(LectureOptionsDocument, { lectures: [lecture] }), empty(LectureTermDocument)),
});

async function chooseLecture() {
  const element = await screen.findByRole('dialog', { name: '김민수 학생을 강의에 등록' });
  const dialog = within(element);
  await dialog.findByRole('option', { name: lecture.name });
  const select = dialog.getByRole('combobox', { name: /강의/ });
  await userEvent.selectOptions(select, lecture.id);
  return { element, dialog, select, enrol: dialog.getByRole('button', { name: '등록' }) };
}

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('enrollStudents')),
  play: async () => {
    const { element, select, enrol } = await chooseLecture();
    await sendsOnce(enrol);
    await expect(select).toHaveValue(lecture.id);
    await staysOpen(element);
  },
});

/** The days of the term that are left are proposed; what was typed stays. */
export const ProposesTheTerm = meta.story({
  beforeEach: ({ msw }) => {
    const terms = {
      [lecture.id]: { startsOn: dateOf(10), endsOn: dateOf(80) },
      [lectures.basics.id]: { startsOn: dateOf(-10), endsOn: dateOf(50) },
    };
    msw.use(
      filled(LectureOptionsDocument, { lectures: [lecture, lectures.basics] }),
      filled(LectureTermDocument, ({ id }) => ({ lectures_by_pk: terms[id] ?? null })),
      loading('enrollStudents'),
    );
  },
  play: async () => {
    const { dialog, select } = await chooseLecture();
    const [from, to] = ['첫날', '마지막 날'].map((name) => dialog.getByRole('textbox', { name: new RegExp(name) }));
    await waitFor(() => expect(from).toHaveValue(dateOf(10)));
    await expect(to).toHaveValue(dateOf(80));
    await retype(to!, `${dateOf(70)}{Tab}`);
    await userEvent.selectOptions(select, lectures.basics.name);
    await waitFor(() => expect(from).toHaveValue(dateOf(0)));
    await expect(to).toHaveValue(dateOf(70));
  },
});

/** The term does not come: the days of an open one stay proposed. */
export const TermPending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(LectureTermDocument), filled('enrollStudents')),
  play: async () => {
    const { dialog } = await chooseLecture();
    await expect(dialog.getByRole('textbox', { name: /첫날/ })).toHaveValue(dateOf(0));
  },
});

/** The term cannot be read: it is enrolled all the same. */
export const TermFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(LectureTermDocument), loading('enrollStudents')),
  play: async () => {
    const { enrol } = await chooseLecture();
    await sendsOnce(enrol);
  },
});

/** The class is full: the choice stays. */
export const Full = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '정원 24명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.';
    msw.use(failed('enrollStudents', 409, 'full', detail));
  },
  play: async ({ args }) => {
    const { dialog, select, enrol } = await chooseLecture();
    await userEvent.click(enrol);
    await says(dialog, /정원 24명이 모두 찼습니다/);
    await expect(select).toHaveValue(lecture.id);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Another class of the student meets then: it is said, and may be meant. */
export const Clash = meta.story({
  beforeEach: ({ msw }) => {
    const clash = {
      userId: students.minsu.id,
      name: '김민수',
      lecture: '중2 영어',
      at: '화 18:00–20:00 · 목 18:00–20:00',
    };
    msw.use(filled('enrollStudents', { enrolled: 1, already: 0, clashes: [clash], changeSetId: null }));
  },
  play: async ({ args }) => {
    const { dialog, enrol } = await chooseLecture();
    const words = '김민수 학생은 화 18:00–20:00 · 목 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.';
    await says(dialog, words);
    await userEvent.click(enrol);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
