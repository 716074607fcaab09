import { children, floatOf, nextElement, numberOf, textOf } from './ebmlElements.ts';
import type { Film, FilmSteps } from './film.ts';

// Ids of Matroska's elements (RFC 9559).
const id = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  clusterTime: 0xe7,
  duration: 0x4489,
  scale: 0x2ad7b1,
  docType: 0x4282,
  track: 0xae,
  trackKind: 0x83,
  codec: 0x86,
  codecConfig: 0x63a2,
  pictureTime: 0x23e383,
} as const;

const containers = new Set<number>([id.segment, id.cluster, id.group]);
const kept = new Set<number>([id.head, id.info, id.tracks, id.clusterTime]);
const mostKept = 4 * 1_048_576;

/**
 * Reads a WebM or Matroska file element by element: live recordings say only in their last cluster how long they are.
 * @param headOnly ends at the first cluster, as before an upload
 */
export function* readEbml(headOnly = false): FilmSteps {
  const film: Film = {
    container: 'webm',
    hasIndex: false,
    picture: null,
    sound: null,
    profile: null,
    isCut: false,
    liveSeconds: null,
    saidSeconds: null,
  };
  let [scale, saidSeconds, pictureSeconds, cluster, last] = [1_000_000, 0, 0, 0, -1];
  let [at, segmentEnd] = [0, Infinity];
  for (;;) {
    const element = yield* nextElement();
    if (element === null) break;
    at += element.read;
    if (element.size < 0) {
      film.isCut = true;
      break;
    }
    if (element.id === id.segment) segmentEnd = at + element.size;
    if (element.id === id.cluster && headOnly) return film;
    if (containers.has(element.id)) continue;
    if (element.size === Infinity) break;
    const isBlock = element.id === id.block || element.id === id.simpleBlock;
    const wanted = isBlock
      ? Math.min(4, element.size)
      : kept.has(element.id) && element.size <= mostKept
        ? element.size
        : 0;
    const { bytes, missing } = yield { take: wanted };
    const { missing: rest } = yield { skip: element.size - wanted };
    at += element.size;
    if (missing + rest > 0) {
      film.isCut = true;
      break;
    }
    if (isBlock && bytes.length === 4) last = Math.max(last, cluster + ((((bytes[1]! << 8) | bytes[2]!) << 16) >> 16));
    if (element.id === id.clusterTime) cluster = numberOf(bytes);
    if (element.id === id.head && textOf(children(bytes).get(id.docType)) === 'matroska') film.container = 'mkv';
    if (element.id === id.info) {
      const info = children(bytes);
      scale = info.has(id.scale) ? numberOf(info.get(id.scale)!) : scale;
      saidSeconds = (floatOf(info.get(id.duration)) * scale) / 1e9;
    }
    if (element.id === id.tracks) {
      Object.assign(film, tracksOf(bytes), { hasIndex: true });
      pictureSeconds = pictureTime(bytes);
    }
  }
  const seconds = last < 0 ? 0 : (last * scale) / 1e9 + pictureSeconds;
  // A cut between two parts: far less than its head says.
  if (segmentEnd !== Infinity && at < segmentEnd) film.isCut = true;
  if (saidSeconds > 10 && last >= 0 && seconds < saidSeconds * 0.9) film.isCut = true;
  const liveSeconds = saidSeconds > 0 || seconds === 0 ? null : seconds;
  return { ...film, liveSeconds, saidSeconds: saidSeconds || null };
}

function tracksOf(bytes: Uint8Array): Pick<Film, 'picture' | 'sound' | 'profile'> {
  const facts: Pick<Film, 'picture' | 'sound' | 'profile'> = { picture: null, sound: null, profile: null };
  eachTrack(bytes, (track, kind) => {
    const codec = textOf(track.get(id.codec));
    if (kind === 1 && facts.picture === null) {
      facts.picture = codec;
      if (codec === 'V_MPEG4/ISO/AVC') facts.profile = track.get(id.codecConfig)?.[1] ?? null;
    }
    if (kind === 2) facts.sound ??= codec;
  });
  return facts;
}

/** Seconds of a picture, where the track says so. */
function pictureTime(bytes: Uint8Array): number {
  let seconds = 0;
  eachTrack(bytes, (track, kind) => {
    const time = track.get(id.pictureTime);
    if (kind === 1 && time) seconds = numberOf(time) / 1e9;
  });
  return seconds;
}

function eachTrack(bytes: Uint8Array, hear: (track: Map<number, Uint8Array>, kind: number) => void): void {
  children(bytes, (number, body) => {
    if (number !== id.track) return;
    const track = children(body);
    hear(track, numberOf(track.get(id.trackKind) ?? new Uint8Array(0)));
  });
}
