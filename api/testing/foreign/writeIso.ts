import { bytes } from './writePdf.ts';

type Part = string | Uint8Array;

/** Numbers of so many bytes each, the most important byte first. */
export function numbers(width: 1 | 2 | 4 | 8, ...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(width * values.length));
  for (const [at, value] of values.entries()) {
    if (width === 1) view.setUint8(at, value);
    else if (width === 2) view.setUint16(at * 2, value);
    else if (width === 4) view.setUint32(at * 4, value);
    else view.setBigUint64(at * 8, BigInt(value));
  }
  return new Uint8Array(view.buffer);
}

/** A box of ISO base media. */
export function box(kind: string, ...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const body = bytes(...parts);
  return bytes(numbers(4, body.length + 8), kind, body);
}

const full = (kind: string, ...parts: readonly Part[]) => box(kind, numbers(4, 0), ...parts);
const zeros = (count: number) => new Uint8Array(count);
const matrix = (a = 1, b = 0) =>
  numbers(4, ...[a, b, 0, -b >>> 0, a, 0].map((one) => (one * 65_536) >>> 0), 0, 0, 0x40000000);

/** A film to be written. */
export interface FilmPlan {
  brand?: string | null;
  picture?: string | null;
  sound?: string | null;
  seconds?: number;
  /** The profile of H.264. */
  profile?: number;
  /** Where the index stands, or fragments without one. */
  index?: 'first' | 'last' | 'fragments';
  isTurned?: boolean;
  /** Boxes at the end. */
  tail?: Uint8Array;
  /** The content reaches to the end of the file, whatever that is. */
  isOpenEnded?: boolean;
}

const sampleBytes = 400;

/** An MP4 or MOV of noise, a picture a second, with true tables. */
export function writeIso(plan: FilmPlan = {}): Uint8Array<ArrayBuffer> {
  const { brand = 'isom', seconds = 12, index = 'first', tail = zeros(0), isOpenEnded = false } = plan;
  const head = brand === null ? zeros(0) : box('ftyp', brand, numbers(4, 512), brand);
  if (index === 'fragments') return bytes(head, moov(plan, 0), ...fragments(plan, seconds), tail);
  const content = zeros(seconds * sampleBytes * 2).fill(7);
  const mdat = box('mdat', content);
  if (isOpenEnded) mdat.set(numbers(4, 0), 0);
  if (index === 'last') return bytes(head, mdat, moov(plan, head.length + 8), tail);
  const start = head.length + moov(plan, 0).length + 8;
  return bytes(head, moov(plan, start), mdat, tail);
}

function moov(plan: FilmPlan, start: number): Uint8Array {
  const { picture = 'avc1', sound = 'mp4a', seconds = 12, index } = plan;
  const length = index === 'fragments' ? 0 : seconds;
  const tracks = [
    ...(picture === null ? [] : [trak(1, plan, picture, true, length, start)]),
    ...(sound === null ? [] : [trak(2, plan, sound, false, length, start + seconds * sampleBytes)]),
  ];
  const fragmented = index === 'fragments' ? [box('mvex', full('trex', numbers(4, 1, 1, 1000, sampleBytes, 0)))] : [];
  const header = full(
    'mvhd',
    numbers(4, 0, 0, 1000, length * 1000, 0x10000),
    numbers(2, 256),
    zeros(10),
    matrix(),
    zeros(24),
    numbers(4, 3),
  );
  return box('moov', header, ...tracks, ...fragmented);
}

function trak(id: number, plan: FilmPlan, codec: string, isPicture: boolean, seconds: number, start: number) {
  const size = isPicture ? numbers(4, 320 << 16, 180 << 16) : numbers(4, 0, 0);
  const turned = plan.isTurned && isPicture ? matrix(0, 1) : matrix();
  const header = box(
    'tkhd',
    numbers(4, 7, 0, 0, id, 0, seconds * 1000),
    zeros(8),
    numbers(2, 0, 0, 0, 0),
    turned,
    size,
  );
  const clock = full('mdhd', numbers(4, 0, 0, 1000, seconds * 1000), numbers(2, 0x55c4, 0));
  const handler = full('hdlr', numbers(4, 0), isPicture ? 'vide' : 'soun', zeros(12), '\0');
  const media = isPicture ? full('vmhd', zeros(8)) : full('smhd', zeros(4));
  const table = box(
    'stbl',
    full('stsd', numbers(4, 1), entry(codec, isPicture, plan.profile ?? 66)),
    full('stts', seconds > 0 ? numbers(4, 1, seconds, 1000) : numbers(4, 0)),
    full('stsc', seconds > 0 ? numbers(4, 1, 1, seconds, 1) : numbers(4, 0)),
    full('stsz', numbers(4, sampleBytes, seconds)),
    full('stco', seconds > 0 ? numbers(4, 1, start) : numbers(4, 0)),
  );
  const place = box('dinf', full('dref', numbers(4, 1), box('url ', numbers(4, 1))));
  return box('trak', header, box('mdia', clock, handler, box('minf', media, place, table)));
}

function entry(codec: string, isPicture: boolean, profile: number): Uint8Array {
  const common = [zeros(6), numbers(2, 1)];
  if (!isPicture) return box(codec, ...common, zeros(8), numbers(2, 2, 16, 0, 0), numbers(4, 48_000 << 16));
  const look = [
    zeros(16),
    numbers(2, 320, 180),
    numbers(4, 0x480000, 0x480000, 0),
    numbers(2, 1),
    zeros(32),
    numbers(2, 24, 0xffff),
  ];
  const avc = numbers(1, 1, profile, 0, 30, 0xff, 0xe1, 0, 4, 0x67, profile, 0, 0x1e, 1, 0, 4, 0x68, 0xce, 0x3c, 0x80);
  return box(codec, ...common, ...look, ...(codec.startsWith('avc') ? [box('avcC', avc)] : []));
}

/** A fragment of two seconds each, as browsers and streaming tools record. */
function fragments({ picture = 'avc1' }: FilmPlan, seconds: number): Uint8Array[] {
  if (picture === null) return [];
  return Array.from({ length: seconds / 2 }, (_, at) => {
    const track = box(
      'traf',
      full('tfhd', numbers(4, 1)).fill(2, 9, 10),
      full('tfdt', numbers(4, at * 2000)),
      full('trun', numbers(4, 2)),
    );
    return bytes(box('moof', full('mfhd', numbers(4, at + 1)), track), box('mdat', zeros(2 * sampleBytes).fill(at)));
  });
}
