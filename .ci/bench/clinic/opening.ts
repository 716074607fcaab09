import { setTimeout as wait } from 'node:timers/promises';
import { staff } from '#mocks/cast.ts';
import type { Database } from '#api/ports/database.ts';
import { addPeople, tokenFor } from '#api/testing/setups/clinicRaces.ts';
import { percentile, timed } from '#hasura/engine/bench/measure.ts';
import type { Context } from '../harness/bench.ts';
import { addEvening, bareReservation, bareWrite } from './evening.ts';
import { hangUp, send } from '../harness/send.ts';
import { startThreeServers } from './threeServers.ts';

const ways = ['bare', 'http'] as const;
type Way = (typeof ways)[number];

interface Cell {
  id: string;
  student: string;
  week: string;
  lecture: string;
}

/** The same minute over HTTP and as bare SQL at the same pace, each once before to warm up. */
export async function run({
  options,
  report,
  cleanup,
}: Context<{ students: number; staff: number; seconds: number }>): Promise<void> {
  const { seconds } = options;
  const { urls, bare, db, secret } = await startThreeServers(cleanup);
  cleanup.defer(hangUp);
  const people = await addPeople(db, secret, options.students);
  const ta = await tokenFor(db, secret, { userId: staff.ta.id, role: 'ta', userType: 'TA' });
  const cells = await findCells(db, options.staff, seconds);
  const [type] = await db.sql.query<{ id: string }>('select id from attendance_types order by sequence limit 1');
  const times: Record<string, number[]> = {};
  const refused: string[] = [];
  for (const [round, way] of [...ways, ...ways].entries()) {
    // The first run of each is a warm-up.
    const reserved: number[] = [];
    const marked: number[] = [];
    const slots = await addEvening(db, round, Math.ceil(people.length / 10));
    const typing = cells.map((own, at) => keepMarking(way, own, at, marked));
    await Promise.all(
      people.map(async (person, at) => {
        await wait((at / people.length) * seconds * 1000);
        reserved.push(await timed(() => reserve(way, person, slots[at % slots.length] ?? '', at)));
      }),
    );
    await Promise.all(typing);
    if (round < ways.length) continue;
    times[`${way} reserved`] = reserved;
    times[`${way} marked`] = marked;
  }
  for (const [what, list] of Object.entries(times)) report.times(what, list);
  for (const what of ['reserved', 'marked']) {
    const p95 = (way: Way) => percentile(times[`${way} ${what}`] ?? [], 0.95);
    report.figure(`p95 of ${what} beside bare SQL`, p95('http') / p95('bare'), { unit: 'times' });
  }
  report.faults('refused', refused);

  async function reserve(way: Way, { id, token }: (typeof people)[number], slot: string, at: number): Promise<void> {
    if (way === 'bare') return bareReservation(bare, slot, id);
    const url = `${urls[at % urls.length]}/api/sp/clinic-slot/${slot}/reserve`;
    const answer = await send('POST', url, token, '{"wait":true}');
    if (answer.status !== 201) refused.push(answer.text);
  }

  /** One person's keys, in a column of their own. */
  async function keepMarking(way: Way, own: readonly Cell[], at: number, marked: number[]): Promise<void> {
    await wait((at / options.staff) * 1000);
    for (let key = 0; key < seconds; key += 1) {
      const cell = own[key % own.length];
      if (!cell) return;
      const took = await timed(() => mark(way, cell, at));
      marked.push(took);
      await wait(Math.max(0, 1000 - took));
    }
  }

  async function mark(way: Way, { id, student, week, lecture }: Cell, at: number): Promise<void> {
    if (way === 'bare') {
      const sql = 'update participants set attendance_type_id = $2, memo = memo where id = $1';
      return bareWrite(bare, { role: 'ta', id: staff.ta.id }, sql, [id, type?.id]);
    }
    const path = `/api/lectures/${lecture}/weekly-lectures/${week}/attendance/${student}/${type?.id}`;
    const answer = await send('PUT', `${urls[at % urls.length]}${path}`, ta, '{}');
    if (answer.status >= 300) refused.push(answer.text);
  }
}

/** Unlocked cells of the running weeks, as many columns as there are staff. */
async function findCells(db: Database, columns: number, seconds: number): Promise<Cell[][]> {
  const rows = await db.sql.query<Cell>(`
    select participants.id, student_id as student, weekly_lecture_id as week, week.lecture_id as lecture
    from participants join weekly_lectures as week on week.id = weekly_lecture_id
    where not is_locked and week.held_on <= current_date order by week.held_on desc, participants.id limit ${columns * seconds}`);
  return Array.from({ length: columns }, (_, at) => rows.filter((_row, place) => place % columns === at));
}
