import type { Database } from '../ports/database.ts';
import { checkKey, type Storage } from '../ports/storage.ts';

/**
 * Serves sample content for the hand-outs of a demo world, whose rows have no objects. The ids of those files are read
 * now, not on request: the caller may use the only connection for its transaction.
 */
export async function withSamples(storage: Storage, db: Database): Promise<Storage> {
  const { samplePdf, samples } = await import('#mocks/world/samples.ts');
  const sizes: ReadonlyMap<string, number> = new Map(samples.map(({ sha256 }, at) => [sha256, at + 1]));
  const files = await db.kysely
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('sha256', 'in', [...sizes.keys()])
    .execute();
  const sizeOf = new Map(files.map(({ id, sha256 }) => [id, sizes.get(sha256 ?? '')]));
  return {
    ...storage,
    get: async (key, range) => {
      const stored = await storage.get(key, range);
      const size = sizeOf.get(checkKey(key));
      if (stored || size === undefined) return stored;
      const sample = new TextEncoder().encode(samplePdf(size));
      return new Blob([range ? sample.subarray(range.start, range.end + 1) : sample]).stream();
    },
  };
}
