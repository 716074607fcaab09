import { globSync } from 'node:fs';
import { timelessFiles } from '../tagged.ts';

/** What decides by the hour: commands, jobs, sign-in, and the rules of the tables. */
const played = ['api/{jobs,realtime,rest,security}/**/*.test.ts', 'hasura/testing/rules/*.test.ts'];

/** The unit tests that are played again at other hours: not the matrices of access, and not what calls itself `timeless`. */
export function filesOfTheHours(): string[] {
  const timeless = new Set(timelessFiles(played));
  return globSync(played, { exclude: ['**/node_modules/**'] }).filter((file) => !timeless.has(file));
}
