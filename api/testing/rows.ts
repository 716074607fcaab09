import { lectures } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { TestApi } from './api.ts';

/** The fields of a participant for tests. */
export interface ParticipantRow {
  id: string;
  studentId: string;
  version: number;
  memo: string;
  isLocked: boolean;
  attendanceTypeId: string | null;
}

/** The address of a week. */
export type WeekPath = `/lectures/${string}/weekly-lectures/${string}`;

/** A new week of 미적분 B with its participants, so that a test changes nobody else's. */
export async function addWeek(api: TestApi, weekNumber: number, heldOn = dateOf(weekNumber)) {
  const lectureId = lectures.calculusB.id;
  const created = await api.call('POST', `/lectures/${lectureId}/weekly-lectures`, {
    as: 'admin',
    body: { weekNumber, heldOn },
  });
  if (created.status !== 201) throw new Error(`week ${weekNumber}: ${JSON.stringify(created.body)}`);
  const { id } = created.body;
  return {
    id,
    lectureId,
    path: `/lectures/${lectureId}/weekly-lectures/${id}` as const,
    participants: await participantsOf(api, id),
  };
}

/** The participants of a week, in the order of their students' ids: the same in every week. */
export async function participantsOf(api: TestApi, weekId: string): Promise<ParticipantRow[]> {
  const { body } = await api.gql(
    `query ($id: uuid!) { participants(where: { weeklyLectureId: { _eq: $id } }, order_by: { studentId: asc }) {
      id studentId version memo isLocked attendanceTypeId } }`,
    { as: 'admin', variables: { id: weekId } },
  );
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.participants;
}

/** Ids of attendance types; every academy begins with these names. */
export interface AttendanceTypes {
  출석: string;
  결석: string;
  지각: string;
  보강: string;
  [name: string]: string;
}

/** The ids of the attendance types by their names. */
export async function attendanceTypes(api: TestApi): Promise<AttendanceTypes> {
  const { body } = await api.gql('{ attendanceTypes { id name } }', { as: 'admin' });
  const types: { id: string; name: string }[] = body.data.attendanceTypes;
  const ids: Partial<AttendanceTypes> = Object.fromEntries(types.map(({ id, name }) => [name, id]));
  return ids as AttendanceTypes;
}

/** An id that does not exist. */
export const unknownId = '01990000-0000-7000-8000-0000000fffff';
