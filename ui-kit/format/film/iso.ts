import type { Ask, Film, FilmSteps, Got } from './film.ts';
import { lettersAt, viewOf } from './isoBoxes.ts';
import { fragmentEnd, readTracks, type Track } from './isoTracks.ts';

const mb = 1_048_576;

/** Boxes that stand at the top of films; what cameras add and pad with may say anything of its size. */
const known = new Set(
  'ftyp moov mdat moof free skip wide uuid sidx mfra udta meta styp emsg pdin prft ssix pnot'.split(' '),
);

/**
 * Reads an MP4 or MOV file from box to box.
 * @param headOnly ends at the first fragment, as before an upload
 */
export function* readIso(headOnly = false): FilmSteps {
  const film: Film = { ...unread };
  let tracks: Track[] = [];
  let at = 0;
  let isTrue = true;
  for (;;) {
    const box = yield* head();
    if (!box) break;
    isTrue = /^[\x20-\x7e\xa9]{4}$/.test(box.kind);
    if (!isTrue) break;
    const body = box.end - box.read;
    if (box.kind === 'moof' && headOnly) break;
    const taken = keeps(box.kind, body);
    const got = yield taken ? { take: body } : { skip: body };
    at += box.read + got.passed;
    if (got.missing > 0) {
      film.isCut = known.has(box.kind);
      isTrue = false;
      break;
    }
    if (box.kind === 'ftyp' && got.bytes.length >= 4)
      film.container = lettersAt(viewOf(got.bytes), 0) === 'qt  ' ? 'mov' : 'mp4';
    if (box.kind === 'moov' && taken) {
      tracks = readTracks(got.bytes);
      Object.assign(film, factsOf(tracks), { hasIndex: true });
    }
    if (box.kind === 'moof' && taken) film.liveSeconds = Math.max(film.liveSeconds ?? 0, endOf(got.bytes, tracks));
    if (body === Infinity) break;
  }
  // Its index leads beyond its end.
  if (!headOnly && isTrue && tracks.some(({ contentEnd }) => contentEnd > at)) film.isCut = true;
  if (film.liveSeconds === 0) film.liveSeconds = null;
  return film;
}

const unread: Film = {
  container: 'mov',
  hasIndex: false,
  picture: null,
  sound: null,
  profile: null,
  isCut: false,
  liveSeconds: null,
  saidSeconds: null,
};

/** Most that is kept of a box: the index of a film of a day, a fragment's table. */
const keeps = (kind: string, body: number): boolean =>
  (kind === 'ftyp' && body <= 1024) || (kind === 'moov' && body <= 64 * mb) || (kind === 'moof' && body <= 4 * mb);

/** The next box: its kind, its size with its head, and the size of its head. Null at the end. */
function* head(): Generator<Ask, { kind: string; end: number; read: number } | null, Got> {
  const { bytes, missing } = yield { take: 8 };
  if (missing > 0) return null;
  const [size, kind] = [viewOf(bytes).getUint32(0), lettersAt(viewOf(bytes), 4)];
  if (size === 0) return { kind, end: Infinity, read: 8 };
  if (size !== 1) return size < 8 ? null : { kind, end: size, read: 8 };
  const long = yield { take: 8 };
  if (long.missing > 0) return null;
  const end = Number(viewOf(long.bytes).getBigUint64(0));
  return end < 16 ? null : { kind, end, read: 16 };
}

function factsOf(tracks: readonly Track[]): Pick<Film, 'picture' | 'sound' | 'profile' | 'saidSeconds'> {
  const picture = tracks.find(({ isPicture }) => isPicture);
  const sound = tracks.find(({ isPicture }) => !isPicture);
  return {
    picture: picture?.codec ?? null,
    sound: sound?.codec ?? null,
    profile: picture?.profile ?? null,
    saidSeconds: picture?.seconds || null,
  };
}

function endOf(moof: Uint8Array, tracks: readonly Track[]): number {
  try {
    return fragmentEnd(moof, tracks);
  } catch {
    // A table that ends too early: a RangeError of the view.
    return 0;
  }
}
