/**
 * `npm run generate`: generates everything from the two contracts. Running it twice changes nothing; where a contract is wrong, nothing is changed either.
 * `npm run generate -- --only <slice>`: only the slice's documents, and the code of the REST contract if that changed.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { copyProject, place } from './aside/aside.ts';
import type { Failure, Mistake } from './mistakes/mistake.ts';
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
  const told = error instanceof Error ? error.message : String(error);
  const message = told.replaceAll(join(copy.folder, '/'), '').trim();
  console.error(message);
  const { mistakes = [] } = error as { mistakes?: readonly Mistake[] };
  await tellParent({ message, mistakes });
  // A database may still be open.
  process.exit(1);
}

/** A dev server that has started this shows it in the browser. */
function tellParent(failure: Failure): Promise<void> {
  return new Promise((done) => {
    if (process.send) process.send(failure, () => done());
    else done();
  });
}
