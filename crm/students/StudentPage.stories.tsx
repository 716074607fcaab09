import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import { buildStudent } from '#mocks/builders/student.ts';
import { buildStudentMemo } from '#mocks/builders/studentMemo.ts';
import { buildTag } from '#mocks/builders/tag.ts';
import { staff, students as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentDetailDocument } from './generated/graphql.ts';
import StudentPage, { type StudentDetail } from './StudentPage.tsx';

const lecture = buildLecture();
const bare = buildStudent();
const student: StudentDetail = {
  ...bare,
  user: { ...bare.user, userTags: [{ tag: buildTag() }] },
  representativeLecture: { lecture },
  memos: [{ ...buildStudentMemo(), createdByStaff: { name: staff.admin.name } }],
  enrollments: [{ ...buildEnrollment(), lecture }],
  participants: [0, 0, 1, 3, undefined].map((index) => ({
    ...buildParticipant(),
    attendanceType: index === undefined ? null : (attendanceTypes[index] ?? null),
    weeklyLecture: { lectureId: lecture.id },
  })),
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/학생',
  component: StudentPage,
  decorators: [inCrm({ at: `/crm/students/${cast.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('출석 2 · 지각 1 · 결석 1 · 미체크 1');
  },
});

export const NothingYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, {
        students_by_pk: { ...student, memos: [], enrollments: [], participants: [], representativeLecture: null },
      }),
    ),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentDetailDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentDetailDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentDetailDocument)) });

export const Edited = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('updateStudent', async (request) => {
        sent(await request.json());
        return { id: student.id };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '학생 고치기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: '휴대폰' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /학교/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /학교/ }), '다온고{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const wanted = expect.objectContaining({ school: '다온고', phone: null, parentPhone: '01055511007' }) as unknown;
    await expect(sent).toHaveBeenCalledWith(wanted);
  },
});
