import type { Database } from '../ports/database.ts';
import { checkKey, type Storage } from '../ports/storage.ts';

type Content = Uint8Array<ArrayBuffer>;

/**
 * Serves sample content for the hand-outs and videos of a demo world, whose rows have no objects. The ids of those files are read
 * now, not on request: the caller may use the only connection for its transaction.
 * @param readLesson the content of `mocks/world/lesson.webm`
 */
export async function withSamples(
  storage: Storage,
  db: Database,
  readLesson: () => Promise<Content>,
): Promise<Storage> {
  const { samplePdf, samples } = await import('#mocks/world/samples.ts');
  const { lesson } = await import('#mocks/world/lesson.ts');
  const makers = new Map<string, () => Content | Promise<Content>>(
    samples.map(({ sha256 }, at) => [sha256, () => new TextEncoder().encode(samplePdf(at + 1))]),
  );
  let film: Promise<Content> | undefined;
  makers.set(lesson.sha256, () => (film ??= readLesson()));
  const files = await db.kysely
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('sha256', 'in', [...makers.keys()])
    .execute();
  const makerOf = new Map(files.map(({ id, sha256 }) => [id, makers.get(sha256 ?? '')]));
  return {
    ...storage,
    get: async (key, range) => {
      const stored = await storage.get(key, range);
      const make = makerOf.get(checkKey(key));
      if (stored || !make) return stored;
      const sample = await make();
      return new Blob([range ? sample.subarray(range.start, range.end + 1) : sample]).stream();
    },
  };
}
