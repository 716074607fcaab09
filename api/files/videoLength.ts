import type { Storage } from '../ports/storage.ts';

/** Most bytes read of one file: its headers and tables, never its pictures. */
const mostBytes = 64 * 1_048_576;

/**
 * The length of a stored film in whole seconds, rounded up, from its headers. Null when it cannot be read, has no picture
 * or does not say its length.
 */
export async function readVideoLength(storage: Storage, key: string, sizeBytes: number): Promise<number | null> {
  const { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  let left = mostBytes;
  const source = new CustomSource({
    getSize: () => sizeBytes,
    read: async (start, end) => {
      left -= end - start;
      const content = left < 0 ? null : await storage.get(key, { start, end: end - 1 });
      if (!content) throw new Error('too long a header');
      return new Uint8Array(await new Response(content).arrayBuffer());
    },
  });
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    if (!(await input.getPrimaryVideoTrack())) return null;
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
  } catch {
    // Each kind of damage throws an error of its own.
    return null;
  } finally {
    input.dispose();
  }
}
