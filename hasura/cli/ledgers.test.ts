import { expect, onTestFinished, test } from 'vitest';
import { bookshop } from '#hasura/engine/testing/bookshop.ts';
import { openDatabase } from '#hasura/engine/testing/pgliteDatabase.ts';
import { ledgerOf } from './ledgers.ts';
import type { HasuraServer } from './server.ts';
import { commands } from './withoutTool.ts';

test('without a server, what ran is asked of the database, which migrate apply brings up to date', async () => {
  const db = await openDatabase();
  onTestFinished(() => db.close());
  const said: string[] = [];
  const project = {
    files: bookshop,
    ledger: ledgerOf(db),
    server: {} as HasuraServer,
    url: '',
    say: (line: string) => void said.push(line),
  };
  for (const command of ['migrate status', 'migrate apply', 'migrate status', 'migrate apply'])
    await commands[command]?.(project);
  expect(said.map((line) => line.replace(/ +/g, ' '))).toMatchInlineSnapshot(`
    [
      "적용 안 됨 1700000000001_shop",
      "적용 안 됨 1700000000002_rows",
      "적용했습니다: 1700000000001, 1700000000002",
      "적용됨 1700000000001_shop",
      "적용됨 1700000000002_rows",
      "적용할 마이그레이션이 없습니다.",
    ]
  `);
});
