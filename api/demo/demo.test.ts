import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as cast from '#mocks/cast.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { demoPassword, demoSignIns, fillWithDemo, isDemoWorld } from './demo.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('the demo world', () => {
  it('contains the cast', async () => {
    const people = { ...cast.staff, ...cast.students };
    for (const { id, loginId, name } of Object.values(people)) {
      const user = api.deps.db.kysely.selectFrom('users').select(['id', 'login_id', 'name']).where('id', '=', id);
      expect(await user.executeTakeFirst()).toEqual({ id, login_id: loginId, name });
    }
    for (const { id, loginId, school, grade } of Object.values(cast.students)) {
      const student = api.deps.db.kysely
        .selectFrom('students')
        .select(['student_number', 'school', 'grade'])
        .where('id', '=', id);
      expect(await student.executeTakeFirst()).toEqual({ student_number: loginId, school, grade });
    }
    for (const { id, name, teacherName, weekday, room } of Object.values(cast.lectures)) {
      const lecture = api.deps.db.kysely
        .selectFrom('lectures')
        .select(['name', 'teacher_name', 'weekday', 'room', 'capacity'])
        .where('id', '=', id);
      expect(await lecture.executeTakeFirst()).toEqual({
        name,
        teacher_name: teacherName,
        weekday,
        room,
        capacity: 100,
      });
    }
  });

  it('lets everybody sign in whom the start message names', async () => {
    expect(demoPassword).toBe(cast.demoPassword);
    for (const { loginId, name } of demoSignIns) {
      const { body } = await api.call('POST', '/auth/login', { body: { loginId, password: demoPassword } });
      expect(body.name).toBe(name);
    }
  });

  it('has six marked weeks, this one and the next for each lecture, and both lessons of those to come of one', async () => {
    const query = `{ weeklyLectures(order_by: [{ weekNumber: asc }, { heldOn: asc }]) { weekNumber placeInWeek
      marked: participants_aggregate(where: { attendanceTypeId: { _is_null: false } }) { aggregate { count } }
      all: participants_aggregate { aggregate { count } } } }`;
    const { body } = await api.gql(query, { as: 'admin' });
    expect(body.data.weeklyLectures).toHaveLength(26);
    const named = (body.data.weeklyLectures as { weekNumber: number; placeInWeek: string | null }[]).flatMap(
      ({ weekNumber, placeInWeek }) => (placeInWeek === null ? [] : [`${weekNumber}주차 ${placeInWeek}`]),
    );
    expect(named).toEqual(['7주차 1/2', '7주차 2/2', '8주차 1/2', '8주차 2/2']);
    for (const week of body.data.weeklyLectures) {
      expect(week.marked.aggregate.count).toBe(week.weekNumber < 7 ? week.all.aggregate.count : 0);
      expect(week.all.aggregate.count).toBeGreaterThan(5);
    }
  });

  it('is not loaded into an academy that has people', async () => {
    const fail = () => Promise.reject(new Error('seeded twice'));
    await fillWithDemo(api.deps.db, fail);
    expect(await isDemoWorld(api.deps.db)).toBe(true);
  });
});
