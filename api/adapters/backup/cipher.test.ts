import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadBackup } from './check/badBackup.ts';
import { decrypt, encrypt, encryptedSize } from './cipher.node.ts';
import { openKey } from './key.node.ts';

const newKey = () => openKey(randomBytes(32).toString('base64')) ?? expect.fail();
const key = newKey();
const sealed = (content: Buffer, name = 'rows') => buffer(encrypt([content], key, name));
const opened = (bytes: Buffer, name = 'rows', by = key) => buffer(decrypt([bytes], by, name));
const frame = 65_536;

describe('an encrypted part', () => {
  it.each([0, 1, frame - 1, frame, frame + 1, 3 * frame])('of %i bytes comes back as it was', async (size) => {
    const content = randomBytes(size);
    const bytes = await sealed(content);
    expect(bytes).toHaveLength(encryptedSize(size));
    expect(await opened(bytes)).toEqual(content);
    expect(await sealed(content)).not.toEqual(bytes);
  });

  it('comes back however its bytes arrive', async () => {
    const content = randomBytes(2 * frame + 7);
    const bytes = await sealed(content);
    const pieces = function* (size: number) {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    for (const size of [47, 48, 49, frame, frame + 16, frame + 17])
      expect(await buffer(decrypt(pieces(size), key, 'rows'))).toEqual(content);
  });

  it('is refused with any byte flipped, and cut off anywhere', async () => {
    const bytes = await sealed(randomBytes(frame + 500));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ change, at);
        await expect(opened(changed)).rejects.toThrow(BadBackup);
        await expect(opened(bytes.subarray(0, at))).rejects.toThrow(BadBackup);
      }),
    );
    // Whole frames are missing, one is twice there.
    await expect(opened(bytes.subarray(0, 48 + frame + 16))).rejects.toThrow(BadBackup);
    await expect(opened(Buffer.concat([bytes, bytes.subarray(48)]))).rejects.toThrow(BadBackup);
  });

  it('is refused in another’s place and with another key, which is said', async () => {
    const bytes = await sealed(randomBytes(100));
    await expect(opened(bytes, 'manifest')).rejects.toThrow('손상되었습니다');
    await expect(opened(bytes, 'rows', newKey())).rejects.toThrow('BACKUP_KEY가 이 백업의 열쇠가 아닙니다');
  });
});
