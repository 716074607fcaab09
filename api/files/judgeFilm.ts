import type { Film } from '#ui-kit/format/film/film.ts';
import { playLimitOf, whyRefused, type PlayLimit } from '#ui-kit/format/film/filmWords.ts';
import { Problem } from '../http/problem.ts';
import type { Storage } from '../ports/storage.ts';
import { readVideoLength } from './videoLength.ts';

/** What is kept of a film that is taken. */
export interface JudgedFilm {
  /** Whole seconds, rounded up. */
  durationSeconds: number;
  /** Why some students cannot play it. */
  playLimit: PlayLimit | null;
}

type Judged = (JudgedFilm & { problem?: never }) | { problem: Problem };

const longest = 86_400;

/** Whether a stored film can be taken: whole, with a picture and a length; 422 with a sentence for any other. */
export async function judgeFilm(
  storage: Storage,
  key: string,
  { film, sizeBytes }: { film: Film | null; sizeBytes: number },
): Promise<Judged> {
  const why = film && whyRefused(film);
  if (why) return refused(why);
  const durationSeconds = film && (await secondsOf(storage, key, sizeBytes, film));
  if (film === null || durationSeconds === null)
    return refused(
      '영상을 읽을 수 없습니다. 파일이 깨졌거나 길이가 적혀 있지 않습니다. MP4로 다시 저장해 올려 주세요.',
    );
  if (durationSeconds > longest) return refused('24시간이 넘는 영상은 올릴 수 없습니다. 나누어 올려 주세요.');
  return { durationSeconds, playLimit: playLimitOf(film) };
}

/** Whole seconds: of what was recorded live from its last part, else from its tables, else what its head says. */
async function secondsOf(storage: Storage, key: string, sizeBytes: number, film: Film): Promise<number | null> {
  if (film.liveSeconds !== null) return Math.ceil(film.liveSeconds);
  const read = await readVideoLength(storage, key, sizeBytes);
  return read ?? (film.saidSeconds === null ? null : Math.ceil(film.saidSeconds));
}

const refused = (why: string): Judged => ({ problem: new Problem(422, 'unreadable-video', why) });
