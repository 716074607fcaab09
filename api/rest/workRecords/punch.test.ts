import { describe, expect, it } from 'vitest';
import { dayInSeoul } from '#ui-kit/format/time/date.ts';
import { staff } from '#mocks/cast.ts';
import { startWork } from '../../testing/setups/work.ts';

const { api, work } = await startWork();

const punchId = '01990000-0000-7000-8000-00000000abcd';
const otherPunch = '01990000-0000-7000-8000-00000000abce';

describe('the clock', () => {
  it('refuses those who are no TA, and malformed bodies', async () => {
    for (const path of ['work-in-v2', 'work-out-v2', 'work-in-out'] as const) {
      const url = `/supervisor/${path}` as const;
      expect((await api.call('POST', url, { as: 'ta', body: { punchId: 'x' } })).status, path).toBe(400);
      const admin = await api.call('POST', url, { as: 'admin', body: {} });
      expect([admin.status, admin.body.code], path).toEqual([409, 'not-a-ta']);
    }
  });

  it('needs no body', async () => {
    expect((await api.call('POST', '/supervisor/work-in-v2', { as: 'ta' })).status).toBe(201);
  });

  it('comes in once and goes out once, by the clock of the server', async () => {
    const none = await work.out();
    expect([none.status, none.body.code]).toEqual([409, 'not-open']);
    const begun = await work.in();
    expect([begun.status, begun.body.status, begun.body.taName]).toEqual([201, 'OPEN', staff.ta.name]);
    expect(Math.abs(Date.parse(begun.body.startedAt) - api.deps.clock.now().getTime())).toBeLessThan(10_000);
    const again = await work.in();
    expect([again.status, again.body.code]).toEqual([409, 'already-open']);
    api.wait(3600);
    const ended = await work.out();
    expect([ended.status, ended.body.id, ended.body.minutes]).toEqual([200, begun.body.id, 60]);
    expect((await work.out()).body.code).toBe('not-open');
  });

  it('the older call does the same, and a second press within a minute is the first one', async () => {
    const begun = (await work.toggle()).body;
    expect((await work.toggle()).body).toMatchObject({ id: begun.id, status: 'OPEN' });
    api.wait(120);
    const ended = (await work.toggle()).body;
    expect(ended).toMatchObject({ id: begun.id, status: 'CLOSED', minutes: 2 });
    expect((await work.toggle()).body).toMatchObject({ id: begun.id, status: 'CLOSED' });
    api.wait(120);
    expect((await work.toggle()).body).toMatchObject({ status: 'OPEN' });
    expect((await work.in()).body.code).toBe('already-open');
  });

  it('answers a press that arrives twice with the shift of the first', async () => {
    const begun = await work.in('ta', { punchId });
    expect((await work.in('ta', { punchId })).body).toEqual(begun.body);
    expect((await work.in('ta', { punchId: otherPunch })).body.code).toBe('already-open');
    api.wait(600);
    expect((await work.toggle('ta', { punchId })).body).toEqual(begun.body);
    const ended = await work.out('ta', { punchId: otherPunch });
    expect((await work.out('ta', { punchId: otherPunch })).body).toEqual(ended.body);
    expect((await work.in('ta', { punchId })).body).toEqual(ended.body);
  });

  it('asks for the kind of work only where there are several', async () => {
    const [first, second] = work.kinds;
    await work.giveKinds(staff.ta.id, [first?.id ?? '', second?.id ?? '']);
    const asked = await work.in();
    expect([asked.status, asked.body.code, asked.body.errors[0].field]).toEqual([
      409,
      'wage-type-needed',
      'wageTypeId',
    ]);
    const strange = await work.in('ta', { wageTypeId: work.kinds[3]?.id });
    expect([strange.status, strange.body.code]).toEqual([409, 'wage-type-not-assigned']);
    expect((await work.in('ta', { wageTypeId: second?.id })).body.wageTypeId).toBe(second?.id);
    await work.clear();
    await work.giveKinds(staff.ta.id, [first?.id ?? '']);
    expect((await work.in()).body.wageTypeId).toBe(first?.id);
  });

  it('finds a forgotten out, which a correction with a reason answers; no minutes count until then', async () => {
    const { id } = await work.add(staff.ta.id, 15, null);
    for (const answer of [await work.in(), await work.out(), await work.toggle()]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'forgotten-out']);
    }
    const ask = { workRecordId: id, startedAt: work.ago(15), endedAt: work.ago(11), reason: '지갑을 찾다 잊었습니다' };
    expect((await api.call('POST', '/supervisor/work-corrections', { as: 'ta', body: ask })).status).toBe(201);
    // The shift may have begun last month.
    const list = await api.call('GET', `/admin/work-in-out?date=${dayInSeoul(work.ago(15))}`, { as: 'admin' });
    expect(list.body.records.find((record: { id: string }) => record.id === id)).toMatchObject({
      status: 'CLOSED',
      minutes: 0,
      isOutMissing: true,
    });
    expect((await work.in()).status).toBe(201);
  });

  it('a manager who works as a TA punches like everybody', async () => {
    const begun = await work.in('taAdmin');
    expect(begun.status).toBe(201);
    api.wait(120);
    expect((await work.out('taAdmin')).body.minutes).toBe(2);
  });

  it.each(['work-in-v2', 'work-in-out'] as const)(
    'ten presses of two devices at once make one shift: %s',
    async (path) => {
      for (let round = 0; round < 3; round++) {
        await work.clear();
        const other = { token: (await api.signIn(staff.ta.loginId)).token };
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, n) =>
            api.call('POST', `/supervisor/${path}`, { as: n % 2 ? other : 'ta', body: {} }),
          ),
        );
        const acknowledged = answers.filter(({ status }) => status < 300);
        expect(new Set(acknowledged.map(({ body }) => body.id)).size).toBe(1);
        expect(answers.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);
        expect(await work.openOf(staff.ta.id)).toEqual([{ id: acknowledged[0]?.body.id }]);
        api.wait(120);
        const outs = await Promise.all(Array.from({ length: 10 }, () => work.out()));
        expect(outs.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await work.openOf(staff.ta.id)).toEqual([]);
      }
    },
  );
});
