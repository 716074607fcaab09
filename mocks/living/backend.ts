import lessonUrl from '#mocks/world/lesson.webm';
import { createApp } from '#api/app.ts';
import { fillWithDemo } from '#api/demo/demo.ts';
import { withSamples } from '#api/demo/demoStorage.ts';
import { costOptions } from '#api/gql/costs.ts';
import type { Deps } from '#api/deps.ts';
import { academyJobs } from '#api/jobs/academyJobs.ts';
import { startJobs } from '#api/jobs/startJobs.ts';
import { systemClock } from '#api/ports/clock.ts';
import { createEvents } from '#api/ports/events.ts';
import { createLog } from '#api/ports/log.ts';
import { noSheets } from '#api/ports/sheets.ts';
import { openPGlite } from '#api/adapters/pglite.ts';
import type { SmsMessage } from '#api/ports/sms.ts';
import { heavyHere } from '#api/heavy/here.ts';
import { memoizeAsync } from '#api/memoizeAsync.ts';
import { createSmsMemory } from '#api/adapters/sms/smsMemory.ts';
import { createMemoryStorage } from '#api/adapters/storage/storageMemory.ts';
import { createEngine, migrate, type Engine } from '#engine';
import { openCookieJar } from './storage/cookieJar.ts';
import { fillPlace } from './fillPlace.ts';
import { loadFonts } from './fonts.ts';
import { keepChanges, KeptFiles } from './storage/keptFiles.ts';
import { makePicture } from './pictures.ts';
import { beginOf, type Place } from '#mocks/place.ts';
import { projectFiles } from './project.ts';
import { withHeader } from './serverHeaders.ts';
import { openWorldClock, type WorldClock } from './worldClock.ts';

/** The real api and everything it needs, in this worker. */
export interface Backend {
  /** Answers as the server would, for this one browser. */
  fetch(request: Request): Promise<Response>;
  /** Texts that were not sent, the latest first. */
  outbox: SmsMessage[];
  clock: WorldClock;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** PGlite's data directory in IndexedDB; in memory when absent. */
  dataDir?: string | undefined;
  /** The snapshot that a new database starts from; an empty database when absent. */
  snapshot?: Blob | undefined;
  /** Whose time and size it has; the plain mock's when absent. */
  place?: Place | undefined;
  /** Where links in texts lead; when absent, this machine. */
  publicUrl?: string | undefined;
  /** The answer to `/version.json`. */
  version: string;
  /** Called with one line for each unexpected error. */
  onError: (line: string) => void;
}

/** Opens the database, fills a new one with the demo world, and puts the api on it. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, snapshot, place, publicUrl, version, onError } = options;
  const files = dataDir === undefined ? undefined : new KeptFiles(dataDir);
  const db = await openPGlite({ fs: files, snapshot });
  const clock = await openWorldClock(db, place && beginOf(place));
  await migrate(db.sql, projectFiles);
  await fillWithDemo(db, () => fillPlace(db, place?.size));
  const jar = await openCookieJar(db);
  const keep = files ? keepChanges(db.sql, files) : async () => undefined;
  await keep();
  const outbox: SmsMessage[] = [];
  const events = createEvents(db);
  const fonts = memoizeAsync(loadFonts);
  let engine: Promise<Engine> | undefined;
  const deps: Deps = {
    // The key protects nothing here: anyone who can read it can read the whole database.
    place: {
      version,
      trustProxy: false,
      publicUrl,
      secret: 'the living mock signs with this key',
      validateResponses: true,
      openReference: true,
    },
    db,
    events,
    engine: () => (engine ??= createEngine(db.sql, projectFiles, { costs: costOptions(db) })),
    clock: systemClock,
    sms: createSmsMemory({ kind: 'outbox', deliver: async (texts) => void outbox.unshift(...texts) }),
    sheets: noSheets,
    storage: await withSamples(createMemoryStorage(), db, readLesson),
    fonts,
    log: createLog(onError, 'error'),
    heavy: heavyHere({ makePicture }, fonts),
  };
  const app = createApp(deps);
  const stopJobs = startJobs(deps, academyJobs(deps));
  return {
    outbox,
    clock: { ...clock, move: (to) => clock.move(to).then(keep) },
    fetch: async (request) => {
      const cookies = jar.header(new URL(request.url).pathname);
      const response = await app.fetch(cookies === null ? request : withHeader(request, 'cookie', cookies));
      await jar.take(response.headers.getSetCookie());
      await clock.note();
      await keep();
      return response;
    },
    close: async () => {
      app.close();
      await stopJobs();
      await events.close();
      await keep();
      await db.close();
    },
  };
}

const readLesson = async () => new Uint8Array(await (await fetch(lessonUrl)).arrayBuffer());
