import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { EnrollInput } from '#client/generated/rest/enrollments.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { StudentChoicesDocument } from '../../students/generated/graphql.ts';
import { pickerOptions } from '../../students/testing/pickerOptions.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { choose, closes, hearsLast, openForm, press, says, sees, submit, triesAgain } from '#ui-kit/testing/play.ts';
import { inLecture } from '../../shared/testing/inCrm.tsx';
import EnrollmentList from '../EnrollmentList.tsx';
import {
  EnrollmentCountsDocument,
  EnrollmentLectureDocument,
  LectureEnrollmentsDocument,
} from '../generated/graphql.ts';
import { counts, lectures_by_pk, list, pasted, represented, standing, students } from '../testing/enrolled.ts';
import { newAcademyHas } from '../../setup/testing/whatThereIs.ts';

const enrolled = fn();
const searched = fn();

const meta = preview.meta({
  title: 'CRM/강의/수강생 등록',
  component: EnrollmentList,
  decorators: [inLecture(cast.calculusB.id, 'students')],
  beforeEach: ({ msw }) => msw.use(filled(EnrollmentCountsDocument, counts), ...pickerOptions),
});

const lecture = filled(EnrollmentLectureDocument, {
  lectures_by_pk: { ...lectures_by_pk, enrollments: standing, representedStudents: represented },
});
const choices = filled(StudentChoicesDocument, { studentSearch: students.map((student) => ({ student })) }, searched);

/** Opens the dialog and chooses one student. */
async function chooseOne(canvas: Pick<typeof screen, 'findByRole'>) {
  await press(canvas, '학생 등록');
  const element = await screen.findByRole('dialog', { name: '미적분 B에 학생 등록' });
  const dialog = within(element);
  const box = await dialog.findByRole('checkbox', { name: new RegExp(students[11]!.user.name) });
  await userEvent.click(box);
  return { element, dialog, box, enrol: dialog.getByRole('button', { name: '1명 등록' }) };
}

export const AddingStudents = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureEnrollmentsDocument, list),
      lecture,
      choices,
      filled('enrollStudents', { enrolled: 3, already: 0, clashes: [], changeSetId: namedId('set') }, enrolled),
      filled('findEnrollees', pasted),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '미적분 B에 학생 등록');
    await press(dialog, /대표강의가 미적분 B인 학생 2명/);
    await userEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(students[11]?.user.name ?? '') }));
    await says(dialog, '지금 7명 + 선택 3명 / 정원 12명');
    await expect(dialog.getByRole('checkbox', { name: /김민수.*이미 수강 중/ })).toBeDisabled();

    await closes(dialog, '3명 등록');
    const [sent] = enrolled.mock.lastCall as [EnrollInput];
    await expect(sent.userIds).toEqual([8, 9, 11].map((index) => students[index]?.id));
    await press(screen, '되돌리기');
    await hearsLast(enrolled, { ...sent, undo: namedId('set') });
  },
});

/** There is nobody to choose from: a student comes first. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      newAcademyHas,
      filled(LectureEnrollmentsDocument, list),
      lecture,
      filled(StudentChoicesDocument, { studentSearch: [] }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '미적분 B에 학생 등록');
    await says(dialog, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.');
  },
});

export const AddingByGradeAndPaste = meta.story({
  beforeEach: AddingStudents.input.beforeEach,
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '미적분 B에 학생 등록');
    const narrowing = within(await dialog.findByRole('group', { name: '학생 좁히기' }));
    await choose(narrowing, { 학년: '고2' });
    await waitFor(() => expect(JSON.stringify(searched.mock.lastCall)).toContain('{"grade":{"_eq":"고2"}}'));
    await press(dialog, '조건에 맞는 학생 모두 선택');
    // Seven of the fourteen are enrolled already.
    await dialog.findByRole('heading', { name: '선택한 학생 7명' }, { timeout: 5000 });
    await press(dialog, '모두 빼기');

    await userEvent.click(dialog.getByRole('tab', { name: /명단에서/ }));
    await userEvent.click(dialog.getByRole('textbox', { name: /이름을 붙여넣기/ }));
    await userEvent.paste('장도윤\n임지아');
    await press(dialog, /명단 읽기/);
    await choose(dialog, { '2줄 임지아': students[10]?.id ?? '' });
    await closes(dialog, '2명 등록');
    const [sent] = enrolled.mock.lastCall as [EnrollInput];
    await expect(sent.userIds).toEqual([students[8]?.id, students[10]?.id]);
  },
});

/** Several have another class then: how many, and the first three. */
export const Clashes = meta.story({
  beforeEach: ({ msw }) => {
    const clashes = students.slice(7, 11).map(({ id, user }) => ({
      userId: id,
      name: user.name,
      lecture: '중2 영어',
      at: '화 18:00–20:00',
    }));
    msw.use(
      filled(LectureEnrollmentsDocument, list),
      lecture,
      choices,
      filled('enrollStudents', { enrolled: 4, already: 0, clashes, changeSetId: null }),
    );
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await chooseOne(within(canvasElement));
    await says(dialog, /^학생 4명이 다른 수업과 시간이 겹칩니다: .+ 외 1명$/);
  },
});

export const NobodyChosen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureEnrollmentsDocument, list),
      filled(EnrollmentLectureDocument, {
        lectures_by_pk: { ...lectures_by_pk, enrollments: standing, representedStudents: [] },
      }),
      empty(StudentChoicesDocument),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '미적분 B에 학생 등록');
    await says(dialog, '찾는 학생이 없습니다');
    await submit(dialog, '등록', '등록할 학생을 골라 주세요.');
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(LectureEnrollmentsDocument, list), lecture, choices, loading('enrollStudents')),
  play: async ({ canvas }) => {
    const { element, box, enrol } = await chooseOne(canvas);
    await sendsOnce(enrol);
    await expect(box).toBeChecked();
    await staysOpen(element);
  },
});

/** The class is full: whom one chose stays chosen. */
export const Full = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '정원 12명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.';
    const refused = failed('enrollStudents', 409, 'full', detail);
    msw.use(filled(LectureEnrollmentsDocument, list), lecture, choices, refused);
  },
  play: async ({ canvas }) => {
    const { dialog, box, enrol } = await chooseOne(canvas);
    await userEvent.click(enrol);
    await says(dialog, /정원 12명이 모두 찼습니다/);
    await expect(box).toBeChecked();
    await expect(enrol).toBeEnabled();
    const tabs = dialog.getByRole('tablist', { name: '학생을 고르는 방법' });
    await expect(tabs.clientHeight).toBeGreaterThan(30);
  },
});

/** The lecture's own data does not come. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, list), loading(EnrollmentLectureDocument)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '학생 등록');
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
  },
});

/** Or cannot be read, and comes with another try. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(LectureEnrollmentsDocument, list), choices, failed(EnrollmentLectureDocument)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '학생 등록');
    await dialog.findByRole('button', { name: '다시 시도' });
  },
});

Failed.test('Loaded again', async ({ canvas, msw }) => {
  await triesAgain(canvas, () => msw.use(lecture));
  const form = within(await screen.findByRole('dialog', { name: '미적분 B에 학생 등록' }));
  await expect(await form.findByRole('checkbox', { name: /김민수.*이미 수강 중/ })).toBeDisabled();
});

/** The lecture is gone. */
export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, list), empty(EnrollmentLectureDocument)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 등록', '학생 등록');
    await says(dialog, /찾을 수 없/);
    await expect(dialog.queryByRole('button', { name: '등록' })).toBeNull();
  },
});
