import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { StudentChoicesDocument } from '../shared/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import EnrollmentList from './EnrollmentList.tsx';
import {
  EndEnrollmentDocument,
  EnrollmentLectureDocument,
  EnrollStudentsDocument,
  LectureEnrollmentsDocument,
} from './generated/graphql.ts';

const lectures_by_pk = buildLecture({ capacity: 12 });
const students = buildStudents(14);
const enrollments = students.slice(0, 8).map((student, index) => ({
  ...buildEnrollment({ studentId: student.id, toDate: index === 7 ? '2026-11-05' : null }),
  student,
}));
const represented = students.slice(8, 10).map((student) => ({ student }));
const enrolled = fn();

const meta = preview.meta({
  title: 'CRM/강의/수강생',
  component: EnrollmentList,
  decorators: [
    inCrm({ at: `/crm/lectures/${cast.calculusB.id}/students`, route: '/crm/lectures/:lectureId/students' }),
  ],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, { lectures_by_pk, enrollments })),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, { lectures_by_pk, enrollments: [] })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureEnrollmentsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureEnrollmentsDocument)) });

export const AddingStudents = meta.story({
  beforeEach: ({ msw }) => {
    enrolled.mockClear();
    msw.use(
      filled(LectureEnrollmentsDocument, { lectures_by_pk, enrollments }),
      filled(EnrollmentLectureDocument, { lectures_by_pk: { ...lectures_by_pk, representedStudents: represented } }),
      filled(StudentChoicesDocument, { students }),
      filled(EnrollStudentsDocument, ({ objects }) => {
        enrolled(objects);
        return { insert_enrollments: { affected_rows: 3 } };
      }),
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

    await userEvent.click(dialog.getByRole('button', { name: '등록' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const [objects] = enrolled.mock.lastCall as [{ studentId: string }[]];
    await expect(objects.map(({ studentId }) => studentId)).toEqual([8, 9, 11].map((index) => students[index]?.id));
  },
});

export const NobodyChosen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureEnrollmentsDocument, { lectures_by_pk, enrollments }),
      filled(EnrollmentLectureDocument, { lectures_by_pk: { ...lectures_by_pk, representedStudents: [] } }),
      filled(StudentChoicesDocument, { students: [] }),
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
      filled(LectureEnrollmentsDocument, { lectures_by_pk, enrollments }),
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
