import { parseArgs } from 'node:util';
import { createEngine } from './engine.ts';
import { InconsistentMetadata } from './errors.ts';
import { listen, upgradeHeaders } from './http/listen.node.ts';
import { openMemory } from './http/pglite.node.ts';
import { openPool } from './http/postgres.node.ts';
import { readProject } from './http/project.node.ts';
import { authenticator, serveHttp } from './http/serve.ts';
import { readSettings, SettingsError } from './http/settings.ts';
import { watchCommits } from './http/watchCommits.ts';
import { socketServerOptions } from './http/websocket.ts';
import { ChangeFeed } from './live/changes.ts';
import { LiveQueries } from './live/liveQueries.ts';
import { migrate } from './migrate.ts';

const USAGE = `npm run hasura:engine -- --project DIR --port N [--database-url URL]

Applies the migrations of a Hasura CLI project, reads its metadata and serves POST /v1/graphql, subscriptions over
graphql-transport-ws at the same path, and GET /healthz. Without --database-url: a fresh database in memory.

HASURA_GRAPHQL_ADMIN_SECRET, HASURA_GRAPHQL_JWT_SECRET, HASURA_GRAPHQL_UNAUTHORIZED_ROLE,
HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES, HASURA_GRAPHQL_ENABLE_ALLOWLIST and
HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS mean what they mean to Hasura.`;

/** Milliseconds. */
const LONGEST_STOP = 5000;

class UsageError extends Error {}

try {
  await main();
} catch (error) {
  const isExpected =
    error instanceof InconsistentMetadata || error instanceof SettingsError || error instanceof UsageError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { project, port, url } = readArguments();
  const settings = readSettings(process.env);
  const files = readProject(project);
  const db = url === null ? await openMemory(files) : openPool(url);
  await migrate(db, files);
  const engine = await createEngine(db, files, settings.engine);
  const changes = new ChangeFeed();
  const watch = url === null ? null : watchCommits(db, changes);
  // A trigger may write more tables than the mutation names.
  const wrote = () => (watch ? watch.look() : changes.announce(null));
  const authenticate = authenticator(settings);
  const log = (error: unknown) => void process.stderr.write(`${describe(error)}\n`);
  const live = new LiveQueries(changes);
  const sockets = socketServerOptions({ engine, live, authenticate, headersOf: upgradeHeaders, wrote });
  const listening = await listen(serveHttp(engine, { authenticate, log, wrote }), sockets, port);
  process.stdout.write(`GraphQL at http://localhost:${listening.port}/v1/graphql\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Whatever hangs, a stop is a stop.
      setTimeout(() => process.exit(1), LONGEST_STOP).unref();
      watch?.stop();
      void listening
        .stop()
        .then(() => db.close())
        .then(() => process.exit(0));
    });
  }
}

function readArguments(): { project: string; port: number; url: string | null } {
  const { values } = parse();
  const port = Number(values.port ?? NaN);
  if (values.help || values.project === undefined) throw new UsageError(USAGE);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`--port must be a port\n\n${USAGE}`);
  return { project: values.project, port, url: values['database-url'] ?? null };
}

function parse() {
  try {
    return parseArgs({
      options: {
        project: { type: 'string' },
        port: { type: 'string' },
        'database-url': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${describe(error)}\n\n${USAGE}`);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
