// @module-tag timeless
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import { students } from '#mocks/cast.ts';
import { tidyUp } from '../../testing/jobs.ts';
import { createSolapi } from '../../adapters/solapi/solapi.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';
import { standInWebhookSecret } from '../../testing/solapi/env.ts';
import { startStandIn, type StandIn } from '../../testing/solapi/standIn.node.ts';
import { sendWaiting } from './sending/send.ts';

let standIn: StandIn;
let api: TestApi;
beforeAll(async () => {
  standIn = await startStandIn();
  const { SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER } = standIn.env;
  const account = { url: standIn.url, apiKey: SOLAPI_API_KEY, apiSecret: SOLAPI_API_SECRET };
  api = await startApi(
    {},
    undefined,
    createSolapi({ ...account, sender: SOLAPI_SENDER, webhookSecret: standInWebhookSecret }),
  );
});
afterAll(async () => {
  await api.close();
  await standIn.stop();
});
beforeEach(async () => {
  standIn.sent.length = 0;
  standIn.isAway = false;
  await api.deps.db.sql.exec('delete from sms_recipients; delete from sms_messages; delete from sms_pictures');
  await api.deps.db.sql.exec(
    'update sms_holds set failures = 0, held_until = null, problem_code = null, problem_reason = null, problem_at = null',
  );
});

/** A picture of noise, which no format makes small. */
async function noise(width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg'): Promise<Buffer> {
  const channels = 3;
  const raw = new Uint8Array(width * height * channels);
  let seed = 1;
  for (let at = 0; at < raw.length; at++) raw[at] = seed = (seed * 48_271) % 2_147_483_647;
  return sharp(raw, { raw: { width, height, channels } }).toFormat(format, { quality: 95 }).toBuffer();
}

function upload(bytes: Uint8Array, as: Person) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'poster.jpg', { type: 'image/jpeg' }));
  return api.call('POST', '/sms/pictures', { as, body });
}
const picture = async (): Promise<string> => (await upload(await noise(300, 200), 'ta')).body.id;
const read = async (id: string) =>
  Buffer.from((await api.call('GET', `/sms/pictures/${id}`, { as: 'ta' })).body.jpeg, 'base64');

const draft = (more: Partial<Sent<'previewSms'>>) =>
  ({
    addressee: 'STUDENT',
    body: '여름 특강',
    studentIds: [students.minsu.id, students.seoyeon.id],
    ...more,
  }) satisfies Sent<'previewSms'>;
const send = async (more: Partial<Sent<'sendSms'>>) => {
  const body = { ...draft(more), sendKey: crypto.randomUUID(), quietHoursConfirmed: true } satisfies Sent<'sendSms'>;
  return api.call('POST', '/sms/send', { as: 'ta', body });
};
const work = (more: Partial<TestApi['deps']['sms']> = {}) =>
  sendWaiting({ ...api.deps, sms: { ...api.deps.sms, ...more } });

describe('a picture', () => {
  it('is of the kinds that phones show', async () => {
    const jpeg = await noise(20, 20);
    expect((await upload(new Uint8Array(), 'ta')).status).toBe(400);
    expect((await upload(new Uint8Array(10 * 1_048_576 + 1), 'ta')).status).toBe(413);
    const pdf = Buffer.from('%PDF-1.7');
    expect(await upload(pdf, 'ta')).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    expect(await upload(jpeg.subarray(0, 30), 'ta')).toMatchObject({ status: 422, body: { code: 'broken-picture' } });
    expect((await api.send('POST', '/sms/pictures', { as: 'ta', body: {} })).status).toBe(415);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('becomes a JPEG of at most 200 kB, from %s', async (format) => {
    const { status, body } = await upload(await noise(900, 600, format), 'ta');
    expect(status).toBe(201);
    const jpeg = await read(body.id);
    expect(jpeg.byteLength).toBe(body.byteLength);
    expect(jpeg.byteLength).toBeLessThanOrEqual(200_000);
    const { format: kind, exif } = await sharp(jpeg).metadata();
    expect([kind, exif]).toEqual(['jpeg', undefined]);
  });

  it('is shown to staff', async () => {
    const id = await picture();
    const show = (path: string, as: Person) => api.call('GET', `/sms/pictures/${path}`, { as });
    expect((await show('x', 'ta')).status).toBe(404);
    expect((await show(unknownId, 'ta')).status).toBe(404);
    expect((await show(id, 'ta')).status).toBe(200);
  });

  it('is forgotten after a day unless a text has it', async () => {
    const [sent, left] = [await picture(), await picture()];
    expect((await send({ pictureId: sent })).status).toBe(201);
    const there = async () => {
      const { rows } = await sql<{ id: string }>`select id from sms_pictures order by id`.execute(api.deps.db.kysely);
      return rows.map(({ id }) => id);
    };
    await tidyUp(api.deps);
    expect(await there()).toEqual([sent, left]);
    await sql`select forget_sms_pictures(now() + interval '25 hours')`.execute(api.deps.db.kysely);
    expect(await there()).toEqual([sent]);
  });
});

describe('a text with a picture', () => {
  it('is refused without its picture, and above 2,000 bytes', async () => {
    expect((await send({ pictureId: 'x' })).status).toBe(400);
    expect((await send({ pictureId: unknownId })).status).toBe(404);
    expect((await api.call('POST', '/sms/preview', { as: 'ta', body: draft({ pictureId: unknownId }) })).status).toBe(
      404,
    );
    const pictureId = await picture();
    expect((await send({ pictureId, body: '가'.repeat(1001) })).body.code).toBe('too-long');
    expect((await send({ pictureId, body: '가'.repeat(1000) })).status).toBe(201);
  });

  it('is an MMS, with the picture given to the provider once for all', async () => {
    const pictureId = await picture();
    const preview = await api.call('POST', '/sms/preview', { as: 'ta', body: draft({ pictureId }) });
    expect(preview.body).toMatchObject({ channel: 'MMS', numbers: 2 });
    expect((await send({ pictureId })).body.queued).toBe(2);
    const before = standIn.files.size;
    await work();
    expect(standIn.files.size).toBe(before + 1);
    const [imageId, bytes] = [...standIn.files].at(-1) ?? [];
    expect(bytes?.equals(await read(pictureId))).toBe(true);
    expect(standIn.sent).toMatchObject([
      { type: 'MMS', text: '여름 특강', imageId },
      { type: 'MMS', imageId },
    ]);
    await send({ pictureId });
    await work();
    expect([standIn.sent.length, standIn.files.size]).toEqual([4, before + 1]);
    await expect
      .poll(() => standIn.sent.every(({ statusCode }) => statusCode === '4000'), { timeout: 5000 })
      .toBe(true);
    api.wait(30);
    await work();
    const { rows } = await sql`select distinct status, channel, went_by from sms_recipients`.execute(
      api.deps.db.kysely,
    );
    expect(rows).toEqual([{ status: 'DELIVERED', channel: 'MMS', went_by: 'MMS' }]);
  });

  it('waits while the provider is away, and while another process uploads its picture', async () => {
    await send({ pictureId: await picture() });
    standIn.isAway = true;
    await work();
    standIn.isAway = false;
    api.wait(60);
    const real = api.deps.sms;
    const before = standIn.files.size;
    await work({
      upload: async (jpeg) => {
        // Meanwhile another process, whose lease ran out here, would send the same.
        api.wait(61);
        await work();
        return real.upload(jpeg);
      },
    });
    expect(standIn.files.size - before).toBeLessThanOrEqual(2);
    expect(new Set(standIn.sent.map(({ recipient }) => recipient)).size).toBe(standIn.sent.length);
    expect(standIn.sent).toHaveLength(2);
  });

  it('goes again with its picture to those who did not get it', async () => {
    await send({ pictureId: await picture() });
    const { rows } = await sql<{ id: string }>`select id from sms_messages`.execute(api.deps.db.kysely);
    await sql`update sms_recipients set status = 'FAILED', failure_code = '3059'`.execute(api.deps.db.kysely);
    const body = { sendKey: crypto.randomUUID(), quietHoursConfirmed: true };
    expect((await api.call('POST', `/sms/${rows[0]?.id}/resend-failed`, { as: 'ta', body })).status).toBe(201);
    await work();
    expect(standIn.sent).toMatchObject([{ type: 'MMS' }, { type: 'MMS' }]);
  });
});
