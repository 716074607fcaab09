import { bytes } from './writePdf.ts';
import { numbers } from './writeIso.ts';

const idBytes = (id: string): Uint8Array => Uint8Array.fromHex(id);

/** An element of Matroska with its size in four bytes. */
export function element(id: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const body = bytes(...parts);
  return bytes(idBytes(id), numbers(4, 0x10000000 + body.length), body);
}

/** One whose size is unknown, as live recorders write. */
const openElement = (id: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  bytes(idBytes(id), numbers(1, 1, 255, 255, 255, 255, 255, 255, 255), ...parts);

/** A WebM or Matroska film to be written. */
export interface EbmlPlan {
  docType?: 'webm' | 'matroska';
  picture?: string | null;
  sound?: string | null;
  seconds?: number;
  /** Whether its head says how long it is, and its parts how large. */
  isLive?: boolean;
  /** Whether blocks stand in groups. */
  isGrouped?: boolean;
  /** Bytes of a picture. */
  pictureBytes?: number;
}

/** A film with a picture a second, in clusters of five. */
export function writeEbml(plan: EbmlPlan = {}): Uint8Array<ArrayBuffer> {
  const {
    docType = 'webm',
    picture = 'V_VP8',
    sound = 'A_OPUS',
    seconds = 12,
    isLive = false,
    isGrouped = false,
  } = plan;
  const head = element(
    '1a45dfa3',
    element('4286', numbers(1, 1)),
    element('42f7', numbers(1, 1)),
    element('42f2', numbers(1, 4)),
    element('42f3', numbers(1, 8)),
    element('4282', docType),
    element('4287', numbers(1, 4)),
    element('4285', numbers(1, 2)),
  );
  const length = new DataView(new ArrayBuffer(8));
  length.setFloat64(0, seconds * 1000);
  const info = element(
    '1549a966',
    element('2ad7b1', numbers(4, 1_000_000)),
    isLive ? '' : element('4489', new Uint8Array(length.buffer)),
  );
  const size = element('e0', element('b0', numbers(2, 320)), element('ba', numbers(2, 180)));
  const tracks = [
    ...(picture === null ? [] : [track(1, 1, picture, size)]),
    ...(sound === null
      ? []
      : [track(2, 2, sound, element('e1', element('b5', numbers(4, 0x473b8000)), element('9f', numbers(1, 2))))]),
  ];
  const wrap = isLive ? openElement : element;
  const clusters = Array.from({ length: Math.ceil(seconds / 5) }, (_, at) => {
    const count = Math.min(5, seconds - at * 5);
    const blocks = Array.from({ length: count }, (_one, inside) => {
      const content = bytes(
        numbers(1, 0x81),
        numbers(2, inside * 1000),
        numbers(1, isGrouped ? 0 : 0x80),
        new Uint8Array(plan.pictureBytes ?? 50).fill(7),
      );
      return isGrouped
        ? element('a0', element('a1', content), element('9b', numbers(2, 1000)))
        : element('a3', content);
    });
    return wrap('1f43b675', element('e7', numbers(4, at * 5000)), ...blocks);
  });
  return bytes(head, wrap('18538067', info, element('1654ae6b', ...tracks), ...clusters));
}

function track(number: number, kind: number, codec: string, shape: Uint8Array): Uint8Array {
  const time = kind === 1 ? element('23e383', numbers(4, 1_000_000_000)) : '';
  return element(
    'ae',
    element('d7', numbers(1, number)),
    element('73c5', numbers(1, number)),
    element('83', numbers(1, kind)),
    element('86', codec),
    time,
    shape,
  );
}
