import { fileFault } from '#ui-kit/format/file/faults.ts';
import { headBytes, takes } from '#ui-kit/format/file/kinds.ts';
import { otherKindWords, playLimitOf, playLimitWords, whyRefused } from '#ui-kit/format/film/filmWords.ts';
import { readFilmHead } from '#ui-kit/format/film/readFilm.ts';

/** What a film's own bytes say before it is sent: why the server would refuse it, or what to know of it. What they do not say is left to the server. */
export async function sayBeforehand(
  file: Blob,
  name: string,
): Promise<{ refusal: string | null; note?: string | undefined }> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const fault = fileFault(takes.VIDEO, { name, size: file.size }, head);
  if (fault !== null) return { refusal: fault };
  const film = await readFilmHead(file);
  if (!film) return { refusal: null };
  const refusal = whyRefused(film);
  if (refusal !== null) return { refusal };
  const limit = playLimitOf(film);
  const note = [otherKindWords(name, film), limit && playLimitWords(limit)].filter(Boolean).join(' ');
  return { refusal: null, note: note === '' ? undefined : note };
}
