import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addWeek } from '../../testing/rows.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { holidaysBetween } from '#ui-kit/format/time/holidays.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await addWeek(api, 30);
});
afterAll(() => api.close());

const create = async (as: 'minsu' | 'geonu' = 'minsu'): Promise<string> => {
  const { status, body } = await api.call('POST', '/sp/calendar', { as });
  expect(status).toBe(201);
  return new URL(body.url).pathname;
};
let visitor = 0;
const open = (path: string, from = `198.${visitor++ + 1}.7.9`) =>
  api.app.fetch(new Request(`http://academy.test${path}`, { headers: { 'x-forwarded-for': from } }));
/** Lines as they were before they were folded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('the address', () => {
  it('has nothing about the person in it, and is shown once', async () => {
    expect((await api.call('GET', '/sp/calendar', { as: 'minsu' })).body).toEqual({ createdAt: null });
    const path = await create();
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{64}\.ics$/);
    expect(path).not.toContain(students.minsu.id);
    const { body } = await api.call('GET', '/sp/calendar', { as: 'minsu' });
    expect(Object.keys(body)).toEqual(['createdAt']);
    expect(body.createdAt).toEqual(expect.any(String));
  });

  it('that is wrong, replaced, revoked or cut off is refused alike', async () => {
    const replaced = await create();
    const revoked = await create();
    expect((await open(replaced)).status).toBe(404);
    expect((await open(revoked)).status).toBe(200);
    expect((await api.call('DELETE', '/sp/calendar', { as: 'minsu' })).status).toBe(204);
    const wrong = `/api/calendar/${'A'.repeat(64)}.ics`;
    const answers = await Promise.all(
      [replaced, revoked, wrong, wrong.slice(0, -10), revoked.replace('.ics', '')].map(async (path) => {
        const answer = await open(path);
        const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
        return { status: answer.status, body };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
  });

  it('guessed too often from one network is refused for a while', async () => {
    const wrong = `/api/calendar/${'B'.repeat(64)}.ics`;
    const guess = () => open(wrong, '203.0.113.9');
    const statuses = [];
    for (let times = 0; times < 21; times++) statuses.push((await guess()).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });

  it('stops with the account', async () => {
    const path = await create('geonu');
    expect((await open(path)).status).toBe(200);
    await api.deps.db.sql.query('update users set is_active = false where id = $1', [students.geonu.id]);
    expect((await open(path)).status).toBe(404);
    await api.deps.db.sql.query('update users set is_active = true where id = $1', [students.geonu.id]);
  });
});

describe('the calendar', () => {
  it('is iCalendar with the lessons of the student in the time of Seoul', async () => {
    const answer = await open(await create());
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    const lines = linesOf(text);
    expect([lines[0], lines.at(-1) || lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    expect(lines).toContain('VERSION:2.0');
    expect(lines).toContain('TZID:Asia/Seoul');
    // Folded at 75 octets, ended by CRLF.
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const ids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(ids).size).toBe(ids.length);
    const { body } = await api.gql(
      '{ weeklyLectures(order_by: { heldOn: desc }, limit: 1) { id heldOn startsAt lecture { name } } }',
      { as: 'minsu' },
    );
    const [week] = body.data.weeklyLectures;
    const at = `${week.heldOn.replaceAll('-', '')}T${week.startsAt.replaceAll(':', '')}`;
    // Stamps are in UTC.
    for (const line of lines) if (line.startsWith('DTSTAMP')) expect(line).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    const event = lines.slice(lines.indexOf(`UID:lesson-${week.id}`));
    expect(event.slice(0, 12)).toContain(`DTSTART;TZID=Asia/Seoul:${at}`);
    expect(event.find((line) => line.startsWith('SUMMARY:'))).toContain(week.lecture.name);
  });

  it('has both lessons of a week, and the hours of those that are not made yet', async () => {
    const far = dateOf(21);
    const { sql } = api.deps.db;
    // A lecture of its own, so that no other week says anything about its hours.
    const [lecture] = await sql.query<{ id: string }>(
      `insert into lectures (name, teacher_name, weekday, starts_at, ends_at, room, capacity, starts_on, ends_on)
        values ('두 번 만나는 반', '박은정', extract(isodow from $1::date), '10:00', '12:00', '301호', 9, $1, $1::date + 9) returning id`,
      [far],
    );
    await sql.query(
      `insert into lecture_hours (lecture_id, weekday, starts_at, ends_at) values ($1, extract(isodow from $2::date + 1), '14:00', '16:00')`,
      [lecture!.id, far],
    );
    await sql.query(`insert into enrollments (lecture_id, student_id, from_date) values ($1, $2, current_date)`, [
      lecture!.id,
      students.minsu.id,
    ]);
    const weeks = `/lectures/${lecture!.id}/weekly-lectures` as const;
    const following = [{ weekNumber: 1, heldOn: dateOf(22), startsAt: '14:00', endsAt: '16:00' }];
    const made = await api.call('POST', weeks, { as: 'ta', body: { weekNumber: 1, heldOn: far, following } });
    expect(made.status).toBe(201);
    const lines = linesOf(await (await open(await create())).text());
    const { names } = await holidaysBetween(far, dateOf(30));
    const isFree = (days: number): boolean => !names.has(dateOf(days));
    const at = (days: number, hour: string) =>
      `DTSTART;TZID=Asia/Seoul:${dateOf(days).replaceAll('-', '')}T${hour}0000`;
    const shown = lines.flatMap((line, index) => (/^SUMMARY:두 번/.test(line) ? [index] : []));
    const near = shown.map((index) => lines.slice(index - 4, index + 4).find((line) => line.startsWith('DTSTART')));
    expect(shown.map((index, n) => [lines[index], near[n]])).toEqual([
      ['SUMMARY:두 번 만나는 반 1주차 1/2', at(21, '10')],
      ['SUMMARY:두 번 만나는 반 1주차 2/2', at(22, '14')],
      ...(isFree(28) ? [['SUMMARY:두 번 만나는 반', at(28, '10')]] : []),
      ...(isFree(29) ? [['SUMMARY:두 번 만나는 반', at(29, '14')]] : []),
    ]);
  });

  it('knows the public holidays that the screens know', async () => {
    const { names, unknownYears } = await holidaysBetween('2026-01-01', '2031-12-31');
    const last = `${unknownYears[0]}-01-01`;
    const rows = await api.deps.db.sql.query<{ day: string }>(
      `select day::date::text as day from generate_series('2026-01-01'::date, $1::date - 1, interval '1 day') as day where is_public_holiday(day::date)`,
      [last],
    );
    expect(rows.map(({ day }) => day)).toEqual([...names.keys()].sort());
  });

  it('has D-days as whole days, once and with the name of their lecture, escapes what stands in them, and nothing of others', async () => {
    const { lectures } = (await api.gql('{ lectures(limit: 2) { id name } }', { as: 'minsu' })).body.data;
    const [lecture, other] = lectures as { id: string; name: string }[];
    await api.deps.db.sql.query(
      `insert into lecture_ddays (lecture_id, title, falls_on, sequence) values ($1, '모의고사, 수학; 2차', current_date + 9, 90),
        ($1, '교육청 모의고사', current_date + 12, 91), ($2, '교육청 모의고사', current_date + 12, 91)`,
      [lecture!.id, other!.id],
    );
    const lines = linesOf(await (await open(await create())).text());
    const at = lines.indexOf(`SUMMARY:${lecture!.name} 모의고사\\, 수학\\; 2차`);
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(at - 6, at + 6).some((line) => /^DTSTART;VALUE=DATE:\d{8}$/.test(line))).toBe(true);
    const shared = lines.flatMap((line, index) => (line === 'SUMMARY:교육청 모의고사' ? [index] : []));
    expect(shared).toHaveLength(1);
    const names = [lecture!.name, other!.name].sort().join('\\, ');
    expect(lines.slice(shared[0], shared[0]! + 6)).toContain(`DESCRIPTION:${names}`);
    const { body } = await api.gql('{ weeklyLectures { id } }', { as: 'minsu' });
    const own = new Set(body.data.weeklyLectures.map(({ id }: { id: string }) => `UID:lesson-${id}`));
    expect(lines.filter((line) => line.startsWith('UID:lesson-') && !own.has(line))).toEqual([]);
  });
});
