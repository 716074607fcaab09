import pg from 'pg';
import { createParser } from 'eventsource-parser';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { createLog } from '#api/ports/log.ts';
import type { Database } from '#api/ports/database.ts';
import { addPeople, tokenFor } from '#api/testing/clinicRaces.ts';
import { hourOf } from '#api/testing/clinic.ts';
import { staff } from '#mocks/cast.ts';
import type { Spread } from './spread.ts';

/** What a load met. */
export interface LoadResult {
  requests: number;
  writes: number;
  /** How often each answer other than success came, as `503 database-unreachable`. */
  failures: ReadonlyMap<string, number>;
  /** Writes that were acknowledged and are not there. */
  lost: number;
  events: number;
  /** Events that a listener neither heard nor could read after it came back. */
  missed: number;
  reconnects: number;
}

interface Stream {
  /** When each connection was answered, as the browser reads everything then. */
  connected: number[];
  heard: Set<string>;
}

/**
 * Students book, staff mark attendance and write scores, everybody reads and listens, through the proxy, while something is done to the academy.
 * Each writer has a row of its own, whose value must at any time be the last that was acknowledged.
 * @param clients writers of each kind, readers and listeners
 * @param urls whom they ask in turn; the proxy alone unless told
 */
export async function underLoad(
  { url, databaseUrl, secret }: Spread,
  clients: number,
  disturb: () => Promise<void>,
  urls: readonly string[] = [url],
): Promise<LoadResult> {
  const db = openPostgres(
    databaseUrl,
    createLog(() => undefined, 'silent'),
  );
  const ta = await tokenFor(db, secret, { userId: staff.ta.id, role: 'ta', userType: 'TA' });
  const news: { text: string; at: number }[] = [];
  const observer = await observe(databaseUrl, (text) => news.push({ text, at: performance.now() }));
  const failures = new Map<string, number>();
  const ending = new AbortController();
  const tally = { requests: 0, writes: 0, lost: 0 };
  const call = async (token: string, method: string, path: string, body?: unknown): Promise<boolean> => {
    tally.requests++;
    const answer = await fetch(`${urls[tally.requests % urls.length]}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).then(
      async (response) => {
        const text = await response.text();
        // An answer without its body is none.
        const isFine = response.ok && (text !== '' || response.status === 204);
        return {
          isFine,
          said: `${response.status} ${codeOf(text) || `without a body: ${method} ${path.slice(0, 9)}`}`,
        };
      },
      (error: unknown) => ({ isFine: false, said: String(error instanceof Error ? (error.cause ?? error) : error) }),
    );
    if (!answer.isFine) failures.set(answer.said, (failures.get(answer.said) ?? 0) + 1);
    return answer.isFine;
  };
  const repeat = async (step: (turn: number) => Promise<void>) => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      await step(turn);
      await delay(20 + Math.random() * 60);
    }
  };
  /** Writes two values in turn. What stands there may differ from the acknowledged one only when a later write was not answered. */
  const writer = async (
    write: (turn: number) => Promise<boolean>,
    stands: () => Promise<unknown>,
    expected: (turn: number) => unknown,
  ) => {
    let acknowledged: unknown;
    let open = new Set<unknown>();
    const look = async () => {
      const there = await stands().catch(() => acknowledged);
      if (acknowledged !== undefined && there !== acknowledged && !open.has(there)) tally.lost++;
    };
    await repeat(async (turn) => {
      if (await write(turn)) {
        [acknowledged, open] = [expected(turn), new Set()];
        tally.writes++;
      } else open.add(expected(turn));
      await look();
    });
    await delay(100);
    await look();
  };

  const scores = await db.sql.query<{ id: string }>(
    `select score_id as id from score_attempts where attempt_type = 'FIRST' and value is not null order by id limit ${clients}`,
  );
  const marked = await participantsOf(db, clients);
  const types = await db.sql.query<{ id: string }>('select id from attendance_types order by id limit 2');
  const people = await addPeople(db, secret, clients);
  const slot = await addSlot(db);
  const one = async (sql: string) => Object.values((await db.sql.query<Record<string, unknown>>(sql))[0] ?? {})[0];
  const work = [
    ...scores.map(({ id }) =>
      writer(
        (turn) => call(ta, 'PATCH', `/wl-score/first/${id}/value/${turn % 10}`),
        async () =>
          Number(await one(`select value from score_attempts where score_id = '${id}' and attempt_type = 'FIRST'`)),
        (turn) => turn % 10,
      ),
    ),
    ...marked.map((participant) => {
      const type = (turn: number) => types[turn % 2]?.id ?? '';
      return writer(
        (turn) =>
          call(
            ta,
            'PUT',
            `/lectures/${participant.lecture}/weekly-lectures/${participant.week}/attendance/${participant.student}/${type(turn)}`,
          ),
        () => one(`select attendance_type_id from participants where id = '${participant.id}'`),
        type,
      );
    }),
    ...people.map(({ id, token }) =>
      writer(
        (turn) =>
          call(
            token,
            'POST',
            `/sp/clinic-slot/${slot}/${turn % 2 ? 'cancel' : 'reserve'}`,
            turn % 2 ? undefined : { wait: false },
          ),
        () =>
          one(
            `select exists (select from clinic_participants where slot_id = '${slot}' and student_id = '${id}' and status = 'RESERVED') as it`,
          ),
        (turn) => turn % 2 === 0,
      ),
    ),
    ...Array.from({ length: clients }, () =>
      repeat(async () => void (await call(ta, 'POST', '/gql', { query: '{ lectures(limit: 20) { id name } }' }))),
    ),
  ];
  const streams = Array.from({ length: clients }, (): Stream => ({ connected: [], heard: new Set() }));
  const listening = streams.map((stream, at) =>
    listen(`${urls[at % urls.length]}/api/realtime`, ta, stream, ending.signal),
  );
  await delay(2000);
  await disturb();
  await delay(3000);
  ending.abort();
  await Promise.all(work);
  await Promise.all(listening);
  await observer.end();
  await db.close();
  const missed = streams.reduce(
    (sum, { connected, heard }) =>
      sum +
      news.filter(
        ({ text, at }) => !heard.has(text) && at > (connected[0] ?? 0) && !connected.some((when) => when >= at),
      ).length,
    0,
  );
  const reconnects = streams.reduce((sum, { connected }) => sum + connected.length - 1, 0);
  return { ...tally, failures, events: news.length, missed, reconnects };
}

async function observe(url: string, hear: (text: string) => void): Promise<{ end(): Promise<void> }> {
  let client = new pg.Client({ connectionString: url });
  let isOver = false;
  const open = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url });
    client.on('notification', ({ payload = '' }) => hear(keyOf(payload)));
    client.on('error', () => undefined);
    await client.connect();
    await client.query('listen refresh');
    client.once('end', () => void again());
  };
  const again = async (): Promise<void> => {
    while (
      !isOver &&
      (await open().then(
        () => false,
        () => true,
      ))
    )
      await delay(100);
  };
  await open();
  return {
    end: () => {
      isOver = true;
      return client.end();
    },
  };
}

/** As a browser does (client/live): comes back after a second or two, and reads everything then. Hears on for a moment after the end. */
async function listen(url: string, token: string, stream: Stream, ending: AbortSignal): Promise<void> {
  const over = new AbortController();
  ending.addEventListener('abort', () => setTimeout(() => over.abort(), 3000));
  const parser = createParser({ onEvent: ({ data }) => void stream.heard.add(keyOf(data)) });
  while (!over.signal.aborted) {
    try {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: over.signal });
      if (!response.ok || !response.body) throw new Error(String(response.status));
      stream.connected.push(performance.now());
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
    } catch {
      // It comes back.
    }
    parser.reset();
    await delay(500 + Math.random() * 500, undefined, { signal: over.signal }).catch(() => undefined);
  }
}

function keyOf(text: string): string {
  const { roots, at } = JSON.parse(text) as { roots?: string[]; at?: string };
  return `${at} ${roots?.join()}`;
}

function codeOf(text: string): string {
  return /"code":"([\w-]+)"/.exec(text)?.[1] ?? text.slice(0, 80);
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

interface Marked {
  id: string;
  lecture: string;
  week: string;
  student: string;
}

const participantsOf = (db: Database, count: number): Promise<Marked[]> =>
  db.sql
    .query<Marked>(`select participant.id, week.lecture_id as lecture, week.id as week, participant.student_id as student
    from participants participant join weekly_lectures week on week.id = participant.weekly_lecture_id where not participant.is_locked order by participant.id limit ${count}`);
