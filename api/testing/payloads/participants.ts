import type { TestApi } from '../api.ts';
import { addWeek, attendanceTypes, participantsOf } from '../rows.ts';
import { nextWeekNumber, type Payload } from './payload.ts';

const week = 'PUT /lectures/{lectureId}/weekly-lectures/{weeklyLectureId}';

/** A week of which two have a mark and a memo already. */
async function usedWeek(api: TestApi) {
  const types = await attendanceTypes(api);
  const { id, lectureId, path, participants } = await addWeek(api, nextWeekNumber());
  const userIds = participants.slice(0, 3).map(({ studentId }) => studentId);
  const [userId = '', other = ''] = userIds;
  for (const studentId of [userId, other]) {
    await api.call('PUT', `${path}/attendance/${studentId}/${types['결석']}`, { as: 'admin', body: { version: 1 } });
    await api.call('PUT', `${path}/student-memo/${studentId}`, {
      as: 'admin',
      body: { version: 2, memo: '연락 없음' },
    });
  }
  const now = () => participantsOf(api, id);
  const at = { lectureId, weeklyLectureId: id };
  const participantId = participants[0]?.id ?? '';
  const those = async () => (await now()).filter(({ studentId }) => userIds.includes(studentId));
  const one = async () => (await now()).find(({ studentId }) => studentId === userId);
  return { at, userIds, userId, participantId, typeId: types['출석'] ?? '', those, one, path };
}

export const payloads: Payload[] = [
  {
    call: `${week}/attendance/{userId}/{typeId}`,
    as: 'ta',
    unconditional: 'ATTENDANCE_MARK',
    prepare: async (api) => {
      const { at, userId, typeId, one } = await usedWeek(api);
      return { params: { ...at, userId, typeId }, read: one, becomes: { attendanceTypeId: typeId } };
    },
  },
  {
    call: `${week}/attendance/bulk`,
    as: 'ta',
    unconditional: 'ATTENDANCE_MARK',
    prepare: async (api) => {
      const { at, userIds, typeId, those } = await usedWeek(api);
      const becomes = userIds.map(() => ({ attendanceTypeId: typeId }));
      return { params: at, body: { userIds, attTypeId: typeId }, read: those, becomes };
    },
  },
  {
    call: `${week}/memo/bulk`,
    as: 'ta',
    unconditional: 'ATTENDANCE_MEMO',
    prepare: async (api) => {
      const { at, userIds, those } = await usedWeek(api);
      const becomes = userIds.map(() => ({ memo: '교재 배부' }));
      return { params: at, body: { userIds, memo: '교재 배부' }, read: those, becomes };
    },
  },
  {
    call: `${week}/student-memo/{userId}`,
    as: 'ta',
    unconditional: 'ATTENDANCE_MEMO',
    prepare: async (api) => {
      const { at, userId, one } = await usedWeek(api);
      return { params: { ...at, userId }, body: { data: '보강 예정' }, read: one, becomes: { memo: '보강 예정' } };
    },
  },
  {
    call: `${week}/participants/{participantId}/attendance-lock/{flag}`,
    as: 'ta',
    unconditional: 'ATTENDANCE_LOCK',
    prepare: async (api) => {
      const { at, participantId, one } = await usedWeek(api);
      return { params: { ...at, participantId, flag: 'true' }, read: one, becomes: { isLocked: true } };
    },
  },
  {
    call: `${week}/participants/{participantId}/attendance-lock/{flag}`,
    as: 'taAdmin',
    unconditional: 'ATTENDANCE_LOCK',
    prepare: async (api) => {
      const { at, participantId, one, path } = await usedWeek(api);
      await api.call('PUT', `${path}/participants/${participantId}/attendance-lock/true`, { as: 'ta' });
      return { params: { ...at, participantId, flag: 'false' }, read: one, becomes: { isLocked: false } };
    },
  },
];
