import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { lectures } from '#mocks/cast.ts';
import { codeOf } from './load/asking.ts';
import type { Load } from './worker.ts';

interface Stored {
  id: string;
  sha256: string;
}

interface Begun {
  fileId: string;
  uploadId: string;
  partBytes: number;
  parts: { number: number; url: string; etag: string | null }[];
}

const owner = { ownerType: 'LECTURE', ownerId: lectures.calculusB.id };

/** People who upload and download files while the load lasts, and what became of the files. */
export class FileWork {
  /** Files whose upload was acknowledged. */
  readonly stored: Stored[] = [];
  /** Contents that came cut off, as the browser sees it, and those that came whole. */
  cut = 0;
  whole = 0;
  /** Requests to the bucket itself, which a page sends straight there, that failed. */
  unsent = 0;
  /** Contents that passed as whole and were not. */
  wrong = 0;
  /** When the last upload was acknowledged, in milliseconds of this process. */
  readonly acknowledgedAt: number[] = [];

  /** As many uploaders and downloaders. */
  workers(load: Load, count: number): Promise<void>[] {
    return Array.from({ length: count }, (_, at) => [
      load.repeat(async (turn) => {
        // Mostly one part; two now and then.
        await this.#upload(load, `훈련-${at}-${turn}.pdf`, turn % 10 === 9 ? 9 * 1_048_576 : 200_000);
        await delay(200);
      }),
      load.repeat(async (turn) => {
        const file = this.stored[(turn * 7 + at) % Math.max(1, this.stored.length)];
        if (file) await this.download(load, file);
        await delay(200);
      }),
    ]).flat();
  }

  /** Files that people see and whose content is not there or not theirs; reads each. */
  async lost(load: Load): Promise<number> {
    let lost = 0;
    const seen = await load.db.sql.query<Stored>(
      `select id, sha256 from files where name like '훈련-%' and state = 'DONE' order by id`,
    );
    for (const file of seen) if (!(await this.download(load, file))) lost++;
    const ids = new Set(seen.map(({ id }) => id));
    return lost + this.stored.filter(({ id }) => !ids.has(id)).length;
  }

  /** Until it is acknowledged: a page tries each step again. Given up after a while when the academy does not come back. */
  async #upload({ asking, ta }: Load, fileName: string, size: number): Promise<void> {
    const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size - 9)]);
    const file = { fileName, contentType: 'application/pdf', fileSize: size };
    for (let tries = 0; tries < 200; tries++) {
      if (tries > 0) await delay(500);
      const answer = await asking.ask(ta, 'POST', '/files/multipart/initiate', Object.assign({}, file, owner));
      if (!answer) continue;
      const begun = JSON.parse(new TextDecoder().decode(answer.bytes)) as Begun;
      const parts = await this.#send(begun, content);
      if (!parts) continue;
      const { uploadId } = begun;
      const done = Object.assign({ fileName, uploadId, parts }, owner);
      for (let again = 0; again < 200; again++) {
        if (await asking.call(ta, 'POST', '/files/multipart/complete', done)) {
          this.stored.push({ id: begun.fileId, sha256: createHash('sha256').update(content).digest('hex') });
          this.acknowledgedAt.push(performance.now());
          return;
        }
        await delay(500);
      }
    }
  }

  async #send({ parts, partBytes }: Begun, content: Buffer): Promise<{ number: number; etag: string }[] | null> {
    const sent: { number: number; etag: string }[] = [];
    for (const { number, url, etag } of parts) {
      const body = new Uint8Array(content.subarray((number - 1) * partBytes, number * partBytes));
      const answer = etag === null ? await fetch(url, { method: 'PUT', body }).catch(() => null) : null;
      const tag = etag ?? (answer?.ok ? answer.headers.get('etag') : null);
      if (tag === null) {
        this.unsent++;
        return null;
      }
      sent.push({ number, etag: tag });
    }
    return sent;
  }

  /** Asks for the address and then for the content. @returns whether it came whole */
  async download({ asking, ta }: Load, { id, sha256 }: Stored): Promise<boolean> {
    const answer = await asking.ask(ta, 'GET', `/files/get-url?fileId=${id}`);
    if (!answer) return false;
    const { url } = JSON.parse(new TextDecoder().decode(answer.bytes)) as { url: string };
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    try {
      const content = await fetch(`${asking.next()}${url}`, { headers: { cookie } });
      const bytes = new Uint8Array(await content.arrayBuffer());
      if (!content.ok) {
        asking.fail(`${content.status} ${codeOf(bytes)}`);
        return false;
      }
      const isWhole = createHash('sha256').update(bytes).digest('hex') === sha256;
      if (isWhole) this.whole++;
      else this.wrong++;
      return isWhole;
    } catch {
      // Cut in the middle; nobody takes it for a file.
      this.cut++;
      return false;
    }
  }
}
