import { addDays } from '#ui-kit/format/time/date.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { lectureOf, studentOf, type Act, type Life } from '../life.ts';

interface Week {
  id: string;
  lectureId: string;
  weekNumber: number;
  heldOn: string;
  version: number;
}

/** A week of the last days or to come. */
const weekOf = ({ pick }: Life, n: number) =>
  pick<Week>(
    n,
    `select id, lecture_id as "lectureId", week_number as "weekNumber", held_on::text as "heldOn", version from weekly_lectures
    where lecture_id = $1 and week_number is not null and held_on > now() - interval '9 days' order by held_on, week_number`,
    [lectureOf(n)],
  );
const pathOf = ({ id, lectureId }: Week) => `/lectures/${lectureId}/weekly-lectures/${id}` as const;

const atWeek =
  (act: (life: Life, week: Week, n: number) => ReturnType<Act>): Act =>
  async (life, n) => {
    const week = await weekOf(life, n);
    return week && act(life, week, n >> 3);
  };
const student = (n: number) => [studentOf(n)];

/** Weeks that are held, moved and marked. */
export const lessonActs = {
  addWeek: async ({ api, pick }, n) => {
    const last = await pick<{ number: number }>(
      0,
      'select coalesce(max(week_number), 0) as number from weekly_lectures where lecture_id = $1',
      [lectureOf(n)],
    );
    const body = { weekNumber: last!.number + 1, heldOn: dateOf((n % 12) - 3), startsAt: '18:00', endsAt: '21:00' };
    return api.call('POST', `/lectures/${lectureOf(n)}/weekly-lectures`, { as: 'ta', body });
  },
  moveWeek: atWeek(({ api }, week, n) => {
    const { weekNumber, heldOn, version } = week;
    const body = { weekNumber, heldOn: addDays(heldOn, (n % 15) - 5), startsAt: '17:00', endsAt: '20:00', version };
    return api.call('PUT', pathOf(week), { as: 'ta', body });
  }),
  deleteWeek: atWeek(({ api }, week) => api.call('DELETE', pathOf(week), { as: 'ta' })),
  addParticipant: atWeek(({ api }, week, n) =>
    api.call('POST', `${pathOf(week)}/participants`, { as: 'ta', body: { userIds: student(n) } }),
  ),
  removeParticipant: atWeek(({ api }, week, n) =>
    api.call('DELETE', `${pathOf(week)}/participants/bulk`, { as: 'ta', body: { userIds: student(n) } }),
  ),
  mark: atWeek(async ({ api, pick }, week, n) => {
    const type = await pick<{ id: string }>(n, 'select id from attendance_types where is_active order by sequence');
    const present = await pick<{ students: string[] }>(
      0,
      `select coalesce(array_agg(student_id), '{}') as students from participants where weekly_lecture_id = $1`,
      [week.id],
    );
    const userIds = n % 2 ? present!.students : student(n);
    if (userIds.length === 0) return undefined;
    return api.call('PUT', `${pathOf(week)}/attendance/bulk`, { as: 'ta', body: { userIds, attTypeId: type!.id } });
  }),
  endLecture: ({ api }, n) => api.call('PUT', `/lectures/${lectureOf(n)}/disable`, { as: 'admin' }),
  addDday: ({ api }, n) => {
    const body = { title: '모의고사', fallsOn: dateOf(n % 12) };
    return api.call('POST', `/lectures/${lectureOf(n)}/ddays`, { as: 'ta', body });
  },
  moveDday: async ({ api, pick }, n) => {
    const day = await pick<{ id: string }>(n, 'select id from lecture_ddays order by falls_on, sequence, title');
    const body = { title: '모의고사', fallsOn: dateOf(n % 12) };
    return day && api.call('PUT', `/lectures/ddays/${day.id}`, { as: 'ta', body });
  },
  deleteDday: async ({ api, pick }, n) => {
    const day = await pick<{ id: string }>(n, 'select id from lecture_ddays order by falls_on, sequence, title');
    return day && api.call('DELETE', `/lectures/ddays/${day.id}`, { as: 'ta' });
  },
} satisfies Record<string, Act>;
