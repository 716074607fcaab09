import { feedFilm } from '#ui-kit/format/film/film.ts';
import { otherKindWords, playLimitWords } from '#ui-kit/format/film/filmWords.ts';
import { filmSteps } from '#ui-kit/format/film/readFilm.ts';
import { clockOf } from '#ui-kit/format/clock.ts';
import { createMemoryStorage } from '../../adapters/storageMemory.ts';
import { Problem } from '../../http/problem.ts';
import { comingFile } from '../files/begin.ts';
import { settle } from '../files/settle.ts';

/** What the product says when a film is uploaded as a video: its kind, its length and what some cannot play, or why it is refused. */
export async function sayFilm(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const id: string = crypto.randomUUID();
  const owner = { ownerType: 'VIDEO', ownerId: id } as const;
  try {
    const coming = comingFile(owner, { fileName: name, contentType: '', fileSize: bytes.byteLength });
    const storage = createMemoryStorage();
    await storage.put(id, bytes);
    const { found, problem } = await settle(storage, {
      id,
      owner_type: 'VIDEO',
      owner_id: id,
      name: coming.name,
      content_type: coming.contentType,
      size_bytes: bytes.byteLength,
      content_hash: null,
      upload_id: null,
    });
    if (problem) return problem.message;
    const { contentType, durationSeconds, playLimit } = found;
    const facts = durationSeconds === undefined ? contentType : `${contentType}, ${clockOf(durationSeconds)}`;
    const notices = [kindWords(bytes, name), playLimit && playLimitWords(playLimit)].filter(Boolean);
    return notices.length > 0 ? `${facts}. ${notices.join(' ')}` : facts;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

/** As the browser says before the upload. */
function kindWords(bytes: Uint8Array, name: string): string | null {
  const steps = filmSteps(bytes.subarray(0, 12), true);
  if (!steps) return null;
  const feed = feedFilm(steps);
  feed.push(bytes);
  return otherKindWords(name, feed.end());
}
