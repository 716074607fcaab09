import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { flushFolder, atomicWrite } from '../../storage/atomicWrite.node.ts';
import type { BackupPlace } from './place.ts';

const coming = '.coming';

/** Keeps backups in a folder that only its owner opens. */
export function folderPlace(folder: string): BackupPlace {
  return {
    about: folder,
    list: async function* () {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(none);
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(folder, path).replaceAll('\\', '/');
        if (entry.isFile() && !name.startsWith('.')) yield { name, bytes: (await stat(path)).size };
      }
    },
    read: async (name) => (await open(join(folder, name)).catch(none))?.createReadStream() ?? null,
    write: async (name, chunks) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await atomicWrite(join(folder, coming), join(folder, name), chunks);
      await flushFolder(folder);
      await rmdir(join(folder, coming)).catch(() => undefined);
    },
    remove: async (name) => {
      await rm(join(folder, name), { force: true });
      // Stays as long as there is something in it.
      await rmdir(dirname(join(folder, name))).catch(() => undefined);
    },
    tidy: async () => {
      await rm(join(folder, coming), { recursive: true, force: true });
      // A folder that was made for what did not arrive; others are not empty, and stay.
      for (const name of (await readdir(folder).catch(none)) ?? [])
        await rmdir(join(folder, name)).catch(() => undefined);
    },
  };
}

function none(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
