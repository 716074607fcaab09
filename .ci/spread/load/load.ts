import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { createLog } from '#api/ports/log.ts';
import { tokenFor } from '#api/testing/setups/clinicRaces.ts';
import { staff } from '#mocks/cast.ts';
import { Asking } from './asking.ts';
import { missedBy, type Heard } from './count.ts';
import { listen, observe } from '../listeners.ts';
import type { Spread } from '../spread.ts';
import type { Load } from '../worker.ts';
import { bookingRows, keepWriting, markRows, scoreRows } from './writers.ts';

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

interface LoadOptions {
  /** Writers of each kind, readers and listeners. */
  clients: number;
  /** Whom they ask in turn; the proxy alone unless told. */
  urls?: readonly string[];
  /** Further workers, each until the load ends. */
  more?: (load: Load) => Promise<unknown>[];
  /** Looks at what is there when all have stopped. */
  after?: (load: Load) => Promise<void>;
}

/**
 * Students book, staff mark attendance and write scores, everybody reads and listens, through the proxy, while something is done to the academy.
 * Each writer has a row of its own, whose value must at any time be the last that was acknowledged.
 */
export async function underLoad(
  { url, databaseUrl, secret }: Spread,
  disturb: () => Promise<void>,
  { clients, urls = [url], more = () => [], after }: LoadOptions,
): Promise<LoadResult> {
  const silent = createLog(() => undefined, 'silent');
  const db = openPostgres(databaseUrl, silent);
  const ta = await tokenFor(db, secret, { userId: staff.ta.id, role: 'ta', userType: 'TA' });
  const observer = await observe(databaseUrl);
  const ending = new AbortController();
  const repeat: Load['repeat'] = async (step) => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      await step(turn);
      await delay(20 + Math.random() * 60);
    }
  };
  const load: Load = { db, ta, repeat, asking: new Asking(urls), tally: { writes: 0, lost: 0 } };
  const rows = [
    ...(await scoreRows(load, clients)),
    ...(await markRows(load, clients)),
    ...(await bookingRows(load, secret, clients)),
  ];
  const read = async () =>
    void (await load.asking.call(ta, 'POST', '/gql', { query: '{ lectures(limit: 20) { id name } }' }));
  const work = [
    ...rows.map((row) => keepWriting(load, row)),
    ...Array.from({ length: clients }, () => repeat(read)),
    ...more(load),
  ];
  const streams = Array.from({ length: clients }, (): Heard => ({ connected: [], heard: new Set() }));
  const heardAll = new AbortController();
  const listening = streams.map((stream, at) =>
    listen(`${urls[at % urls.length]}/api/realtime`, ta, stream, heardAll.signal),
  );
  await delay(2000);
  await disturb();
  await delay(3000);
  ending.abort();
  await Promise.all(work);
  await observer.end();
  // What the last writes told is on its way.
  await delay(3000);
  heardAll.abort();
  await Promise.all(listening);
  await after?.(load);
  await db.close();
  const { requests, failures } = load.asking;
  return {
    requests,
    failures,
    writes: load.tally.writes,
    lost: load.tally.lost,
    events: observer.news.length,
    missed: streams.reduce((sum, stream) => sum + missedBy(stream, observer.news).length, 0),
    reconnects: streams.reduce((sum, { connected }) => sum + connected.length - 1, 0),
  };
}
