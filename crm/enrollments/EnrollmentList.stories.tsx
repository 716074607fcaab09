import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { EnrollInput, Transfer, TransferInput, TransfersInput } from '#client/generated/rest/enrollments.ts';
import { busy } from '#client/page/busy.ts';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import type { CandidateReport } from '#client/generated/rest/participants.ts';
import { StudentChoicesDocument } from '../students/generated/graphql.ts';
import { pickerOptions } from '../students/testing/pickerOptions.ts';
import { addDays, todayInSeoul } from '#ui-kit';
import { inCrm } from '../shared/testing/inCrm.tsx';
import EnrollmentList from './EnrollmentList.tsx';
import {
  EndEnrollmentDocument,
  EnrollmentCountsDocument,
  EnrollmentLectureDocument,
  LectureEnrollmentsDocument,
  TransferLecturesDocument,
  TransferWeeksDocument,
} from './generated/graphql.ts';

const lectures_by_pk = buildLecture({ capacity: 12 });
const students = buildStudents(14);
const enrollments = students.slice(0, 8).map((student, index) => ({
  ...buildEnrollment({ studentId: student.id, toDate: index === 7 ? '2026-11-05' : null }),
  student,
}));
const represented = students.slice(8, 10).map((student) => ({ student }));
const list = { enrollments, enrollments_aggregate: { aggregate: { count: 8 } } };
const counted = (count: number) => ({ aggregate: { count } });
const counts = { lectures_by_pk: { ...lectures_by_pk, enrollments_aggregate: counted(9), standing: counted(8) } };
const standing = enrollments.slice(0, 7).map(({ studentId }) => ({ studentId }));
const asked = fn();
const enrolled = fn();
const searched = fn();
const candidate = (at: number) => {
  const { id, studentNumber, school, grade, user } = students[at] ?? students[0]!;
  const known = { userId: id, name: user.name, studentNumber, school, grade: grade ?? null };
  return { ...known, phoneEnd: user.phone?.slice(-4) ?? '', isEnrolled: false };
};
const blank = { studentNumber: null, phone: null, school: '' };
const pasted: CandidateReport = {
  rows: [
    { ...blank, row: 1, name: '장도윤', kind: 'MATCHED', reason: '', candidates: [candidate(8)] },
    {
      ...blank,
      row: 2,
      name: '임지아',
      kind: 'AMBIGUOUS',
      reason: '임지아: 맞는 학생이 2명입니다. 누구인지 골라 주세요.',
      candidates: [candidate(9), candidate(10)],
    },
  ],
  counts: { matched: 1, ambiguous: 1, unknown: 0, present: 0, repeated: 0 },
};

const meta = preview.meta({
  title: 'CRM/강의/수강생',
  component: EnrollmentList,
  decorators: [
    inCrm({ at: `/crm/lectures/${cast.calculusB.id}/students`, route: '/crm/lectures/:lectureId/students' }),
  ],
  beforeEach: ({ msw }) => msw.use(filled(EnrollmentCountsDocument, counts), ...pickerOptions),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, list)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(LectureEnrollmentsDocument)),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureEnrollmentsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureEnrollmentsDocument)) });

export const EndedToo = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      filled(LectureEnrollmentsDocument, (variables) => {
        asked(variables);
        return list;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('button', { name: /끝난 수강까지\s*9/ });
    await expect(JSON.stringify(asked.mock.lastCall)).toContain('toDate');
    await userEvent.click(all);
    const where = { lectureId: { _eq: cast.calculusB.id } };
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ where, limit: 10, offset: 0 })),
    );
  },
});

export const AddingStudents = meta.story({
  beforeEach: ({ msw }) => {
    enrolled.mockClear();
    msw.use(
      filled(LectureEnrollmentsDocument, list),
      filled(EnrollmentLectureDocument, {
        lectures_by_pk: { ...lectures_by_pk, enrollments: standing, representedStudents: represented },
      }),
      filled(StudentChoicesDocument, (variables) => {
        searched(variables);
        return { studentSearch: students.map((student) => ({ student })) };
      }),
      filled('enrollStudents', async (request) => {
        enrolled(await request.json());
        return { enrolled: 3, already: 0, changeSetId: namedId('set') };
      }),
      filled('findEnrollees', pasted),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '학생 등록' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '미적분 B에 학생 등록' }));
    await userEvent.click(await dialog.findByRole('button', { name: /대표강의가 미적분 B인 학생 2명/ }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(students[11]?.user.name ?? '') }));
    await expect(dialog.getByText('지금 7명 + 선택 3명 / 정원 12명')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /김민수.*이미 수강 중/ })).toBeDisabled();

    await userEvent.click(dialog.getByRole('button', { name: '3명 등록' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const [sent] = enrolled.mock.lastCall as [EnrollInput];
    await expect(sent.userIds).toEqual([8, 9, 11].map((index) => students[index]?.id));
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(enrolled).toHaveBeenLastCalledWith({ ...sent, undo: namedId('set') }));
  },
});

export const AddingByGradeAndPaste = meta.story({
  beforeEach: AddingStudents.input.beforeEach,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '학생 등록' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const narrowing = within(await dialog.findByRole('group', { name: '학생 좁히기' }));
    await userEvent.selectOptions(narrowing.getByRole('combobox', { name: '학년' }), '고2');
    await waitFor(() => expect(JSON.stringify(searched.mock.lastCall)).toContain('{"grade":{"_eq":"고2"}}'));
    await userEvent.click(dialog.getByRole('button', { name: '조건에 맞는 학생 모두 선택' }));
    // Seven of the fourteen are enrolled already.
    await dialog.findByRole('heading', { name: '선택한 학생 7명' }, { timeout: 5000 });
    await userEvent.click(dialog.getByRole('button', { name: '모두 빼기' }));

    await userEvent.click(dialog.getByRole('tab', { name: /명단에서/ }));
    await userEvent.click(dialog.getByRole('textbox', { name: /이름을 붙여 넣기/ }));
    await userEvent.paste('장도윤\n임지아');
    await userEvent.click(dialog.getByRole('button', { name: /명단 읽기/ }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: '2줄 임지아' }), students[10]?.id ?? '');
    await userEvent.click(dialog.getByRole('button', { name: '2명 등록' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const [sent] = enrolled.mock.lastCall as [EnrollInput];
    await expect(sent.userIds).toEqual([students[8]?.id, students[10]?.id]);
  },
});

const weeks = [1, 2, 3, 4].map((weekNumber) =>
  buildWeeklyLecture({ weekNumber, heldOn: addDays(todayInSeoul(), 7 * (weekNumber - 2)) }),
);
const transferWeek = ({ id, weekNumber, specialName, heldOn }: (typeof weeks)[number]) => ({
  weeklyLectureId: id,
  weekNumber,
  specialName,
  heldOn,
});
const outcome: NonNullable<Transfer['outcome']> = {
  endsOn: addDays(todayInSeoul(), -1),
  joinsOn: todayInSeoul(),
  untilOn: null,
  leaves: weeks.slice(2).map(transferWeek),
  joins: weeks.slice(1).map(transferWeek),
  stays: weeks
    .slice(1, 2)
    .map((week) => ({ ...transferWeek(week), attendance: '지각', hasMemo: true, isLocked: false, isScored: true })),
  movesRepresentative: true,
  enrolled: { taken: 21, capacity: 24 },
};
const target = {
  ...buildLecture(cast.statistics),
  hours: [],
  enrollments_aggregate: { aggregate: { count: 20 } },
};
const transfer = fn();
/** What blocks the screen while the server moves somebody. */
const blocked = fn();
const transferable = [
  filled(LectureEnrollmentsDocument, list),
  filled(TransferLecturesDocument, { lectures: [target] }),
  filled(TransferWeeksDocument, { weeklyLectures: weeks }),
];

async function openTransfer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '김민수 더 보기' }));
  await userEvent.click(canvas.getByRole('menuitem', { name: '반 옮기기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '김민수 학생의 반 옮기기' }));
  await userEvent.selectOptions(await dialog.findByLabelText(/옮겨 갈 강의/), target.id);
  return dialog;
}

export const Transferring = meta.story({
  beforeEach: ({ msw }) => {
    transfer.mockClear();
    blocked.mockClear();
    msw.use(
      ...transferable,
      filled('transferClass', async (request) => {
        const { mode = 'COMMIT' } = (await request.json()) as TransferInput;
        transfer(mode);
        if (mode === 'COMMIT') blocked(busy.get().tasks.map(({ label }) => label));
        const isUndo = mode === 'UNDO';
        return {
          mode,
          changeSetId: mode === 'PREVIEW' ? null : namedId('set'),
          plan: isUndo ? null : 'plan',
          outcome: isUndo ? null : outcome,
        };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await openTransfer(canvasElement);
    const preview = within(await dialog.findByRole('status', { name: '반 이동 미리보기' }));
    await expect(preview.getByText(/지각, 메모, 성적/)).toBeVisible();
    await expect(preview.getByText('옮긴 뒤 21/24명')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '반 옮기기' }));
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await screen.findByText(/반 이동을 되돌렸습니다/);
    await expect(transfer.mock.calls.flat()).toEqual(expect.arrayContaining(['PREVIEW', 'COMMIT', 'UNDO']));
    await expect(blocked).toHaveBeenCalledWith(['반을 옮기는 중입니다']);
    await expect(busy.get().tasks).toEqual([]);
  },
});

export const TransferringSeveral = meta.story({
  beforeEach: ({ msw }) => {
    transfer.mockClear();
    msw.use(
      ...transferable,
      filled('transferStudents', async (request) => {
        const { mode = 'COMMIT', userIds } = (await request.json()) as TransfersInput;
        transfer(mode, userIds);
        const outcomes = students
          .filter(({ id }) => userIds.includes(id))
          .map(({ id, user }) => ({ userId: id, name: user.name, ...outcome }));
        return { mode, changeSetId: mode === 'PREVIEW' ? null : namedId('set'), plan: 'plan', outcomes };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('김민수');
    for (const box of canvas.getAllByRole('checkbox').slice(1, 4)) await userEvent.click(box);
    const bar = within(await canvas.findByRole('group', { name: '선택한 수강생' }));
    await userEvent.click(bar.getByRole('button', { name: '반 옮기기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '학생 3명의 반 옮기기' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/옮겨 갈 강의/), target.id);
    const seen = within(await dialog.findByRole('status', { name: '반 이동 미리보기' }));
    await expect(seen.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: '반 옮기기' }));
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await screen.findByText(/학생 3명의 반 이동을 되돌렸습니다/);
    const moved = students.slice(0, 3).map(({ id }) => id);
    for (const mode of ['PREVIEW', 'COMMIT', 'UNDO']) await expect(transfer).toHaveBeenCalledWith(mode, moved);
  },
});

export const TransferRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...transferable,
      failed('transferClass', {
        status: 409,
        code: 'full',
        detail: '정원 24명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.',
      }),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await openTransfer(canvasElement);
    await dialog.findByText(/정원 24명이 모두 찼습니다/);
    await userEvent.click(dialog.getByRole('button', { name: '반 옮기기' }));
    await expect(dialog.getByRole('button', { name: '반 옮기기' })).toBeVisible();
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '학생 등록' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('찾는 학생이 없습니다');
    await userEvent.click(dialog.getByRole('button', { name: '등록' }));
    await dialog.findByText('등록할 학생을 골라 주세요.');
  },
});

export const EndingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureEnrollmentsDocument, list),
      failed(EndEnrollmentDocument, { detail: 'Exclusion violation. conflicting key value' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '김민수 더 보기' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '수강 끝내기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '김민수 학생의 수강 끝내기' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /마지막 날/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /마지막 날/ }), '2026-10-01{Enter}');
    await dialog.findByText(/수강 시작일/);
    await userEvent.clear(dialog.getByRole('textbox', { name: /마지막 날/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /마지막 날/ }), '2026-12-01{Enter}');
    await dialog.findByText('기간이 겹치는 기록이 이미 있습니다.');
  },
});
