import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { withRow } from '../advice.ts';
import { BadBackup } from './check/badBackup.ts';
import type { BackupKey } from './key.node.ts';

/** Bytes of a stream. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const magic = Buffer.from('ACADEMY1');
const saltBytes = 32;
const headBytes = magic.length + 8 + saltBytes;
const frameBytes = 65_536;
const tagBytes = 16;

/** How many bytes an encrypted part has. @param bytes of what is in it */
export const encryptedSize = (bytes: number): number =>
  headBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / frameBytes));

/** Whether these first bytes are those of an encrypted part. */
export const isEncrypted = (head: Uint8Array): boolean => magic.equals(head.subarray(0, magic.length));

/**
 * AES-256-GCM in frames of 64 KiB, each with a tag of its own, its number and whether it is the last: none can be changed, left
 * out, moved, or taken from another part.
 */
export async function* encrypt(chunks: Bytes, key: BackupKey, name: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes);
  const own = key.ofPart(name, salt);
  yield Buffer.concat([magic, key.id, salt]);
  for await (const { frame, number, isLast } of frames(chunks, frameBytes)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonce(number, isLast));
    yield Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The content of an encrypted part; each frame is checked before it is handed on. @throws BadBackup */
export async function* decrypt(chunks: Bytes, key: BackupKey, name: string): AsyncGenerator<Uint8Array> {
  const all = (async function* () {
    yield* chunks;
  })();
  try {
    const { head, rest } = await beheaded(all);
    if (head.length < headBytes || !isEncrypted(head)) throw altered(name);
    if (!key.id.equals(head.subarray(magic.length, magic.length + 8)))
      throw new BadBackup(
        withRow('backup-key', 'BACKUP_KEY가 이 백업의 열쇠가 아닙니다. 백업할 때 쓴 열쇠를 정해 주세요.'),
      );
    const own = key.ofPart(name, head.subarray(magic.length + 8, headBytes));
    for await (const each of frames(rest, frameBytes + tagBytes)) yield openFrame(each, own, name);
  } finally {
    // Nobody else closes what was opened when the head is refused.
    await all.return(undefined);
  }
}

function openFrame({ frame, number, isLast }: Frame, own: Buffer, name: string): Uint8Array {
  if (frame.length < tagBytes) throw altered(name);
  const decipher = createDecipheriv('aes-256-gcm', own, nonce(number, isLast), { authTagLength: tagBytes });
  decipher.setAuthTag(frame.subarray(-tagBytes));
  const text = decipher.update(frame.subarray(0, -tagBytes));
  try {
    decipher.final();
    return text;
  } catch {
    throw altered(name);
  }
}

/** The error of a part that is not as it was written. */
export const altered = (name: string): BadBackup =>
  new BadBackup(withRow('backup-altered', `백업이 손상되었습니다. 잘렸거나 바뀐 부분: ${name}`));

// Twelve bytes: a part has a key of its own, so that its numbers never repeat under one.
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = Number(isLast);
  return bytes;
}

interface Frame {
  frame: Buffer;
  number: number;
  isLast: boolean;
}

/** Cuts a stream into frames of one size; the last one is smaller or as large, and there always is one. */
async function* frames(chunks: Bytes, size: number): AsyncGenerator<Frame> {
  let number = 0;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    let at = 0;
    for (; waiting.length - at > size; at += size)
      yield { frame: waiting.subarray(at, at + size), number: number++, isLast: false };
    waiting = waiting.subarray(at);
  }
  yield { frame: waiting, number, isLast: true };
}

async function beheaded(all: AsyncGenerator<Uint8Array>): Promise<{ head: Buffer; rest: AsyncIterable<Uint8Array> }> {
  let read: Buffer = Buffer.alloc(0);
  while (read.length < headBytes) {
    const next = await all.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  async function* rest() {
    if (read.length > headBytes) yield read.subarray(headBytes);
    yield* all;
  }
  return { head: read.subarray(0, headBytes), rest: rest() };
}
