import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import config from '../../../orval.config.ts';
import { camelCase } from '../camel-case.ts';
import { restDraft, writeRestSlices } from './rest-slices.ts';

/** Writes `client/generated/rest` and the validators by orval; needs the bundle. */
export async function generateCalls(): Promise<void> {
  const validators = 'openapi/generated/zod';
  for (const folder of [restDraft, validators]) rmSync(folder, { recursive: true, force: true });
  for (const part of [config.hooks, config.validators]) await generate(part, undefined, { throwOnError: true });
  for (const file of readdirSync(validators)) {
    // Empty lines only between operations.
    const text = readFileSync(join(validators, file), 'utf8').replaceAll(/\n{2,}(?!\/\*\*)/g, '\n');
    rmSync(join(validators, file));
    writeFileSync(join(validators, camelCase(file)), text);
  }
  writeRestSlices();
}
