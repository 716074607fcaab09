import { delay, HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures as cast, staff } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import Attendance from './Attendance.tsx';
import { AttendanceDocument, type AttendanceQuery } from './generated/graphql.ts';

const [present, late, , absent] = attendanceTypes;
const marked = { markedAt: '2026-11-03T09:40:00Z', markedByStaff: { name: staff.ta.name } };

const rows = (count: number): AttendanceQuery['participants'] =>
  buildStudents(count).map((student, index) => ({
    ...buildParticipant({ id: `01990000-0000-7000-a000-${String(index).padStart(12, '0')}`, studentId: student.id }),
    student,
    markedByStaff: null,
    ...(index === 0 ? { attendanceTypeId: present.id, isLocked: true, ...marked } : {}),
    ...(index === 1 ? { attendanceTypeId: absent.id, memo: '감기로 결석', ...marked } : {}),
  }));

const meta = preview.meta({
  title: 'CRM/강의/출결',
  component: Attendance,
  decorators: [
    inCrm({
      at: `/crm/lectures/${cast.calculusB.id}/weeks/01990000-0000-7000-b000-000000000001`,
      route: '/crm/lectures/:lectureId/weeks/:weekId',
    }),
  ],
});

const answers = (participants = rows(24)) =>
  filled(AttendanceDocument, { participants, attendanceTypes: [...attendanceTypes] });

const cellAt = (canvasElement: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
  if (!cell) throw new Error(`no cell ${row}/${column}`);
  return cell;
};
const MARK = 3;
const MEMO = 4;

/** Answers marks and memos as the server does: the version goes up by one, an older one is refused. */
function server(participants: AttendanceQuery['participants'], write = fn()) {
  const held = new Map(participants.map((row) => [row.studentId, { ...row }]));
  const base = '*/api/lectures/:lectureId/weekly-lectures/:weekId';
  const answer = (userId: string, change: Partial<AttendanceQuery['participants'][number]>) => {
    const row = held.get(userId);
    if (!row) return new HttpResponse(null, { status: 404 });
    Object.assign(row, change, { version: row.version + 1 });
    write(row.student.user.name, change);
    const { id, attendanceTypeId = null, memo, isLocked, version } = row;
    return HttpResponse.json({ id, userId, attendanceTypeId, memo, isLocked, version });
  };
  return [
    filled(AttendanceDocument, () => ({ participants: [...held.values()], attendanceTypes: [...attendanceTypes] })),
    http.put(`${base}/attendance/:userId/:typeId`, ({ params }) =>
      answer(String(params.userId), { attendanceTypeId: params.typeId === 'none' ? null : String(params.typeId) }),
    ),
    http.put(`${base}/student-memo/:userId`, async ({ params, request }) =>
      answer(String(params.userId), (await request.json()) as { memo: string }),
    ),
  ];
}

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(answers()) });

export const ForTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(answers()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '출결표' });
    await userEvent.click(cellAt(canvasElement, 0, MARK));
    await userEvent.keyboard('4');
    await expect(cellAt(canvasElement, 0, MARK)).toHaveTextContent('출석');
    await within(canvasElement).findAllByText(/잠긴 칸 1개는 바꾸지 않았습니다/);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(answers([])) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AttendanceDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AttendanceDocument)) });

export const ThreeHundred = meta.story({ beforeEach: ({ msw }) => msw.use(answers(rows(300))) });

const written = fn();
const writtenTogether = fn<(body: { attTypeId: string | null; versions?: object }) => void>();

export const OneKeyAStudent = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(...server(rows(24), written));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid', { name: '출결표' });
    await userEvent.click(cellAt(canvasElement, 2, MARK));
    await userEvent.keyboard('142');
    // Painted before any answer, and the next student is active.
    await expect(cellAt(canvasElement, 3, MARK)).toHaveTextContent('결석');
    await expect(cellAt(canvasElement, 5, MARK)).toHaveFocus();
    await waitFor(() => expect(written).toHaveBeenCalledTimes(3));
    await canvas.findByRole('button', { name: /미체크\s*19/ });

    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.any(String), { attendanceTypeId: null }));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.any(String), { attendanceTypeId: late.id }));

    await userEvent.click(cellAt(canvasElement, 2, MEMO));
    await userEvent.keyboard('10분 늦음{Enter}');
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ memo: '10분 늦음' })),
    );
  },
});

export const FirstByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const participants = rows(24);
    const [, , third] = participants;
    msw.use(
      failed('markAttendance', {
        status: 409,
        code: 'version-conflict',
        detail: '다른 사람이 먼저 바꿨습니다.',
        conflicts: [
          {
            id: third?.id ?? '',
            label: third?.student.user.name ?? '',
            mine: '출석',
            theirs: '지각',
            theirVersion: 7,
            changedBy: staff.ta.name,
            changedAt: '2026-11-03T09:41:00Z',
          },
        ],
      }),
      answers(participants),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid', { name: '출결표' });
    await userEvent.click(cellAt(canvasElement, 2, MARK));
    await userEvent.keyboard('1');
    const problems = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await expect(problems.getByText('지각')).toBeVisible();
    await expect(problems.getByRole('button', { name: '내 값(출석)으로 바꾸기' })).toBeVisible();
    // The person who types keeps the focus; F2 on the cell leads to the choice.
    await expect(cellAt(canvasElement, 3, MARK)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{F2}');
    await expect(problems.getByRole('button', { name: '그대로 두기' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cellAt(canvasElement, 2, MARK)).toHaveTextContent('미체크'));
  },
});

export const RestPresent = meta.story({
  beforeEach: ({ msw }) => {
    const participants = rows(24);
    writtenTogether.mockClear();
    msw.use(
      ...server(participants),
      filled('markAttendanceBulk', async (request) => {
        await delay(50);
        const body = (await request.json()) as { userIds: string[]; attTypeId: string | null; versions?: object };
        writtenTogether(body);
        const changed = participants
          .filter((row) => body.userIds.includes(row.studentId))
          .map(({ id, studentId, memo }) => ({
            id,
            userId: studentId,
            attendanceTypeId: body.attTypeId,
            memo,
            isLocked: false,
            version: body.versions ? 3 : 2,
          }));
        return { changed, skipped: [] };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '나머지 22명 모두 출석' }));
    await canvas.findByText('22명을 출석으로 체크했습니다');
    // Taken back in one call, with the versions that the first one answered.
    await userEvent.click(await canvas.findByRole('button', { name: '되돌리기' }));
    await canvas.findByRole('button', { name: '나머지 22명 모두 출석' });
    await expect(writtenTogether).toHaveBeenCalledTimes(2);
    await expect(writtenTogether.mock.lastCall?.[0]).toMatchObject({ attTypeId: null });
    await expect(Object.values(writtenTogether.mock.lastCall?.[0].versions ?? {})).toEqual(Array(22).fill(2));
  },
});
