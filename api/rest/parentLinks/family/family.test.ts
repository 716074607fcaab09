import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { addSlot, cancelBookings } from '../../../testing/setups/clinic.ts';
import { addShownExam } from '../../../testing/setups/reports.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
const { minsu, seoyeon, geonu, jihun } = students;
const number = '+821055554321';
const pin = '482913';
let networks = 1;
let ip = '';

beforeAll(async () => {
  api = await startApi();
  const { sql, kysely } = api.deps.db;
  await kysely
    .updateTable('students')
    .set({ parent_phone: number })
    .where('id', 'in', [minsu.id, seoyeon.id, geonu.id, jihun.id])
    .execute();
  await sibling(seoyeon.id, 'CONFIRMED');
  await sibling(geonu.id, 'REFUSED');
  await sql.query('delete from consents where student_id = any ($1)', [[minsu.id, seoyeon.id]]);
});
afterAll(() => api.close());
// Another network each, so that the limits of one address stay out of it.
beforeEach(() => void (ip = `198.18.${networks++}.2`));

const sibling = (id: string, status: string) =>
  api.deps.db.sql.query(
    `insert into student_siblings (one_id, other_id, status) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3)
     on conflict (one_id, other_id) do update set status = excluded.status`,
    [minsu.id, id, status],
  );

async function link(purpose: Sent<'createParentLink'>['purpose'] = 'FAMILY', id: string = minsu.id) {
  const made = await api.call('POST', `/students/${id}/parent-links`, { as: 'ta', body: { purpose, days: 90 } });
  expect(made.status).toBe(201);
  return { token: made.body.url.split('/').at(-1) as string, purpose };
}
const sender = (cookie: string) => ({ 'x-forwarded-for': ip, cookie });
const open = (body: Sent<'openParentLink'>, cookie = 'link_device=mother') =>
  api.call('POST', '/parent-links/open', { body, headers: sender(cookie) });
const post = (
  what: 'reserve' | 'cancel' | 'consent' | 'renew' | 'family',
  body: Sent<'reserveByLink' | 'cancelByLink' | 'consentByLink' | 'renewParentLink' | 'sendFamilyLink'>,
) => api.call('POST', `/parent-links/${what}`, { body, headers: sender('link_device=mother') });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
/** A family's link whose PIN the mother's browser chose. */
async function family() {
  const asked = await link();
  expect((await open({ ...asked, pin })).status).toBe(200);
  return asked;
}
const father = 'link_device=father';

describe('the home of a family', () => {
  it('opens for a PIN that its first browser chooses and each further one is asked for', async () => {
    const asked = await link();
    expect(codeOf(await open(asked))).toEqual([403, 'pin-new']);
    for (const easy of ['000000', '123456', '987654']) {
      expect((await open({ ...asked, pin: easy })).body.errors?.[0].field).toBe('pin');
    }
    expect((await open({ ...asked, pin })).status).toBe(200);
    expect((await open(asked)).status).toBe(200);
    expect(codeOf(await open(asked, father))).toEqual([403, 'pin-needed']);
    expect(codeOf(await open({ ...asked, pin: '482914' }, father))).toEqual([403, 'pin-needed']);
    expect((await open({ ...asked, pin }, father)).status).toBe(200);
    expect((await open(asked, father)).status).toBe(200);
    const [row] = await api.deps.db.sql.query<{ pin_hash: string }>(
      'select pin_hash from parent_links where purpose = $1',
      ['FAMILY'],
    );
    expect(row!.pin_hash).toMatch(/^[0-9a-f]{64}$/);
    await expect(
      api.deps.db.sql.query(`update parent_links set pin_hash = repeat('0', 64) where pin_hash is not null`),
    ).rejects.toThrow('parent_links_fixed');
  });

  it('lets no further browser in after ten wrong PINs, and texts a new link where the PIN is forgotten', async () => {
    const asked = await family();
    for (let at = 0; at < 9; at += 1) {
      ip = `198.19.1.${networks++}`;
      expect(codeOf(await open({ ...asked, pin: '111222' }, father))).toEqual([403, 'pin-needed']);
    }
    expect(codeOf(await open({ ...asked, pin: '111222' }, father))).toEqual([403, 'link-locked']);
    expect(codeOf(await open({ ...asked, pin }, father))).toEqual([403, 'link-locked']);
    expect((await open(asked)).status).toBe(200);
    // Asked for before it is locked, too.
    const forgotten = await family();
    expect((await post('renew', forgotten)).status).toBe(204);
    const [text] = await api.deps.db.sql.query<{ phone: string; body: string }>(
      `select phone, body from sms_recipients where body like '%/link/family/%' order by created_at desc limit 1`,
    );
    expect(text!.phone).toBe(number);
    expect(codeOf(await open({ token: text!.body.split('/').at(-1)!, purpose: 'FAMILY' }))).toEqual([403, 'pin-new']);
  });

  it('shows the student and confirmed siblings whose parents have the same number, and nobody else', async () => {
    const asked = await family();
    const names = async () => (await open(asked)).body.children.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual([minsu.name, seoyeon.name].sort());
    expect((await open({ ...asked, childId: seoyeon.id })).body).toMatchObject({
      childId: seoyeon.id,
      studentName: seoyeon.name,
    });
    expect((await open({ ...asked, childId: geonu.id })).status).toBe(404);
    const students = api.deps.db.kysely.updateTable('students').where('id', '=', seoyeon.id);
    await students.set({ parent_phone: '+821055550000' }).execute();
    expect(await names()).toEqual([minsu.name]);
    expect((await open({ ...asked, childId: seoyeon.id })).status).toBe(404);
    await students.set({ parent_phone: number }).execute();
    expect((await open({ ...(await link('WEEK')), childId: seoyeon.id })).status).toBe(404);
  });

  it('does for each child what the links for one thing do', async () => {
    const asked = { ...(await family()), childId: seoyeon.id };
    await cancelBookings(api, seoyeon.id);
    const slot = await addSlot(api, { inDays: 83, reserveType: 'COUNSEL' });
    const booking = { ...asked, slotId: slot.id, counselType: 'PARENT' as const };
    expect((await post('reserve', booking)).status).toBe(400);
    expect((await post('reserve', { ...booking, part: 'COUNSEL' })).body.status).toBe('RESERVED');
    expect((await open({ ...asked, part: 'COUNSEL' })).body.bookings).toMatchObject([{ slotId: slot.id }]);
    expect((await open(asked)).body.bookings).toMatchObject([{ slotId: slot.id }]);
    expect((await post('cancel', { ...booking, part: 'COUNSEL' })).status).toBe(204);
    const consent = {
      ...asked,
      part: 'CONSENT',
      giverName: '이보호',
      kinds: ['REQUIRED'],
    } satisfies Sent<'consentByLink'>;
    expect((await post('consent', consent)).status).toBe(204);
    // It is no link for a consent alone, which would be used up.
    expect((await open(asked)).body.consents).toEqual(['REQUIRED']);
    expect((await open({ ...asked, childId: minsu.id })).body.consents).toEqual([]);
  });

  it('shows the texts to the number that the parents have now', async () => {
    const asked = await family();
    const { sql, kysely } = api.deps.db;
    const text = { sendKey: crypto.randomUUID(), body: '#{이름}: #{링크}', quietHoursConfirmed: true };
    const body = { purpose: 'WEEK', days: 7, text } satisfies Sent<'createParentLink'>;
    expect((await api.call('POST', `/students/${minsu.id}/parent-links`, { as: 'ta', body })).body.queued).toBe(1);
    const textsOf = async (more: Partial<Sent<'openParentLink'>> = {}) =>
      (await open({ ...asked, ...more })).body.messages.map((one: { body: string }) => one.body.split(':')[0]);
    // What waits was not sent yet.
    expect(await textsOf()).toEqual([]);
    await sql.query(`update sms_recipients set status = 'SENT', sent_at = now() where body like $1`, [
      `${minsu.name}:%`,
    ]);
    expect(await textsOf()).toEqual([minsu.name]);
    expect(await textsOf({ part: 'WEEK' })).toEqual([]);
    const student = kysely.updateTable('students').where('id', '=', minsu.id);
    await student.set({ parent_phone: '+821055550001' }).execute();
    expect(await textsOf()).toEqual([]);
    await student.set({ parent_phone: number }).execute();
  });

  it('opens report cards that were sent for the child, and counts that', async () => {
    const asked = await family();
    const exam = await addShownExam(api, 72);
    const send = (studentId: string) =>
      api.call('POST', '/report-cards/links', {
        as: 'ta',
        body: { examId: exam.id, studentIds: [studentId], days: 7, showsRank: false },
      });
    expect((await send(minsu.id)).status).toBe(201);
    const [card] = (await open(asked)).body.cards;
    const shown = await open({ ...asked, part: 'CARD', cardId: card.id });
    expect(shown.body.card.student.name).toBe(minsu.name);
    expect((await open({ ...asked, part: 'CARD', cardId: card.id, childId: seoyeon.id })).status).toBe(404);
    expect((await open({ ...asked, part: 'CARD', cardId: unknownId })).status).toBe(404);
    expect((await open({ ...asked, part: 'CARD' })).body.errors[0].field).toBe('cardId');
    const [row] = await api.deps.db.sql.query('select opened_count from report_links where id = $1', [card.id]);
    expect(row).toEqual({ opened_count: 1 });
  });

  it('is texted to the number on file for whoever holds a link of a child, once a day', async () => {
    const asked = await link('WEEK', jihun.id);
    expect((await post('family', asked)).status).toBe(204);
    expect(codeOf(await post('family', asked))).toEqual([409, 'family-link-sent']);
    api.wait(86_401);
    expect((await post('family', asked)).status).toBe(204);
    api.wait(-86_401);
    expect(codeOf(await post('family', { ...asked, token: 'A'.repeat(64) }))).toEqual([404, 'link-unknown']);
    const rows = await api.deps.db.sql.query<{ body: string; phone: string }>(
      `select body, phone from sms_recipients where student_id = $1 and body like '%/link/family/%'`,
      [jihun.id],
    );
    expect(rows.map(({ phone }) => phone)).toEqual([number, number]);
  });

  it('alone may be open for longer than ninety days', async () => {
    const make = (purpose: 'FAMILY' | 'WEEK') =>
      api.call('POST', `/students/${minsu.id}/parent-links`, { as: 'ta', body: { purpose, days: 365 } });
    expect((await make('FAMILY')).status).toBe(201);
    expect((await make('WEEK')).body.errors[0].field).toBe('days');
  });
});
