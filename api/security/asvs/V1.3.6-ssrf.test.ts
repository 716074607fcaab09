// @module-tag timeless
// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Places that open connections, to an address of the settings, of a command line or of the own data folder only; a push to a known push service only, which `push.test.ts` proves. */
const outgoing = [
  'api/adapters/firstManager/createAdmin.node.ts',
  'api/adapters/solapi/call.ts',
  'api/adapters/storage/storageS3.node.ts',
  'api/adapters/webPush.node.ts',
  'api/gql/hasura.ts',
  'api/gql/live/hasuraSubscriptions.ts',
];

it('no value of a request becomes an address that the server opens', () => {
  const files = globSync('{api,hasura/engine,omr}/**/*.ts').filter(
    (file) => !/\.test\.ts$|testing|bench|browser|^api.app\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const opens = /(?<![.\w])fetch\(|client\.fetch\(|new WebSocket\(|\bhttps?\.(get|request)\(|createClient\(/;
  const found = files.filter((file) => opens.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !outgoing.includes(file))).toEqual([]);
  for (const file of outgoing) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/(fetch|WebSocket)\([^)]*(body|params|query|request)\./);
  }
});
