import { feedFilm } from '#ui-kit/format/film/film.ts';
import { otherKindWords, playLimitWords } from '#ui-kit/format/film/filmWords.ts';
import { kindOfContent, takes } from '#ui-kit/format/file/kinds.ts';
import { filmSteps } from '#ui-kit/format/film/readFilm.ts';
import { clockOf } from '#ui-kit/format/time/clock.ts';
import { createMemoryStorage } from '../../adapters/storage/storageMemory.ts';
import { examine } from '../../files/examine.ts';
import { judgeFilm } from '../../files/judgeFilm.ts';
import { Problem } from '../../http/problem.ts';
import { comingFile } from '../files/upload/begin.ts';
import { judgeContent } from '../files/upload/settle.ts';

/** What the product says when a film is uploaded as a video: its kind, its length and what some cannot play, or why it is refused. */
export async function sayFilm(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const id: string = crypto.randomUUID();
  const owner = { ownerType: 'VIDEO', ownerId: id } as const;
  try {
    const coming = comingFile(owner, { fileName: name, contentType: '', fileSize: bytes.byteLength });
    const storage = createMemoryStorage();
    await storage.put(id, bytes);
    const found = (await examine(storage, id))!;
    const kind = kindOfContent(takes.VIDEO, coming.name, found.head);
    const arrived = { name: coming.name, size_bytes: bytes.byteLength, content_hash: null };
    const wrong = judgeContent(takes.VIDEO, arrived, found);
    if (wrong) return wrong.message;
    const judged = await judgeFilm(storage, id, found);
    if (judged.problem) return judged.problem.message;
    const { durationSeconds, playLimit } = judged;
    const facts = `${kind?.type}, ${clockOf(durationSeconds)}`;
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
