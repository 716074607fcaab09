/**
 * `npm run generate`: generates everything from the two contracts. Running it twice changes nothing; where a contract is wrong, nothing is changed either.
 * `npm run generate -- --only <slice>`: only the slice's documents, and the code of the REST contract if that changed.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { copyProject, place } from './aside.ts';
import type * as Steps from './steps.ts';

const root = resolve(import.meta.dirname, '../..');
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const copy = copyProject(root, only !== undefined);
process.chdir(copy.folder);
try {
  const steps = pathToFileURL(join(copy.folder, '.ci/generate/steps.ts')).href;
  const { bundle, generateAll } = (await import(steps)) as typeof Steps;
  await generateAll(only);
  process.chdir(root);
  place(copy, root, bundle);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replaceAll(join(copy.folder, '/'), ''));
  // A database may still be open.
  process.exit(1);
}
