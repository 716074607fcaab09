import type { Log } from '../../../ports/log.ts';
import type { Settings } from '../../../settings/settings.ts';
import { emptyTables } from '../../move/copyRows.ts';
import { openSide } from '../../move/openSide.node.ts';
import { tableSums, tablesOf, unequal } from '../../move/tableSums.ts';
import { readProjectFiles } from '../../projectFiles.node.ts';
import { BadBackup } from '../check/badBackup.ts';
import type { Manifest } from '../take/manifest.ts';
import { filesAsOf } from './migrations.ts';
import { readPart, type Vault } from '../parts.node.ts';
import { loadRows } from '../take/rows.node.ts';

/**
 * Makes the tables of the backup's day in an empty database, fills them in one transaction and compares each with what it was.
 * @returns tables of the backup that no migration makes, which stay in it
 * @throws BadBackup when one differs
 */
export async function restoreRows(vault: Vault, manifest: Manifest, into: Settings, log: Log): Promise<string[]> {
  const { db, close } = await openSide(into, log, filesAsOf(readProjectFiles(), manifest.migrations));
  try {
    const known = new Set(await tablesOf(db.sql));
    const tables = manifest.tables.filter(({ name }) => known.has(name));
    const names = tables.map(({ name }) => name);
    const sums = await db.load(async (target) => {
      await emptyTables(target, names);
      await loadRows(target, readPart(vault, manifest.rows), known);
      return tableSums(target, names);
    });
    const different = unequal(tables, sums);
    if (different.length > 0) throw new BadBackup(`되살린 표가 백업과 다릅니다: ${different.join(', ')}`);
    // A restored database is as quick as it was.
    await db.sql.exec('analyze');
    return manifest.tables.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  } finally {
    await close();
  }
}
