import { sql } from 'kysely';
import { staff } from '#mocks/cast.ts';
import { hourOf, inHours } from '#ui-kit/format/testing/when.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { signAccessToken, type AccessClaims } from '../../security/sessions/accessTokens.ts';

/** Sends a request as a student to one of several servers. */
export type Send = (
  token: string,
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: { code?: string; status?: string } }>;

interface RaceOptions {
  db: Database;
  secret: string;
  send: Send;
  /** How many students act at once in each round. */
  clients: number;
  rounds: number;
  /** Picks a number from 0 up to a limit. */
  pick: (limit: number) => number;
}

/** The result of a race. */
export interface RaceOutcome {
  requests: number;
  /** Number of requests by status and code. */
  answers: ReadonlyMap<string, number>;
  /** Violations seen at any moment; must be empty. */
  breaches: string[];
  /** Students promoted from the waiting list. */
  promotions: number;
}

const seats = `('RESERVED', 'ARRIVED', 'DEPARTED')`;

/**
 * Students reserve, cancel and move among slots of 1, 3 and 10 seats that overlap in pairs, while staff change how many seats there are.
 * A trigger of the test watches every change of a booking, as it is made.
 */
export async function raceForSeats({ db, secret, send, clients, rounds, pick }: RaceOptions): Promise<RaceOutcome> {
  await watch(db);
  const slots = await addSlots(db);
  const people = await addPeople(db, secret, clients);
  const ta = await tokenFor(db, secret, { userId: staff.ta.id, role: 'ta', userType: 'TA' });
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);

  const act = async ({ id, token }: Person) => {
    const slot = slots[pick(slots.length)]?.id ?? '';
    const other = slots[pick(slots.length)]?.id ?? '';
    const chance = pick(100);
    if (chance < 50) return send(token, 'POST', `/sp/clinic-slot/${slot}/reserve`, { wait: chance < 35 });
    if (chance < 75) return send(token, 'POST', `/sp/clinic-slot/${slot}/cancel`);
    return chance < 92 ? moveOne(id, other) : resize(slot);
  };
  const moveOne = async (student: string, slotId: string) => {
    const booking = await db.kysely
      .selectFrom('clinic_participants')
      .select(['id', 'version'])
      .where('student_id', '=', student)
      .where('status', 'in', ['WAITING', 'RESERVED'])
      .executeTakeFirst();
    if (!booking) return send(ta, 'PUT', `/clinic/participant/${student}/arrival`);
    const path = `/clinic/participant/${booking.id}/move-participant-slot`;
    return send(ta, 'PUT', path, { version: booking.version, slotId });
  };
  const resize = async (id: string) => {
    const slot = await db.kysely.selectFrom('clinic_slots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const usual = slots.find((one) => one.id === id)?.capacity ?? 1;
    const body = {
      reserveType: 'CLINIC',
      room: slot.room,
      version: slot.version,
      capacity: usual + pick(3),
      startsAt: slot.starts_at.toISOString(),
      endsAt: slot.ends_at.toISOString(),
    };
    return send(ta, 'PUT', `/clinic/slot/${id}`, body);
  };

  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      people.map(async (person) => {
        const { status, body } = await act(person);
        count(status < 300 ? String(status) : `${status} ${body.code}`);
      }),
    );
  }
  return { requests: clients * rounds, answers, ...(await readWatch(db)) };
}

/** A student who is signed in. */
export interface Person {
  id: string;
  token: string;
}

/** Pairs of overlapping slots, each pair on a day of its own. */
async function addSlots(db: Database): Promise<{ id: string; capacity: number }[]> {
  const wanted = [1, 3, 10].flatMap((capacity, at) =>
    [17, 18].map((from) => ({
      reserve_type: 'CLINIC' as const,
      room: `경주 ${from}`,
      capacity,
      starts_at: hourOf(80 + at, from),
      ends_at: hourOf(80 + at, from + 2),
      closes_at: hourOf(80 + at, from),
      cancel_until: hourOf(80 + at, from),
    })),
  );
  return db.kysely.insertInto('clinic_slots').values(wanted).returning(['id', 'capacity']).execute();
}

/** New students, signed in. */
export async function addPeople(db: Database, secret: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const number = String(92_000_000 + at);
    const { id } = await db.kysely
      .insertInto('users')
      .values({ login_id: number, type: 'STUDENT', name: `학생 ${at}`, phone: `+8210${number}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.kysely.insertInto('students').values({ id, student_number: number }).execute();
    people.push({ id, token: await tokenFor(db, secret, { userId: id, role: 'student', userType: 'STUDENT' }) });
  }
  return people;
}

/** A sign-in without a password. */
export async function tokenFor(
  db: Database,
  secret: string,
  who: Pick<AccessClaims, 'userId' | 'role' | 'userType'>,
): Promise<string> {
  const sessionFamily = crypto.randomUUID();
  const { session_epoch: epoch } = await db.kysely
    .selectFrom('users')
    .select('session_epoch')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow();
  await db.kysely
    .insertInto('refresh_tokens')
    .values({
      family_id: sessionFamily,
      user_id: who.userId,
      session_epoch: epoch,
      browser_hash: '',
      expires_at: inHours(1),
    })
    .execute();
  return signAccessToken(secret, { ...who, sessionFamily, epoch }, systemClock.now());
}

/** Adds a trigger that records violations at each change of a booking. */
async function watch(db: Database): Promise<void> {
  await db.sql.exec(`
    create table race_watch (said text not null);
    create function watch_race() returns trigger language plpgsql as $$
    begin
      if (select count(*) from clinic_participants where slot_id = new.slot_id and status in ${seats})
        > (select capacity from clinic_slots where id = new.slot_id) then
        insert into race_watch values ('overbooked');
      end if;
      if tg_op = 'UPDATE' and old.status = 'WAITING' and new.status = 'RESERVED' and old.slot_id = new.slot_id then
        insert into race_watch values ('promoted');
        if exists (select from clinic_participants where slot_id = new.slot_id and status = 'WAITING' and waiting_number < old.waiting_number) then
          insert into race_watch values ('out of order');
        end if;
      end if;
      return null;
    end $$;
    create trigger zz_watch_race after insert or update on clinic_participants for each row execute function watch_race();`);
}

async function readWatch(db: Database): Promise<Pick<RaceOutcome, 'breaches' | 'promotions'>> {
  const { rows } = await sql<{ said: string; times: number }>`
    select said, count(*)::int as times from race_watch group by said
    union all
    select 'a seat lost', count(*)::int from clinic_slots as slot
    where exists (select from clinic_participants where slot_id = slot.id and status = 'WAITING') and slot.ends_at > now()
      and (select count(*) from clinic_participants where slot_id = slot.id and status in ${sql.raw(seats)}) < slot.capacity
    union all
    select 'in two places', count(*)::int from clinic_participants as one join clinic_participants as other
      on other.student_id = one.student_id and other.id > one.id and other.starts_at < one.ends_at and one.starts_at < other.ends_at
    where one.status in ('WAITING', 'RESERVED') and other.status in ('WAITING', 'RESERVED')
    union all
    select 'not told, or twice', abs(count(*) - count(message.id))::int
    from clinic_participants as booking left join sms_messages as message on message.send_key = 'clinic-promotion:' || booking.id
    where booking.promoted_at > now() - interval '1 hour'`.execute(db.kysely);
  return {
    promotions: rows.find(({ said }) => said === 'promoted')?.times ?? 0,
    breaches: rows
      .filter(({ said, times }) => said !== 'promoted' && times > 0)
      .map(({ said, times }) => `${said}: ${times}`),
  };
}
