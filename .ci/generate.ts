/** `npm run generate`: everything that follows from the two contracts, in order. Running it twice changes nothing. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateOperations } from '../openapi/generate.node.ts';
import { flattenMocks, renameSlices } from './slices.ts';
import { generateHasura } from '../hasura/generate.node.ts';

const root = resolve(import.meta.dirname, '..');
const bundle = 'openapi/generated/openapi.json';

const steps: [name: string, run: () => void | Promise<void>][] = [
  ['openapi: bundle', () => tool('redocly', 'bundle', 'openapi/openapi.yaml', '--output', bundle)],
  ['openapi: paths', () => tool('openapi-typescript', bundle, '--output', 'openapi/generated/paths.d.ts')],
  ['openapi: hooks, validators, mocks', () => tool('orval', '--config', 'orval.config.ts')],
  ['openapi: names of slices', nameSlices],
  ['openapi: operations', generateOperations],
  ['hasura: row types, schema per role', generateHasura],
];

process.chdir(root);
wipe('openapi/generated', 'client/generated', 'mocks/generated', 'hasura/generated');
for (const [name, run] of steps) {
  const start = performance.now();
  await run();
  console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function wipe(...folders: string[]) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function nameSlices() {
  renameSlices('client/generated/rest');
  renameSlices('openapi/generated/zod');
  flattenMocks('mocks/generated');
}

/** Runs a tool of node_modules; its output is shown only when it fails. */
function tool(name: string, ...args: string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = spawnSync(process.execPath, [join('node_modules/.bin', name), ...args], { env, encoding: 'utf8' });
  const failed = run.status !== 0 || run.stdout.includes('🛑');
  if (failed) throw new Error(`${name} failed\n${run.stdout}${run.stderr}`);
}
