import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { fn } from 'storybook/test';
import type { ParticipantChange } from '#client/generated/rest/participants.ts';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures, staff } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { noChanges, stack } from '../../grid/testing/stack.ts';
import { SavedViewsDocument } from '../../savedViews/generated/graphql.ts';
import {
  AttendanceDocument,
  AutoAbsenceDocument,
  WeekViewingsDocument,
  type AttendanceQuery,
} from '../generated/graphql.ts';

export type Rows = AttendanceQuery['participants'];

/** The week of the stories, the last of three. */
export const weekIds = [1, 2, 3].map((at) => `01990000-0000-7000-b000-00000000000${at}`);
export const weekId = weekIds[2] ?? '';

/** Their days; a story may move the last one. */
export const weekDays = ['2026-10-20', '2026-10-27', '2026-11-03'];

const [present, late, , absent] = attendanceTypes;
const marked = { markedAt: '2026-11-03T09:40:00Z', markedByStaff: { name: staff.ta.name } };

/** Students of the week: the first is marked and locked, the second absent. */
export const rows = (count: number): Rows =>
  buildStudents(count).map((student, index) => ({
    ...buildParticipant({ id: `01990000-0000-7000-a000-${String(index).padStart(12, '0')}`, studentId: student.id }),
    weeklyLectureId: weekId,
    student,
    markedByStaff: null,
    makeupFor: null,
    madeUpBy: null,
    ...(index === 0 ? { attendanceTypeId: present.id, isLocked: true, lockReason: '월말 정산', ...marked } : {}),
    ...(index === 1 ? { attendanceTypeId: absent.id, memo: '감기로 결석', ...marked } : {}),
  }));

/** The week when nearly everybody is marked: two came late, two are still to be marked. */
export const markedRows = (count: number): Rows =>
  rows(count).map((row, index) =>
    index < 2 || index > count - 3
      ? row
      : { ...row, ...marked, attendanceTypeId: index % 9 === 5 ? late.id : present.id },
  );

const videoId = (at: number): string => `01990000-0000-7c00-8000-00000000000${at}`;

/** The data of the week's screen; the second student was absent the week before, too. */
export const answerOf = (participants: Rows, videos = 0): AttendanceQuery => ({
  videos: Array.from({ length: Math.min(videos, 1) }, (_, at) => ({ id: videoId(at) })),
  participants,
  attendanceTypes: [...attendanceTypes],
  weeks: weekIds.map((id, at) => ({ id, heldOn: weekDays[at] ?? '' })),
  absences: participants.slice(1, 2).flatMap(({ studentId }) => ({ studentId, weeklyLectureId: weekIds[1] ?? '' })),
});

/** Where the week's attendance is. */
export const weekPlace = {
  at: `/crm/lectures/${lectures.calculusB.id}/weeks/${weekId}`,
  route: '/crm/lectures/:lectureId/weeks/:weekId',
};

/** Columns have their default layout. */
export const usualColumns = filled(SavedViewsDocument, { savedViews: [] });

/** Columns as usual, and nothing done before. */
export const untouched = [usualColumns, noChanges];

const viewings = (percents: readonly number[][]) =>
  filled(WeekViewingsDocument, {
    videos: percents.map((own, at) => ({
      id: videoId(at),
      viewings: rows(24).map(({ studentId }, row) => ({ studentId, percent: own[row] ?? 0 })),
    })),
    lectures_by_pk: { id: lectures.calculusB.id, watchedPercent: 80 },
  });

/** Answers reads; writes nothing. Each of `percents` is a video of the week, with how much of it the students have watched, from the first on. */
export const answers = (participants = rows(24), ...percents: number[][]) => [
  filled(AttendanceDocument, answerOf(participants, percents.length)),
  ...untouched,
  viewings(percents),
];

/** Answers writes like the server: the version increases by one. `write` is called with each request, and with what is undone or done again. */
export function server(participants: Rows, write = fn()) {
  const mine = stack(write);
  const held = new Map(participants.map((row) => [row.id, { ...row }]));
  const base = '*/api/lectures/:lectureId/weekly-lectures/:weekId';
  const change = (row: Rows[number], values: Partial<Rows[number]>) => {
    Object.assign(row, values, { version: row.version + 1 });
    const {
      id,
      studentId: userId,
      attendanceTypeId = null,
      memo,
      isLocked,
      lockReason,
      makeupForId = null,
      version,
    } = row;
    return { id, userId, attendanceTypeId, memo, isLocked, lockReason, makeupForId, version };
  };
  /** Changes rows as one action of the stack. */
  const act = (asked: readonly { row: Rows[number]; values: Partial<Rows[number]> }[]) => {
    const before = asked.map(({ row }) => ({ ...row }));
    const changed = asked.map(({ row, values }) => change(row, values));
    const [first] = asked;
    const said = first && { name: 'attendance', personName: first.row.student.user.name, cells: asked.length };
    const changeSetId = mine.did({ kind: 'ATTENDANCE_UPDATE', ...said }, (isDone) => {
      for (const [at, { row, values }] of asked.entries()) {
        const { attendanceTypeId, memo, isLocked, lockReason, makeupForId } = before[at] ?? row;
        change(row, isDone ? values : { attendanceTypeId, memo, isLocked, lockReason, makeupForId });
      }
    });
    return { changed, changeSetId };
  };
  const ofStudent = (userId: unknown) => [...held.values()].find((row) => row.studentId === userId);
  const answer = (row: Rows[number] | undefined, values: Partial<Rows[number]>) => {
    if (!row) return new HttpResponse(null, { status: 404 });
    write(row.student.user.name, values);
    return HttpResponse.json(act([{ row, values }]).changed[0]);
  };
  return [
    usualColumns,
    ...mine.handlers,
    viewings([]),
    filled(AttendanceDocument, () => answerOf([...held.values()])),
    filled('markAttendanceBulk', async (request) => {
      const body = (await request.json()) as BulkBody;
      write(body);
      const changes = body.changes?.flatMap((asked) => {
        const row = held.get(asked.participantId);
        return row ? [{ row, values: valuesOf(asked) }] : [];
      });
      const unset = body.userIds?.flatMap((id) => ofStudent(id) ?? []).filter((row) => row.attendanceTypeId === null);
      const rest = unset?.map((row) => ({ row, values: { attendanceTypeId: body.attTypeId ?? null } }));
      return { ...act(changes ?? rest ?? []), skipped: [] };
    }),
    http.put(`${base}/attendance/:userId/:typeId`, ({ params }) =>
      answer(ofStudent(params.userId), { attendanceTypeId: params.typeId === 'none' ? null : String(params.typeId) }),
    ),
    http.put(`${base}/student-memo/:userId`, async ({ params, request }) => {
      const { memo } = (await request.json()) as { memo: string };
      return answer(ofStudent(params.userId), { memo });
    }),
    filled('lockAttendance', async (request) => {
      const { reason = '' } = (await request.json()) as { reason?: string };
      const [id = '', , flag] = new URL(request.url).pathname.split('/').slice(-3);
      const row = held.get(id);
      if (!row) throw new Response(null, { status: 404 });
      const values = { isLocked: flag === 'true', lockReason: reason };
      write(row.student.user.name, values);
      return act([{ row, values }]).changed[0]!;
    }),
  ];
}

/** A week whose rest the academy itself marked as absent, `count` students from the third on; undone as the server does. */
export function autoAbsent(participants: Rows, count: number, undone = fn()) {
  const own = participants.slice(2, 2 + count);
  for (const row of own) Object.assign(row, { attendanceTypeId: absent.id, markedAt: '2026-11-03T15:10:00Z' });
  const changeSet = { id: '01990000-0000-7d00-8000-000000000001', kind: 'ATTENDANCE_AUTO', facts: { count } };
  return [
    ...untouched,
    viewings([]),
    filled(AttendanceDocument, () => answerOf(participants)),
    filled(AutoAbsenceDocument, { auditLog: [{ id: namedId('1'), changeSet }] }),
    filled('undoAttendance', async (request) => {
      undone(await request.json());
      for (const row of own) Object.assign(row, { attendanceTypeId: null, markedAt: null, version: row.version + 1 });
      return { changeSetId: '01990000-0000-7d00-8000-000000000002' };
    }),
  ];
}

/** The body of the bulk call. */
export interface BulkBody {
  kind?: string;
  changes?: ParticipantChange[];
  userIds?: string[];
  attTypeId?: string | null;
}

function valuesOf({ attTypeId, memo, isLocked, reason, makeupForId }: ParticipantChange): Partial<Rows[number]> {
  const values: Partial<Rows[number]> = isLocked === undefined ? {} : { isLocked, lockReason: reason ?? '' };
  if (attTypeId !== undefined) values.attendanceTypeId = attTypeId;
  if (memo !== undefined) values.memo = memo;
  if (makeupForId !== undefined) values.makeupForId = makeupForId;
  return values;
}
