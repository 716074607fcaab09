import { globSync, readFileSync } from 'node:fs';

const everyTest = /^\/\/ @module-tag whole$/m;
const timeless = /^\/\/ @module-tag timeless$/m;
const tree = /^\/\/ @module-tag tree$/m;
const someTest = /^\/\/ @module-tag (whole|sampled)$|\btags: \['(whole|sampled)'\]/m;

/** What the runner `unit` plays, but for what opens a browser. */
export const unitFiles = ['{.ci,api,app,client,crm,hasura,mocks,omr,openapi,portal,recall,ui-kit}/**/*.test.ts'];

/** Of the test files of some globs those that are `whole` from the first test to the last, by `// @module-tag whole`. */
export const wholeFiles = (globs: string[]): string[] => matching(globs, everyTest);

/** Those with at least one test that `npm test` leaves out or does not play to the end, by the tags `whole` and `sampled`. */
export const filesOfTheRest = (globs: string[]): string[] => matching(globs, someTest);

/** Those that say the same at every hour, by `// @module-tag timeless`. */
export const timelessFiles = (globs: string[]): string[] => matching(globs, timeless);

/** Those that hold something against the whole project, by `// @module-tag tree`. */
export const treeFiles = (globs: string[]): string[] => matching(globs, tree);

function matching(globs: string[], tag: RegExp): string[] {
  const files = globSync(globs, { exclude: ['**/node_modules/**'] });
  return files.filter((file) => tag.test(readFileSync(file, 'utf8')));
}
