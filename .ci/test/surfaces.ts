// `npm run test:surfaces`: every place where a value is edited, in every situation of two people, in two browsers. With `-- --native`
// on a PostgreSQL server started for it instead of PGlite. About fifteen minutes each.
import { startNativePostgres } from '#hasura/engine/testing/nativePostgres.node.ts';
import { projectNode, run } from '../start/spawn.mjs';

const server = process.argv.includes('--native') ? await startNativePostgres() : null;
const env = server ? { DATABASE_URL: server.url } : {};
try {
  process.exitCode = await run(projectNode, ['node_modules/.bin/playwright', 'test', '--project=table'], env);
} finally {
  await server?.stop();
}
