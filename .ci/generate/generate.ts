/** `npm run generate`: everything that follows from the two contracts, in order. Running it twice changes nothing. */
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generate } from 'orval';
import { generateSlices } from '../../api/generate.node.ts';
import { generateHasura } from '../../hasura/generate.node.ts';
import { generateSeed } from '../../mocks/world/generate.node.ts';
import { generateOperations } from '../../openapi/generate.node.ts';
import { generateAllowList } from './allow-list.ts';
import { generateDocuments } from './documents.ts';
import { camelCase } from './camel-case.ts';
import { restDraft, writeRestSlices } from './rest-slices.ts';
import config from '../../orval.config.ts';

const bundle = 'openapi/generated/openapi.json';

const steps: [name: string, run: () => void | Promise<void>][] = [
  ['bundle of the REST contract', () => tool('redocly', 'bundle', 'openapi/openapi.yaml', '--output', bundle)],
  ['calls, hooks, validators', generateCalls],
  ['table of operations', generateOperations],
  ['slices of the api', generateSlices],
  ['row types, schema of each role', generateHasura],
  ['demo world of the seed', generateSeed],
  ['documents of the screens', () => generateDocuments()],
  ['allow list of the documents', generateAllowList],
];

process.chdir(resolve(import.meta.dirname, '../..'));
for (const [name, run] of steps) {
  const start = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}`);
}

async function generateCalls() {
  const validators = 'openapi/generated/zod';
  for (const folder of [restDraft, validators]) rmSync(folder, { recursive: true, force: true });
  for (const part of [config.hooks, config.validators]) await generate(part, undefined, { throwOnError: true });
  for (const file of readdirSync(validators)) renameSync(join(validators, file), join(validators, camelCase(file)));
  writeRestSlices();
}

/** Runs a tool of node_modules; its output is shown only when it fails. */
function tool(name: string, ...args: string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = spawnSync(process.execPath, [join('node_modules/.bin', name), ...args], { env, encoding: 'utf8' });
  // orval ends with 0 even when one of its outputs failed.
  if (run.status !== 0 || run.stdout.includes('🛑')) throw new Error(`${name} failed\n${run.stdout}${run.stderr}`);
}
