import { lectures, staff, students } from '#mocks/cast.ts';
import { formatDay } from '#ui-kit/format/time/date.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { announce } from './announcements.ts';
import type { TestApi } from '../api.ts';
import { addSlot, addSlotNow, addStudents } from './clinic.ts';
import { addExam } from './exams.ts';
import { addWeek, attendanceTypes } from '../rows.ts';

/** Something that was done to one student through the api. */
export interface Done {
  studentId: string;
  /** What the text about it has to say besides the name. */
  says: string[];
  undo?: () => Promise<void>;
  /** Does the same once more; nothing comes of it. */
  again?: () => Promise<void>;
}

/** Each event with the act that brings it about. */
export const acts: Record<string, (api: TestApi) => Promise<Done>> = {
  ABSENT: (api) => mark(api, '결석'),
  LATE: (api) => mark(api, '지각'),
  ARRIVAL: async (api) => arrive(api),
  DEPARTURE: async (api) => {
    const { studentId, bookingId } = await arrive(api);
    const leave = () => asStaff(api, 'PUT', `/clinic/participant/${bookingId}/departure`);
    const { changeSetId } = await leave();
    return { studentId, says: ['클리닉'], undo: () => undo(api, changeSetId), again: async () => void (await leave()) };
  },
  CLINIC_RESERVED: async (api) => {
    const slot = await addSlot(api, { inDays: nextDay() });
    const { studentId, bookingId } = await book(api, slot.id);
    return { studentId, says: ['클리닉', '17:00'], undo: () => cancel(api, slot.id, bookingId) };
  },
  CLINIC_PROMOTED: async (api) => {
    const slot = await addSlot(api, { inDays: nextDay(), capacity: 1 });
    const first = await book(api, slot.id);
    const { studentId, bookingId } = await book(api, slot.id, true);
    await cancel(api, slot.id, first.bookingId);
    return { studentId, says: ['클리닉', '17:00'], undo: () => cancel(api, slot.id, bookingId) };
  },
  CLINIC_CANCELLED: async (api) => {
    const slot = await addSlot(api, { inDays: nextDay() });
    const { studentId, bookingId } = await book(api, slot.id);
    const again = () => cancel(api, slot.id, bookingId);
    await again();
    return { studentId, says: ['클리닉', '17:00'], again };
  },
  // The worker's clock stands on tomorrow.
  CLINIC_TOMORROW: async (api) => {
    const slot = await addSlot(api, { inDays: 2 });
    const { studentId, bookingId } = await book(api, slot.id);
    return { studentId, says: ['클리닉', '17:00'], undo: () => cancel(api, slot.id, bookingId) };
  },
  CLINIC_MOVED: async (api) => {
    const days = [nextDay(), nextDay()] as const;
    const slot = await addSlot(api, { inDays: days[0] });
    const other = await addSlot(api, { inDays: days[1], from: 18, to: 20 });
    const { studentId, bookingId } = await book(api, slot.id);
    const move = () =>
      asStaff(api, 'PUT', `/clinic/participant/${bookingId}/move-participant-slot`, { slotId: other.id });
    const { changeSetId } = await move();
    const says = ['클리닉', `17:00~19:00 ${slot.room}`, `18:00~20:00 ${other.room}`, ...days.map(sayDate)];
    return { studentId, says, undo: () => undo(api, changeSetId), again: async () => void (await move()) };
  },
  WEEK_MOVED: async (api) => {
    const weekNumber = nextWeek(api);
    const week = await addWeek(api, weekNumber);
    const move = async (inDays: number) =>
      void (await asStaff(api, 'PUT', week.path, { weekNumber, heldOn: dateOf(inDays) }));
    await move(weekNumber + 1);
    const studentId = week.participants[0]?.studentId ?? '';
    const says = [lectures.calculusB.name, `${weekNumber}주차`, sayDate(weekNumber), sayDate(weekNumber + 1)];
    return { studentId, says, undo: () => move(weekNumber), again: () => move(weekNumber + 1) };
  },
  SCORE_SHOWN: async (api) => {
    const { exam, studentId } = await graded(api, 91.5);
    const show = (isShown: boolean) =>
      asStaff(api, 'PUT', `/wl-exam/${exam.id}/ready-to-show/${isShown}`).then(() => undefined);
    await show(true);
    return {
      studentId,
      says: ['쪽지시험', '91.5', lectures.calculusB.name],
      undo: () => show(false),
      again: async () => {
        await show(false);
        await show(true);
      },
    };
  },
  CLINIC_TODO: async (api) => {
    const { studentId, attemptId } = await graded(api, 40, 70);
    const item = { studentId, kind: 'RETAKE', title: '쪽지시험 재시험', scoreAttemptId: attemptId };
    const { todos } = await asStaff(api, 'POST', '/clinic/todo', { items: [item] });
    return {
      studentId,
      says: ['쪽지시험', '쪽지시험 재시험'],
      undo: async () => void (await asStaff(api, 'DELETE', `/clinic/todo/${todos[0].id}`)),
    };
  },
  ANNOUNCEMENT: async (api) => {
    const week = await addWeek(api, nextWeek(api));
    const id = await announce(api, week, { title: '숙제 안내' });
    const path = `${week.path}/announcements/${id}`;
    const studentId = week.participants[0]?.studentId ?? '';
    return { studentId, says: ['숙제 안내'], undo: async () => void (await asStaff(api, 'DELETE', path)) };
  },
  QUESTION_ANSWERED: async (api) => {
    const title = `질문 ${nextWeek(api)}`;
    const { kysely } = api.deps.db;
    const post = { category: 'QUESTION' as const, title, body: '왜 그런가요?', created_by: students.minsu.id };
    const asked = await kysely.insertInto('board_posts').values(post).returning('id').executeTakeFirstOrThrow();
    const values = { post_id: asked.id, body: '그래서 그렇습니다.', created_by: staff.ta.id };
    const { id } = await kysely.insertInto('board_answers').values(values).returning('id').executeTakeFirstOrThrow();
    return {
      studentId: students.minsu.id,
      says: [title],
      undo: async () => void (await asStaff(api, 'DELETE', `/board/answer/${id}`)),
      again: async () => {
        await kysely.updateTable('board_answers').set({ is_accepted: true }).where('id', '=', id).execute();
      },
    };
  },
  REPORT_CARD: async (api) => {
    const { exam, studentId } = await graded(api, 80);
    await asStaff(api, 'PUT', `/wl-exam/${exam.id}/ready-to-show/true`);
    const body = { examId: exam.id, studentIds: [studentId], days: 7, showsRank: false };
    const { links } = await asStaff(api, 'POST', '/report-cards/links', body);
    return {
      studentId,
      says: ['쪽지시험', links[0].url],
      undo: async () => void (await asStaff(api, 'POST', '/report-cards/links/revoke', { linkIds: [links[0].id] })),
    };
  },
  DDAY_WEEK: async (api) => {
    const path = `/lectures/${lectures.calculusB.id}/ddays`;
    const { id } = await asStaff(api, 'POST', path, { title: '수능', fallsOn: dateOf(8) });
    const { participants } = await addWeek(api, nextWeek(api));
    const studentId = participants[0]?.studentId ?? '';
    return {
      studentId,
      says: ['수능'],
      undo: async () => void (await asStaff(api, 'DELETE', `/lectures/ddays/${id}`)),
    };
  },
  PASSWORD_RESET: async (api) => {
    const [studentId = ''] = await addStudents(api, 1);
    const { phone, login_id } = await api.deps.db.kysely
      .selectFrom('users')
      .select(['phone', 'login_id'])
      .where('id', '=', studentId)
      .executeTakeFirstOrThrow();
    // Each as a visitor of its own, who may not ask often.
    const headers = { 'x-forwarded-for': `198.51.100.${nextWeek(api)}` };
    await api.call('POST', '/auth/find-password', { headers, body: { loginId: login_id, phone: phone ?? '' } });
    const [, uuid = ''] = /\/link\/(\S+)/.exec(api.sent.at(-1)?.text ?? '') ?? [];
    const body = { uuid, newPassword: 'a long walk home' };
    const { status } = await api.call('POST', '/auth/reset-password-via-uuid', { headers, body });
    if (status !== 204) throw new Error(String(status));
    return { studentId, says: [] };
  },
};

const sayDate = (inDays: number) => formatDay(dateOf(inDays), dateOf(1));
let day = 30;
const nextDay = () => day++;
// Files of tests share this module, and an academy has 100 weeks at most.
const numbers = new WeakMap<TestApi, number>();
function nextWeek(api: TestApi): number {
  const number = (numbers.get(api) ?? 59) + 1;
  numbers.set(api, number);
  return number;
}

async function asStaff(api: TestApi, method: string, path: string, sent?: object) {
  const { status, body } = await api.send(method, path, { as: 'ta', body: sent });
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body;
}

const undo = async (api: TestApi, changeSetId: string) =>
  void (await asStaff(api, 'POST', '/clinic/undo', { changeSetId }));

async function mark(api: TestApi, name: '결석' | '지각'): Promise<Done> {
  const [week, types] = await Promise.all([addWeek(api, nextWeek(api)), attendanceTypes(api)]);
  const studentId = week.participants[0]?.studentId ?? '';
  const put = (type: string) =>
    asStaff(api, 'PUT', `${week.path}/attendance/${studentId}/${types[type]}`).then(() => undefined);
  await put(name);
  return {
    studentId,
    says: [name, lectures.calculusB.name, '주차'],
    undo: () => put('출석'),
    again: async () => {
      await put('출석');
      await put(name);
    },
  };
}

async function book(api: TestApi, slotId: string, wait = false) {
  const [studentId = ''] = await addStudents(api, 1);
  const body = { studentIds: [studentId], wait };
  const { bookings } = await asStaff(api, 'POST', `/clinic/slot/${slotId}/participants`, body);
  return { studentId, bookingId: String(bookings[0].id) };
}

const cancel = async (api: TestApi, slotId: string, bookingId: string) =>
  void (await asStaff(api, 'DELETE', `/clinic/slot/${slotId}/participants/${bookingId}`));

async function arrive(api: TestApi) {
  const slot = await addSlotNow(api);
  const { studentId, bookingId } = await book(api, slot.id);
  const come = () => asStaff(api, 'PUT', `/clinic/participant/${bookingId}/arrival`);
  const { changeSetId } = await come();
  return {
    studentId,
    bookingId,
    says: ['클리닉'],
    undo: () => undo(api, changeSetId),
    again: async () => void (await come()),
  };
}

async function graded(api: TestApi, value: number, cutline?: number) {
  const exam = await addExam(api, nextWeek(api), { cutline });
  const [score] = exam.scores;
  await asStaff(api, 'PATCH', `/wl-score/first/${score?.id}/value/${value}`);
  const { id: attemptId } = await api.deps.db.kysely
    .selectFrom('score_attempts')
    .select('id')
    .where('score_id', '=', score?.id ?? '')
    .executeTakeFirstOrThrow();
  return { exam, studentId: score?.studentId ?? '', attemptId };
}
