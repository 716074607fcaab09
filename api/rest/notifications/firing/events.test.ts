import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { dateOf, inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { askQuestion } from '../../../testing/setups/board.ts';
import { addSlot, addStudents, slotInput } from '../../../testing/setups/clinic.ts';
import { acts } from '../../../testing/setups/notifications.ts';
import { sendWaiting } from '../../smsMessages/sending/send.ts';
import { fireDay, fireDue } from './fireDue.ts';
import { noLock } from '../../../testing/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.deps.db.sql.exec(
    `update sms_recipients set status = 'FAILED', failure_code = 'CANCELLED' where status = 'QUEUED'`,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.deps.db.sql.exec(
    'delete from notification_events; delete from notification_preferences; delete from push_alert_templates; delete from lecture_ddays',
  );
  api.sent.length = 0;
});

/** An hour of tomorrow in Seoul: no test depends on when it runs. */
const tomorrow = (time: string) => new Date(`${dateOf(1)}T${time}:00+09:00`);

async function work(at = tomorrow('12:00')): Promise<void> {
  const deps = { ...api.deps, clock: { now: () => at } };
  await fireDay(deps, noLock);
  await fireDue(deps, noLock);
  await sendWaiting(deps);
}

const words =
  '#{이름} #{강의} #{주차} #{출결} #{시험} #{점수} #{예약} #{시각} #{할일} #{제목} #{변경전} #{변경후} #{링크}';
/** Those of the words that each event has a value for. */
const variables: Record<string, RegExp> = {
  ABSENT: /이름|강의|주차|출결/,
  LATE: /이름|강의|주차|출결/,
  ARRIVAL: /이름|예약|시각/,
  DEPARTURE: /이름|예약|시각/,
  CLINIC_RESERVED: /이름|예약|시각/,
  CLINIC_PROMOTED: /이름|예약|시각/,
  CLINIC_CANCELLED: /이름|예약|시각/,
  CLINIC_TOMORROW: /이름|예약|시각/,
  CLINIC_MOVED: /이름|예약|변경/,
  WEEK_MOVED: /이름|강의|주차|변경/,
  SCORE_SHOWN: /이름|강의|주차|시험|점수/,
  CLINIC_TODO: /이름|시험|할일/,
  ANNOUNCEMENT: /이름|강의|주차|제목/,
  QUESTION_ANSWERED: /이름|제목/,
  REPORT_CARD: /이름|시험|링크/,
  DDAY_WEEK: /이름|강의|제목/,
  PASSWORD_RESET: /이름/,
};

const bodyOf = (event: string) =>
  words
    .split(' ')
    .filter((word) => variables[event]?.test(word))
    .join(' ');

async function addTemplate(event: string, more: object = {}): Promise<string> {
  const object = {
    name: `시험 ${crypto.randomUUID()}`,
    event,
    body: bodyOf(event),
    channel: 'LMS',
    audience: 'STUDENT',
    ...more,
  };
  const { body } = await api.gql(
    'mutation ($object: pushAlertTemplates_insert_input!) { insert_pushAlertTemplates_one(object: $object) { id } }',
    { as: 'admin', variables: { object } },
  );
  return body.data.insert_pushAlertTemplates_one.id;
}

const textsOf = (name: string) =>
  api.sent.filter(({ text }) => text.startsWith(name)).map(({ to, text }) => ({ to, text }));

async function person(id: string) {
  return api.deps.db.kysely
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['users.name', 'users.phone', 'students.parent_phone as parentPhone'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

async function logOf(studentId: string, kind: string) {
  const { body } = await api.gql(
    `query ($id: uuid!, $kind: String!) { notificationLogs(where: { studentId: { _eq: $id }, kind: { _eq: $kind } }, order_by: { createdAt: asc }) {
      kind audience way outcome reason detail } }`,
    { as: 'ta', variables: { id: studentId, kind } },
  );
  return body.data.notificationLogs;
}

/** What the student finds in the portal. */
const noticesOf = (studentId: string, kind: string) =>
  api.deps.db.kysely
    .selectFrom('notifications')
    .select('body')
    .where('student_id', '=', studentId)
    .where('kind', '=', kind)
    .where('gone_at', 'is', null)
    .execute();

describe.each(Object.entries(acts))('%s', (event, act) => {
  it('is told once, to the right person, in the right words, and stays in the portal until it is undone', async () => {
    await addTemplate(event);
    const { studentId, says, again, undo } = await act(api);
    await work();
    const { name, phone } = await person(studentId);
    const [text, ...others] = textsOf(name);
    expect([text?.to, others]).toEqual([phone, []]);
    for (const part of [name, ...says]) expect(text?.text).toContain(part);
    expect(text?.text).not.toMatch(/#\{|undefined|null/);
    await again?.();
    await work(tomorrow('13:00'));
    expect(textsOf(name)).toHaveLength(1);
    expect(await logOf(studentId, event)).toMatchObject([
      { kind: event, audience: 'STUDENT', way: 'TEXT', outcome: 'SENT' },
      { kind: event, way: 'PORTAL', outcome: 'SENT' },
    ]);
    const [notice] = await noticesOf(studentId, event);
    expect(notice?.body).not.toContain('/link/');
    await undo?.();
    expect(await noticesOf(studentId, event)).toHaveLength(undo ? 0 : 1);
  });

  it('is not told where it is switched off, and the log says so', async () => {
    await addTemplate(event, { isActive: false });
    const { studentId } = await act(api);
    await work();
    expect(textsOf((await person(studentId)).name)).toEqual([]);
    expect(await logOf(studentId, event)).toMatchObject([{ kind: event, outcome: 'SKIPPED', reason: 'SWITCHED_OFF' }]);
  });

  it('is not told when it is undone in time', async () => {
    await addTemplate(event, { delayMinutes: 60 });
    const { studentId, undo } = await act(api);
    // What cannot be undone has nothing to show here.
    if (!undo) return;
    await fireDay({ ...api.deps, clock: { now: () => tomorrow('11:30') } }, noLock);
    await undo();
    await work();
    expect(textsOf((await person(studentId)).name)).toEqual([]);
    expect(await logOf(studentId, event)).toContainEqual(expect.objectContaining({ kind: event, reason: 'UNDONE' }));
  });
});

describe('an answer to a question', () => {
  const asked = async () => {
    const title = `한 번 더 ${crypto.randomUUID()}`;
    const id = await askQuestion(api, { category: 'QUESTION', title, body: '왜 그런가요?' });
    const call = async (method: string, path: string, as: 'ta' | 'minsu', body?: object) => {
      const answer = await api.send(method, `/board/${path}`, { as, body });
      if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    return {
      answer: (body: string): Promise<{ id: string }> => call('POST', `${id}/answer`, 'ta', { body }),
      ask: () => call('POST', `${id}/follow-up`, 'minsu', { body: '그럼 이것은요?' }),
      remove: (answerId: string) => call('DELETE', `answer/${answerId}`, 'ta'),
      told: () => api.sent.filter(({ text }) => text.includes(title)).length,
    };
  };

  it('is told each time: to the question, and to what was asked on', async () => {
    await addTemplate('QUESTION_ANSWERED');
    const { answer, ask, told } = await asked();
    await answer('그래서 그렇습니다.');
    await work();
    expect(told()).toBe(1);
    await ask();
    await work(tomorrow('13:00'));
    expect(told()).toBe(1);
    await answer('이것도 그렇습니다.');
    await work(tomorrow('14:00'));
    await work(tomorrow('15:00'));
    expect(told()).toBe(2);
  });

  it('is not told when it was deleted in time; the other one is', async () => {
    await addTemplate('QUESTION_ANSWERED', { delayMinutes: 60 });
    const { answer, remove, told } = await asked();
    await answer('그래서 그렇습니다.');
    const { id } = await answer('잘못 썼습니다.');
    await remove(id);
    await work();
    expect(told()).toBe(1);
    const log = await logOf(students.minsu.id, 'QUESTION_ANSWERED');
    expect(log.filter(({ reason }: { reason: string }) => reason === 'UNDONE')).toHaveLength(1);
  });
});

it('tells of a counsel that moves twice once, from the first place to the last, and of a later move again', async () => {
  await addTemplate('CLINIC_MOVED', { delayMinutes: 60 });
  const kind = { reserveType: 'COUNSEL', counselType: 'STUDY', inDays: 200, capacity: 1 } as const;
  const { id, room } = await addSlot(api, kind);
  const [studentId = ''] = await addStudents(api, 1);
  const { name } = await person(studentId);
  const body = { studentIds: [studentId] };
  const { status } = await api.call('POST', `/clinic/slot/${id}/participants`, { as: 'ta', body });
  expect(status).toBe(201);
  const move = async (from: number, to: string) => {
    const sent = slotInput({ ...kind, from, to: from + 2, room: to });
    expect((await api.call('PUT', `/clinic/slot/${id}`, { as: 'ta', body: sent })).body).toMatchObject({
      slot: { id },
    });
  };
  await move(18, '상담실 2');
  await move(19, '상담실 3');
  await work();
  expect(textsOf(name)).toHaveLength(1);
  expect(textsOf(name)[0]?.text).toMatch(new RegExp(`상담 .*17:00~19:00 ${room} .*19:00~21:00 상담실 3$`));
  await move(19, '상담실 4');
  await api.deps.db.kysely
    .updateTable('notification_events')
    .set({ occurred_at: new Date(inMinutes(-60)) })
    .execute();
  await work(tomorrow('13:00'));
  expect(textsOf(name)[1]?.text).toMatch(/상담실 3 .*상담실 4$/);
  const notices = await api.deps.db.kysely
    .selectFrom('notifications')
    .selectAll()
    .where('gone_at', 'is', null)
    .execute();
  expect(notices).toMatchObject([{ is_counsel: true, body: textsOf(name)[1]?.text }]);
});

it('tells of a booking that is made and moved in one night once, where it is in the morning', async () => {
  for (const event of ['CLINIC_RESERVED', 'CLINIC_MOVED']) await addTemplate(event, {});
  const [studentId = ''] = await addStudents(api, 1);
  const { name } = await person(studentId);
  const [first, second] = [await addSlot(api, { inDays: 210 }), await addSlot(api, { inDays: 210, from: 19, to: 21 })];
  const body = { studentIds: [studentId] };
  const { bookings } = (await api.call('POST', `/clinic/slot/${first.id}/participants`, { as: 'ta', body })).body;
  await work(tomorrow('22:00'));
  const path = `/clinic/participant/${bookings[0]?.id}/move-participant-slot` as const;
  const move = async (slotId: string, at: Date) => {
    await api.call('PUT', path, { as: 'ta', body: { slotId } });
    const { kysely } = api.deps.db;
    const last = kysely.updateTable('notification_events').set({ occurred_at: at, next_at: at });
    await last.where('kind', '=', 'CLINIC_MOVED').where('turn', '=', 0).execute();
    await work(at);
  };
  await move(second.id, tomorrow('22:10'));
  const morning = new Date(tomorrow('08:01').getTime() + 86_400_000);
  await work(morning);
  expect(textsOf(name).map(({ text }) => text)).toEqual([expect.stringMatching(/ 19:00$/)]);
  // Who found the first place in the portal finds the move there.
  expect(await noticesOf(studentId, 'CLINIC_MOVED')).toHaveLength(1);
  await move(first.id, new Date(morning.getTime() + 3_600_000));
  expect(textsOf(name)).toHaveLength(2);
});

describe('a template', () => {
  const absent = async (more: object = {}) => {
    const templateId = await addTemplate('ABSENT', { body: '#{이름}이/가 #{강의} #{출결}', ...more });
    return { templateId, ...(await acts.ABSENT!(api)) };
  };

  it('tells the guardian, the student, or both', async () => {
    const { studentId } = await absent({ audience: 'BOTH' });
    await work();
    const { name, phone, parentPhone } = await person(studentId);
    expect(
      textsOf(name)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([phone, parentPhone].toSorted());
  });

  it('waits as long as it says, and through the night', async () => {
    const { studentId } = await absent({ delayMinutes: 60 });
    const { name } = await person(studentId);
    await work(new Date(inMinutes(0)));
    expect(textsOf(name)).toEqual([]);
    await work(tomorrow('22:00'));
    expect(textsOf(name)).toEqual([]);
    expect(await logOf(studentId, 'ABSENT')).toMatchObject([
      { way: 'TEXT', outcome: 'WAITING', reason: 'QUIET_HOURS' },
      { way: 'PORTAL', outcome: 'SENT' },
    ]);
    await work(new Date(tomorrow('08:01').getTime() + 86_400_000));
    expect(textsOf(name)).toHaveLength(1);
  });

  it('is off or on for a lecture, whatever it says itself', async () => {
    const { templateId, studentId } = await absent({ isActive: false });
    const object = { templateId, lectureId: lectures.calculusB.id, isActive: true };
    const mutation =
      'mutation ($object: pushAlertLectures_insert_input!) { insert_pushAlertLectures_one(object: $object) { isActive } }';
    const write = (as: 'admin' | 'ta') => api.gql(mutation, { as, variables: { object } });
    expect((await write('ta')).body.errors).toHaveLength(1);
    expect((await write('admin')).body).toMatchObject({ data: { insert_pushAlertLectures_one: { isActive: true } } });
    await work();
    expect(textsOf((await person(studentId)).name)).toHaveLength(1);
  });

  it('writes down what it could not send, and why', async () => {
    const { studentId } = await absent({ body: '#{이름} #{점수}', audience: 'BOTH' });
    await api.deps.db.kysely.updateTable('students').set({ parent_phone: null }).where('id', '=', studentId).execute();
    await work();
    expect(await logOf(studentId, 'ABSENT')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ audience: 'STUDENT', way: 'TEXT', reason: 'UNFILLED', detail: '점수' }),
        expect.objectContaining({ audience: 'GUARDIAN', way: 'TEXT', reason: 'NO_PHONE' }),
        expect.objectContaining({ way: 'PORTAL', reason: 'UNFILLED' }),
      ]),
    );
  });

  it('leaves out a student who does not want it, not the guardian', async () => {
    const { studentId } = await absent({ audience: 'BOTH' });
    await api.deps.db.kysely
      .insertInto('notification_preferences')
      .values({ student_id: studentId, kind: 'ABSENT', is_off: true })
      .execute();
    const parent_phone = '+821099998888';
    await api.deps.db.kysely.updateTable('students').set({ parent_phone }).where('id', '=', studentId).execute();
    await work();
    expect(textsOf((await person(studentId)).name).map(({ to }) => to)).toEqual([parent_phone]);
    expect(
      (await logOf(studentId, 'ABSENT')).filter(({ reason }: { reason: string }) => reason === 'PREFERENCE'),
    ).toHaveLength(2);
  });

  it('keeps no link once it went out, and no number in the log', async () => {
    await addTemplate('REPORT_CARD');
    await acts.REPORT_CARD!(api);
    await work();
    const rows = await api.deps.db.kysely.selectFrom('notification_events').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('/link/');
    expect(api.logged.join('\n')).not.toMatch(/\+82|(?<![\da-f-])01\d{8}/);
  });

  it('is told once by three workers at the same time', async () => {
    const { studentId } = await absent();
    const deps = { ...api.deps, clock: { now: () => tomorrow('12:00') } };
    await Promise.all([fireDue(deps, noLock), fireDue(deps, noLock), fireDue(deps, noLock)]);
    await sendWaiting(deps);
    expect(textsOf((await person(studentId)).name)).toHaveLength(1);
  });
});

it('goes as 알림톡 by the Kakao template of its template, filled with what the text says', async () => {
  const { kysely } = api.deps.db;
  await kysely
    .insertInto('push_alert_templates')
    .values({
      name: '결석',
      event: 'ABSENT',
      channel: 'ALIMTALK',
      body: '#{이름} #{출결}',
      kakao_template_id: 'KA01TPabsent',
    })
    .execute();
  const { studentId } = await acts.ABSENT!(api);
  const deps = { ...api.deps, clock: { now: () => tomorrow('12:00') }, sms: { ...api.deps.sms, sendsAlimtalk: true } };
  await fireDue(deps, noLock);
  const rows = await kysely
    .selectFrom('sms_recipients as recipient')
    .innerJoin('sms_messages as message', 'message.id', 'recipient.message_id')
    .select(['message.channel', 'kakao_template_id', 'variables', 'recipient.body', 'message.template_id'])
    .where('student_id', '=', studentId)
    .where('status', '=', 'QUEUED')
    .execute();
  const name = rows[0]?.body.split(' ')[0];
  expect(rows).toMatchObject([
    {
      channel: 'ALIMTALK',
      kakao_template_id: 'KA01TPabsent',
      variables: { 이름: name, 출결: '결석' },
      body: `${name} 결석`,
    },
  ]);
  expect(rows[0]?.template_id).not.toBeNull();
});
