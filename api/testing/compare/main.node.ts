/** `npm run test:hasura -- --url …`: asks a Hasura server and the engine on the same database the same reads, and prints where they differ. */
import { parseArgs } from 'node:util';
import { createEngine } from '#engine';
import {
  readSettings as readEngineSettings,
  SettingsError as EngineSettingsError,
} from '#hasura/engine/http/settings.ts';
import { openPostgres } from '../../adapters/postgres.node.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import { createLog } from '../../ports/log.ts';
import { readSettings, SettingsError } from '../../settings/settings.ts';
import { findPlaces } from '../plans/places.ts';
import { compareAnswers, findAskers, NotReached, type Comparison } from './compare.ts';
import { screenQuestions } from '../plans/questions.ts';

const USAGE = `npm run test:hasura -- --url http://hasura:8080 [--database-url postgres://…]

Asks the Hasura server at --url (or HASURA_URL) every read of every screen as a manager, a TA, a student and a visitor, asks the
engine of this project the same on the same database (or DATABASE_URL), and prints every answer that differs. Nothing is written.
JWT_SECRET is the key of the tokens that Hasura accepts. HASURA_GRAPHQL_ENABLE_ALLOWLIST, HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES and
HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS must be set as for that server.

Exit code: 0 all answers are equal, 1 some differ, 2 they could not be compared.
`;

class UsageError extends Error {}

try {
  process.exitCode = report(await compare());
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof NotReached ? '' : `\n${USAGE}`}`);
  process.exitCode = 2;
}

async function compare(): Promise<Comparison> {
  const { url, databaseUrl, secret } = readArguments();
  const db = openPostgres(
    databaseUrl,
    createLog(() => undefined, 'silent'),
  );
  try {
    const files = readProjectFiles();
    const places = await findPlaces(db.sql);
    const engine = await createEngine(db.sql, files, readEngineSettings(process.env).engine);
    const askers = await findAskers(db.sql, places.studentId);
    return await compareAnswers({ url, secret, engine }, askers, screenQuestions(files, places));
  } finally {
    await db.close();
  }
}

function report({ answers, different }: Comparison): number {
  for (const { role, name, place, hasura, engine } of different) {
    process.stdout.write(`${role}, ${name} at ${place}\n  hasura: ${hasura}\n  engine: ${engine}\n`);
  }
  process.stdout.write(`${answers} answers compared, ${different.length} differ\n`);
  return different.length ? 1 : 0;
}

function readArguments(): { url: string; databaseUrl: string; secret: string } {
  const { values } = readOptions();
  const settings = readSettings({
    ...process.env,
    ...(values.url !== undefined && { HASURA_URL: values.url }),
    ...(values['database-url'] !== undefined && { DATABASE_URL: values['database-url'] }),
  });
  const { hasuraUrl, databaseUrl, secret } = settings;
  if (hasuraUrl === null) throw new UsageError('--url is missing');
  if (databaseUrl === null) throw new UsageError('--database-url is missing');
  if (secret === null) throw new UsageError('JWT_SECRET is missing');
  return { url: hasuraUrl, databaseUrl, secret };
}

function readOptions() {
  try {
    return parseArgs({ options: { url: { type: 'string' }, 'database-url': { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function isExpected(error: unknown): error is Error {
  const kinds = [UsageError, SettingsError, EngineSettingsError, NotReached];
  return kinds.some((kind) => error instanceof kind);
}
