import { boxAt, boxesIn, lettersAt, viewOf } from './isoBoxes.ts';

/** A track of pictures or sound. */
export interface Track {
  id: number;
  isPicture: boolean;
  codec: string;
  /** Of H.264; null for others. */
  profile: number | null;
  /** Units a second. */
  timescale: number;
  /** Units of a picture where a fragment does not say. */
  unit: number;
  /** Its length, as it says. */
  seconds: number;
  /** Where the last piece of its content ends in the file. */
  contentEnd: number;
}

/** The tracks that a `moov` box names; one that is damaged is left out. */
export function readTracks(moov: Uint8Array): Track[] {
  const view = viewOf(moov);
  const units = new Map<number, number>();
  for (const { kind, body } of boxesIn(boxAt(view, 'mvex') ?? viewOf(new Uint8Array(0))))
    if (kind === 'trex' && body.byteLength >= 16) units.set(body.getUint32(4), body.getUint32(12));
  return boxesIn(view).flatMap(({ kind, body }) => {
    if (kind !== 'trak') return [];
    try {
      return trackOf(body, units);
    } catch {
      // A table that ends too early: a RangeError of the view.
      return [];
    }
  });
}

function trackOf(trak: DataView, units: ReadonlyMap<number, number>): Track[] {
  const [header, media] = [boxAt(trak, 'tkhd'), boxAt(trak, 'mdia')];
  const [handler, clock] = [media && boxAt(media, 'hdlr'), media && boxAt(media, 'mdhd')];
  const table = media && boxAt(media, 'minf', 'stbl');
  const entries = table && boxAt(table, 'stsd');
  if (!header || !handler || !clock || !table || !entries || entries.byteLength < 16) return [];
  const purpose = lettersAt(handler, 8);
  if (purpose !== 'vide' && purpose !== 'soun') return [];
  const id = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
  const codec = lettersAt(entries, 12);
  // After the fields of a picture come the boxes of its codec.
  const config = codec.startsWith('avc') ? boxesIn(entries, 16 + 78).find(({ kind }) => kind === 'avcC') : undefined;
  const isLong = clock.getUint8(0) === 1;
  const timescale = clock.getUint32(isLong ? 20 : 12);
  const length = isLong ? Number(clock.getBigUint64(24)) : clock.getUint32(16);
  return [
    {
      id,
      isPicture: purpose === 'vide',
      codec,
      profile: config ? config.body.getUint8(1) : null,
      timescale,
      seconds: timescale > 0 ? length / timescale : 0,
      unit: units.get(id) ?? 0,
      contentEnd: contentEnd(table),
    },
  ];
}

function contentEnd(table: DataView): number {
  const [short, long] = [boxAt(table, 'stco'), boxAt(table, 'co64')];
  const [offsets, width] = short ? [short, 4] : [long, 8];
  const count = offsets?.getUint32(4) ?? 0;
  if (!offsets || count === 0) return 0;
  const at = 8 + (count - 1) * width;
  return (width === 4 ? offsets.getUint32(at) : Number(offsets.getBigUint64(at))) + lastBytes(table);
}

/** Bytes of the last chunk: of as many samples as the last row of the table says. */
function lastBytes(table: DataView): number {
  const [rows, sizes] = [boxAt(table, 'stsc'), boxAt(table, 'stsz')];
  const rowCount = rows?.getUint32(4) ?? 0;
  if (!rows || !sizes || rowCount === 0) return 0;
  const samples = rows.getUint32(8 + (rowCount - 1) * 12 + 4);
  const [each, all] = [sizes.getUint32(4), sizes.getUint32(8)];
  if (each > 0) return each * samples;
  let sum = 0;
  for (let sample = Math.max(0, all - samples); sample < all; sample++) sum += sizes.getUint32(12 + sample * 4);
  return sum;
}

/** Seconds from the film's beginning at which the pictures of a fragment (`moof`) end; 0 where it has none. */
export function fragmentEnd(moof: Uint8Array, tracks: readonly Track[]): number {
  let end = 0;
  for (const { kind, body } of boxesIn(viewOf(moof))) {
    if (kind !== 'traf') continue;
    const [header, time] = [boxAt(body, 'tfhd'), boxAt(body, 'tfdt')];
    const track = tracks.find(({ id }) => id === header?.getUint32(4));
    if (!header || !time || !track?.isPicture || track.timescale === 0) continue;
    const began = time.getUint8(0) === 1 ? Number(time.getBigUint64(4)) : time.getUint32(4);
    const runs = boxesIn(body).filter((box) => box.kind === 'trun');
    const units = runs.reduce((sum, run) => sum + runLength(run.body, unitOf(header) ?? track.unit), 0);
    end = Math.max(end, (began + units) / track.timescale);
  }
  return end;
}

/** Units of a picture, as the head of a fragment's track says. */
function unitOf(header: DataView): number | undefined {
  const flags = header.getUint32(0) & 0xffffff;
  const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  return flags & 8 ? header.getUint32(at) : undefined;
}

function runLength(run: DataView, unit: number): number {
  const flags = run.getUint32(0) & 0xffffff;
  const count = run.getUint32(4);
  if (!(flags & 0x100)) return count * unit;
  const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let [at, sum] = [8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0), 0];
  for (let picture = 0; picture < count && at + 4 <= run.byteLength; picture++, at += width) sum += run.getUint32(at);
  return sum;
}
