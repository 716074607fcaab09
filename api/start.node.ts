import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createEngine } from '#engine';
import { loadFonts } from '#omr/sheets/fonts.node.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './app.ts';
import { isDemoAcademy, refuseEarly } from './demo/academyKind.node.ts';
import { fillWithDemo } from './demo/demo.ts';
import { withSamples } from './demo/demoStorage.ts';
import { loadAcademy, placePreparedDemo } from './demo/preparedDemo.node.ts';
import type { Deps, Place } from './deps.ts';
import { heavyThreads } from './heavy/threads.node.ts';
import { memoizeAsync } from './memoizeAsync.ts';
import { academyJobs } from './jobs/academyJobs.ts';
import { startJobs } from './jobs/startJobs.ts';
import { costOptions } from './gql/costs.ts';
import { admitsSocket } from './http/admitsSocket.ts';
import { subscriptionOptions } from './gql/live/subscriptions.ts';
import { refuseHosts } from './http/refuseHosts.ts';
import type { AppEnv } from './http/requestFacts.ts';
import { serveBuiltApp } from './adapters/server/builtApp.node.ts';
import { readHead, type PageHead } from './rest/landing/readHead.ts';
import { systemClock } from './ports/clock.ts';
import type { Database } from './ports/database.ts';
import { createEvents } from './ports/events.ts';
import { diskRoom } from './adapters/storage/diskRoom.node.ts';
import { sweepLeftovers } from './adapters/storage/leftovers.node.ts';
import { refuseHalfFolder } from './adapters/move/mark.node.ts';
import { openMachine } from './adapters/machine.node.ts';
import { checkJob } from './adapters/backup/check/checkJob.ts';
import { backupJob } from './adapters/backup/job.ts';
import { listen } from './adapters/server/listen.node.ts';
import { createLog } from './ports/log.ts';
import { openDatabase } from './adapters/database/openDatabase.node.ts';
import { readProjectFiles } from './adapters/projectFiles.node.ts';
import { putBackSecret, settleSecret } from './adapters/keys.node.ts';
import { refuseLostDatabase, refuseOddFolder } from './adapters/database/folderDatabase.node.ts';
import { createSheets } from './adapters/sheets.node.ts';
import { openSetup } from './adapters/firstManager/setup.node.ts';
import { openSms } from './adapters/sms/openSms.node.ts';
import { hasSubscriptions, openPush } from './adapters/webPush.node.ts';
import { openStorage } from './adapters/storage/openStorage.node.ts';
import { openWatch } from './adapters/watch/index.node.ts';
import { serveWebsockets } from './adapters/server/websockets.node.ts';
import { fixedSettings } from './settings/fixedSettings.ts';
import type { Settings } from './settings/settings.ts';

/** A running server and the facts of its start message. */
export interface RunningServer {
  port: number;
  /** Whether the accounts of the demo world exist. */
  isDemo: boolean;
  /** The address that opens an academy nobody leads; null where somebody does. */
  setupAddress: string | null;
  isEmbedded: boolean;
  /** Stops serving within seconds: no new connections, streams ended, requests finished. */
  stop(): Promise<void>;
  /** Writes a last backup, however long that takes, and closes the database. Call it after `stop`. */
  close(): Promise<void>;
}

/** Opens the database, assembles the app and listens. @throws StartError */
export async function startServer(settings: Settings, version: string): Promise<RunningServer> {
  const log = createLog((line) => process.stdout.write(`${line}\n`), settings.logLevel);
  let secret = '';
  const fill = async (db: Database) => {
    const isDemo = await isDemoAcademy(settings, db);
    if (isDemo) await fillWithDemo(db, () => loadAcademy(db));
    secret = await settleSecret(settings, db);
    return isDemo;
  };
  refuseEarly(settings);
  // Before a demo is put beside what is half, odd or lost.
  if (settings.databaseUrl === null) {
    refuseHalfFolder(settings.dataDir);
    refuseOddFolder(settings.dataDir);
  }
  refuseLostDatabase(settings);
  await placePreparedDemo(settings);
  const { db, isDemo, backups, close } = await openDatabase(settings, log, fill);
  try {
    const stored = openStorage(settings);
    const storage = isDemo ? await withSamples(stored, db, readLesson) : stored;
    const place: Place = {
      version,
      academyName: settings.academyName ?? undefined,
      fixed: fixedSettings(settings),
      publicUrl: settings.publicUrl ?? undefined,
      smsOptOut: settings.smsOptOut ?? undefined,
      hasuraUrl: settings.hasuraUrl ?? undefined,
      uploadOrigin: storage.origin,
      trustProxy: settings.trustProxy,
      staffIdleHours: settings.staffIdleHours,
      openReference: isDemo,
      secret,
      validateResponses: false,
    };
    const allowList = settings.allowList ?? !isDemo;
    const heavy = heavyThreads();
    const fonts = memoizeAsync(loadFonts);
    const watching = await openWatch(settings, { db, log, clock: systemClock, version });
    const deps: Deps = {
      place,
      db,
      log,
      engine: memoizeAsync(() => createEngine(db.sql, readProjectFiles(), { allowList, costs: costOptions(db) })),
      events: createEvents(db),
      clock: systemClock,
      sms: openSms(settings),
      push: openPush(settings, await hasSubscriptions(db)),
      sheets: createSheets(fonts),
      heavy,
      watch: watching.watch,
      metrics: watching.metrics,
      hasRoom: diskRoom(settings.dataDir),
      machine: openMachine(settings, { isDemo, hasBackups: backups !== null }),
      storage,
      fonts,
    };
    const app = createApp(deps);
    const setup = await openSetup(settings, deps);
    deps.onFirstManager = setup.close;
    const listening = await listen(
      withPages(app, settings, place, {
        readHead: () => readHead(deps),
        isUnopened: setup.isOpen,
      }),
      settings,
    );
    const setupAddress = await setup.offer(listening.port);
    const closeWebsockets = serveWebsockets(
      listening.server,
      { path: '/api/gql', admits: (headers) => admitsSocket(headers, place) },
      () => subscriptionOptions(deps),
    );
    const keepKey = () => putBackSecret(settings, secret) && log.warn('secrets-put-back');
    // Of this process's own disk, so that each does it, and no job of the academy.
    const sweep = async () => {
      keepKey();
      await sweepLeftovers(settings.dataDir, deps.clock.now());
    };
    const sweeping = setInterval(() => void sweep().catch(() => log.error('leftovers-kept')), 3_600_000).unref();
    const stopJobs = startJobs(deps, [
      ...academyJobs(deps),
      ...(backups ? [backupJob(backups, keepKey), checkJob(settings, log)] : []),
    ]);
    return {
      port: listening.port,
      isDemo,
      setupAddress,
      isEmbedded: db.kind === 'pglite',
      stop: async () => {
        clearInterval(sweeping);
        setup.close();
        const told = app.leave();
        listening.leave();
        // The proxy notices, and sends the next requests elsewhere.
        if (settings.trustProxy) {
          await Promise.race([told, delay(UNASKED_MS)]);
          await delay(IDLE_MS);
        }
        app.close();
        await closeWebsockets();
        await listening.stop();
        await stopJobs();
        await heavy.close();
        await deps.events.close();
        await watching.close();
      },
      close: async () => {
        try {
          keepKey();
          if (!backups?.isShared) await backups?.write();
        } finally {
          await close();
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** How long a proxy may take to ask `/readyz`, in milliseconds: on a busy machine more than the Caddyfile's interval; some never ask. */
const UNASKED_MS = 2500;

/** Until a proxy that knows has closed its idle connections, in milliseconds: its `keepalive` in the Caddyfile and a little more. */
const IDLE_MS = 1250;

const readLesson = async () => new Uint8Array(await readFile(new URL('../mocks/world/lesson.webm', import.meta.url)));

function withPages(
  app: ReturnType<typeof createApp>,
  { appDir, academyName, academyPhone }: Settings,
  place: Place,
  asked: { readHead: () => Promise<PageHead>; isUnopened: () => Promise<boolean> },
) {
  const site = new Hono<AppEnv>();
  site.use(refuseHosts(place));
  site.use('/api/*', compress());
  for (const path of ['/api/*', '/healthz', '/readyz', '/version.json', '/metrics'])
    site.all(path, (c) => app.fetch(c.req.raw, c.env));
  serveBuiltApp(site, { folder: appDir, academyName, academyPhone, ...asked }, place);
  site.notFound((c) => app.fetch(c.req.raw, c.env));
  return (request: Request, connection: { ip?: string }) => site.fetch(request, connection);
}
