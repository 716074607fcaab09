import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#api/ports/database.ts';
import { addPeople } from '#api/testing/setups/clinicRaces.ts';
import { hourOf } from '#ui-kit/format/testing/when.ts';
import { Ledger } from './count.ts';
import type { Load } from '../worker.ts';

/** A row of its own that a writer gives two or more values in turn. */
interface Row {
  /** Answers whether the write was acknowledged. */
  write(turn: number): Promise<boolean>;
  /** What stands there now. */
  stands(): Promise<unknown>;
  expected(turn: number): unknown;
}

/** Writes until the load ends; what stands there may differ from the acknowledged value only when a later write was not answered. */
export async function keepWriting(load: Load, row: Row): Promise<void> {
  const ledger = new Ledger();
  const look = async () => {
    const there = await row.stands().then(
      (value) => ({ value }),
      () => null,
    );
    if (there && ledger.isLost(there.value)) load.tally.lost++;
  };
  await load.repeat(async (turn) => {
    if (await row.write(turn)) {
      ledger.acknowledge(row.expected(turn));
      load.tally.writes++;
    } else ledger.leaveOpen(row.expected(turn));
    await look();
  });
  await delay(100);
  await look();
}

const first = async ({ db }: Load, sql: string) =>
  Object.values((await db.sql.query<Record<string, unknown>>(sql))[0] ?? {})[0];

/** Staff who write scores. */
export async function scoreRows(load: Load, count: number): Promise<Row[]> {
  const scores = await load.db.sql.query<{ id: string }>(
    `select score_id as id from score_attempts where attempt_type = 'FIRST' and value is not null order by id limit ${count}`,
  );
  return scores.map(({ id }) => ({
    write: (turn) => load.asking.call(load.ta, 'PATCH', `/wl-score/first/${id}/value/${turn % 10}`),
    stands: async () =>
      Number(await first(load, `select value from score_attempts where score_id = '${id}' and attempt_type = 'FIRST'`)),
    expected: (turn) => turn % 10,
  }));
}

/** Staff who mark attendance. */
export async function markRows(load: Load, count: number): Promise<Row[]> {
  const types = await load.db.sql.query<{ id: string }>('select id from attendance_types order by id limit 2');
  const typeOf = (turn: number) => types[turn % 2]?.id ?? '';
  const participants = await load.db.sql.query<{ id: string; lecture: string; week: string; student: string }>(
    `select participant.id, week.lecture_id as lecture, week.id as week, participant.student_id as student
    from participants participant join weekly_lectures week on week.id = participant.weekly_lecture_id where not participant.is_locked order by participant.id limit ${count}`,
  );
  return participants.map(({ id, lecture, week, student }) => {
    const path = `/lectures/${lecture}/weekly-lectures/${week}/attendance/${student}`;
    return {
      write: (turn) => load.asking.call(load.ta, 'PUT', `${path}/${typeOf(turn)}`),
      stands: () => first(load, `select attendance_type_id from participants where id = '${id}'`),
      expected: typeOf,
    };
  });
}

/** Students who book and cancel. */
export async function bookingRows(load: Load, secret: string, count: number): Promise<Row[]> {
  const people = await addPeople(load.db, secret, count);
  const slot = await addSlot(load.db);
  const booked = (id: string) =>
    `select exists (select from clinic_participants where slot_id = '${slot}' and student_id = '${id}' and status = 'RESERVED') as it`;
  return people.map(({ id, token }) => ({
    write: (turn) =>
      turn % 2
        ? load.asking.call(token, 'POST', `/sp/clinic-slot/${slot}/cancel`)
        : load.asking.call(token, 'POST', `/sp/clinic-slot/${slot}/reserve`, { wait: false }),
    stands: () => first(load, booked(id)),
    expected: (turn) => turn % 2 === 0,
  }));
}

async function addSlot(db: Database): Promise<string> {
  const times = {
    closes_at: hourOf(60, 17),
    cancel_until: hourOf(60, 17),
    starts_at: hourOf(60, 17),
    ends_at: hourOf(60, 19),
  };
  const slot = Object.assign(times, { reserve_type: 'CLINIC' as const, room: '훈련', capacity: 500 });
  return (await db.kysely.insertInto('clinic_slots').values(slot).returning('id').executeTakeFirstOrThrow()).id;
}
