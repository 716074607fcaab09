import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import config from '../../orval.config.ts';
import { camelCase } from './camel-case.ts';
import { restDraft, writeRestSlices } from './rest-slices.ts';

/** Writes `client/generated/rest` and the validators by orval; needs the bundle. */
export async function generateCalls(): Promise<void> {
  const validators = 'openapi/generated/zod';
  for (const folder of [restDraft, validators]) rmSync(folder, { recursive: true, force: true });
  for (const part of [config.hooks, config.validators]) await generate(part, undefined, { throwOnError: true });
  for (const file of readdirSync(validators)) renameSync(join(validators, file), join(validators, camelCase(file)));
  writeRestSlices();
}
