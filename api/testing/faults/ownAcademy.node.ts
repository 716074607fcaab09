import { mkdirSync } from 'node:fs';
import { migrate } from '#engine';
import { createFolderStorage } from '../../adapters/storage/storageFolder.node.ts';
import { meansFor, startOwnPostgres, type OwnPostgres } from '../../adapters/ownPostgres/index.node.ts';
import { openPostgres, type Patience } from '../../adapters/postgres.node.ts';
import { readProjectFiles, readSeed } from '../../adapters/projectFiles.node.ts';
import { createLog } from '../../ports/log.ts';
import { startApi, type TestApi } from '../api.ts';
import { temporaryDataDir } from '../servers/server.node.ts';

/** The demo academy on the PostgreSQL of its data folder, with its files there too. */
export interface OwnAcademy {
  api: TestApi;
  own: OwnPostgres;
  dataDir: string;
  close(): Promise<void>;
}

/** Opens one. @throws Error saying why it cannot run here */
export async function openOwnAcademy(patience: Patience): Promise<OwnAcademy> {
  const { dataDir, remove } = temporaryDataDir();
  const silent = createLog(() => undefined, 'silent');
  try {
    mkdirSync(dataDir);
    const own = await startOwnPostgres(dataDir, await meansFor(dataDir), silent);
    const db = openPostgres(own.url, silent, undefined, patience);
    await migrate(db.sql, readProjectFiles());
    await db.sql.exec(readSeed('demo'));
    const api = await startApi({ heartbeat: 100 }, db);
    api.deps.storage = createFolderStorage(dataDir);
    const close = async () => {
      await api.close();
      await own.stop();
      remove();
    };
    return { api, own, dataDir, close };
  } catch (error) {
    remove();
    throw error;
  }
}
