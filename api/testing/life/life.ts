/** A life: the demo academy, in which staff and students act and days pass on a clock that is moved. */
import { askBreaches, planBreaches, type Breach } from '#hasura/testing/breaches.ts';
import { lectures, students } from '#mocks/cast.ts';
import { releaseClock, setClock } from '#mocks/clock.ts';
import { databaseOn } from '../../adapters/pglite.ts';
import { systemClock } from '../../ports/clock.ts';
import { academyJobs } from '../../jobs/academyJobs.ts';
import { startApi, type TestAnswer, type TestApi } from '../api.ts';
import { runNow } from '../jobs.ts';
import { lentPGlite } from '../servers/lentPGlite.ts';
import { demoSnapshot } from '../world.node.ts';

/** What acts work with. */
export interface Life {
  api: TestApi;
  /** The one of the rows that a number stands for, in an order that is the same in every life; undefined when there is none. */
  pick: <Row>(n: number, sql: string, params?: readonly unknown[]) => Promise<Row | undefined>;
  /** Lets hours pass, and the server do what it does by itself meanwhile. */
  pass: (hours: number) => Promise<void>;
  /** The rules of the academy that are broken now. */
  findBreaches: () => Promise<Breach[]>;
  end: () => Promise<void>;
}

/** Something that somebody does; undefined when there was nothing to do it to. The number says to whom or what. */
export type Act = (life: Life, n: number) => Promise<TestAnswer | undefined>;

/** The people and classes that acts are about: few, so that what is done to them meets. */
const cast = Object.values(students).map(({ id }) => id);
const classes = Object.values(lectures).map(({ id }) => id);
export const studentOf = (n: number): string => cast[n % cast.length]!;
export const lectureOf = (n: number): string => classes[n % classes.length]!;

/** What changes nothing that a rule is about, and takes long. */
const unasked = ['expired-data', 'change-retention', 'file-sweep', 'omr-scans'];

/** Opens the demo academy, at this moment. */
export async function openLife(): Promise<Life> {
  const begun = systemClock.now().getTime();
  let hoursPassed = 0;
  const pglite = await lentPGlite('life', demoSnapshot, ({ sql }) => planBreaches(sql));
  const api = await startApi({}, databaseOn(pglite));
  const { sql } = api.deps.db;
  return {
    api,
    pick: async <Row>(n: number, text: string, params: readonly unknown[] = []) => {
      const rows = await sql.query<Row>(text, params);
      return rows[n % Math.max(rows.length, 1)];
    },
    pass: async (hours) => {
      hoursPassed += hours;
      setClock({ now: begun + hoursPassed * 3_600_000, stopped: false });
      // Those who were signed in are no more.
      api.wait(0);
      const jobs = academyJobs(api.deps).filter(({ kind }) => !unasked.includes(kind));
      await runNow(api.deps, jobs);
    },
    findBreaches: () => askBreaches(sql),
    end: async () => {
      await api.close();
      releaseClock();
    },
  };
}
