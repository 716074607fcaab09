import { globSync } from 'node:fs';
import { timelessFiles } from '../tagged.ts';

/** What decides by the hour: commands, jobs, sign-in, the rules of the tables, and what is sampled from the demo of the day. */
const played = [
  'api/{jobs,realtime,rest,security,testing/doors}/**/*.test.ts',
  'api/unknownIds.test.ts',
  'crm/**/*.api.test.ts',
  'hasura/testing/rules/*.test.ts',
];

/** The unit tests that are played again at other hours: not the matrices of access, and not what calls itself `timeless`. */
export function filesOfTheHours(): string[] {
  const timeless = new Set(timelessFiles(played));
  return globSync(played, { exclude: ['**/node_modules/**'] }).filter((file) => !timeless.has(file));
}
