import { describe, expect } from 'vitest';
import { hourOf, inHours } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';

const rule = rules();

const move = 'update sms_recipients set status = $1 where id = $2';

const yesterday = `(now() at time zone 'Asia/Seoul')::date - 1`;

describe('messages', () => {
  rule('are counted in EUC-KR bytes', async ({ accepts }) => {
    const sql = 'select sms_bytes($1) as bytes';
    expect(await accepts(sql, ['안녕하세요, ABC 123\n①'])).toEqual([{ bytes: 22 }]);
    expect(await accepts(sql, [''])).toEqual([{ bytes: 0 }]);
  });

  rule('fit their channel', async ({ refuses, accepts }) => {
    const sql = `insert into sms_messages (send_key, channel, body, quiet_hours_confirmed) values ($1, $2, $3, true)`;
    await refuses('23514 sms_messages_body_fits', sql, ['length-1', 'SMS', `${'가'.repeat(45)}a`]);
    await accepts(sql, ['length-2', 'SMS', '가'.repeat(45)]);
    await refuses('23514 sms_messages_body_fits', sql, ['length-3', 'LMS', '가'.repeat(1001)]);
    await accepts(sql, ['length-4', 'LMS', '가'.repeat(1000)]);
    await refuses('23514 sms_messages_body_form', sql, ['length-5', 'SMS', '가'.normalize('NFD')]);
  });

  rule('go out once for one key', async ({ make, refuses, accepts }) => {
    const { send_key } = await make('sms_messages');
    const sql = `insert into sms_messages (send_key, channel, body, quiet_hours_confirmed) values ($1, 'SMS', '안내', true)`;
    await refuses('23505 sms_messages_send_key_key', sql, [send_key]);
    await accepts(`${sql} on conflict (send_key) do nothing`, [send_key]);
  });

  rule('are not planned for the night unless confirmed', async ({ refuses, accepts }) => {
    const sql = `insert into sms_messages (send_key, channel, body, scheduled_at, quiet_hours_confirmed)
      values (gen_random_uuid()::text, 'SMS', '안내', (${yesterday} + $1::time) at time zone 'Asia/Seoul', $2)`;
    for (const hour of ['21:00', '00:30', '07:59']) await refuses('23514 sms_messages_quiet_hours', sql, [hour, false]);
    for (const hour of ['08:00', '20:59']) await accepts(sql, [hour, false]);
    await accepts(sql, ['23:00', true]);
  });

  rule('stay as they were sent', async ({ make, refuses, accepts }) => {
    const { id, message_id } = await make('sms_recipients');
    const edit = `update sms_messages set body = '다른 말' where id = $1`;
    await accepts(edit, [message_id]);
    await accepts(move, ['SENT', id]);
    await refuses('23514 sms_messages_sent', edit, [message_id]);
    await refuses('23514 sms_messages_sent', 'delete from sms_messages where id = $1', [message_id]);
    await refuses('23514 sms_recipients_sent', `update sms_recipients set phone = '+821099998888' where id = $1`, [id]);
  });
});

describe('recipients', () => {
  rule('get a message once a number, with nothing left to fill in', async ({ make, refuses, accepts }) => {
    const { message_id, phone } = await make('sms_recipients');
    const sql = 'insert into sms_recipients (message_id, phone, body) values ($1, $2, $3)';
    await refuses('23505 sms_recipients_phone_key', sql, [message_id, phone, '안내']);
    await refuses('23514 sms_recipients_body_form', sql, [message_id, '+821012340001', '#{이름} 학생']);
    await refuses('23514 sms_recipients_body_fits', sql, [message_id, '+821012340001', '가'.repeat(46)]);
    await refuses('23514 sms_recipients_phone_e164', sql, [message_id, '01012340001', '안내']);
    await accepts(sql, [message_id, '+821012340001', '안내']);
  });

  rule('go from queued to sent to delivered, or fail with a code', async ({ make, refuses, accepts }) => {
    const { id } = await make('sms_recipients');
    await refuses('23514 sms_recipients_status_move', move, ['DELIVERED', id]);
    await accepts(move, ['SENT', id]);
    await refuses('23514 sms_recipients_status_move', move, ['QUEUED', id]);
    await refuses('23514 sms_recipients_failure_coded', move, ['FAILED', id]);
    await accepts(`update sms_recipients set status = 'FAILED', failure_code = '3104' where id = $1`, [id]);
    await refuses('23514 sms_recipients_status_move', move, ['SENT', id]);
  });

  rule('are not sent before the time, nor at night', async ({ make, refuses, accepts }) => {
    const later = await make('sms_messages', { scheduled_at: inHours(1) });
    const { id } = await make('sms_recipients', { message_id: later.id });
    await refuses('23514 sms_recipients_before_schedule', move, ['SENT', id]);
    const early = await make('sms_recipients');
    const plan = `update sms_messages set quiet_hours_confirmed = false, scheduled_at = (${yesterday} + time '10:00') at time zone 'Asia/Seoul' where id = $1`;
    await accepts(plan, [early.message_id]);
    const [clock] = await accepts<{ quiet: boolean }>('select is_quiet_hour(now()) as quiet');
    if (clock?.quiet) await refuses('23514 sms_recipients_quiet_hours', move, ['SENT', early.id]);
    else await accepts(move, ['SENT', early.id]);
  });
});

describe('a text that waits', () => {
  const waitOf = `select wait_reason as reason, wait_until as until, wait_detail as detail,
    (select is_sms_due(message, now()) and are_sms_going(now()) from sms_messages as message where message.id = sms_results.id) as goes
    from sms_results where id = $1`;
  const at = (time: string) => new Date(time);

  rule('goes at its time, at 08:00 where that is at night', async ({ accepts }) => {
    const goesAt = async (time: string, isConfirmed: boolean, isAdvertisement: boolean, now: string) => {
      const row = `json_populate_record(null::sms_messages, $1)`;
      const [{ goes } = { goes: null }] = await accepts<{ goes: Date }>(
        `select sms_goes_at(${row}, $2::timestamptz) as goes`,
        [
          JSON.stringify({ scheduled_at: time, quiet_hours_confirmed: isConfirmed, is_advertisement: isAdvertisement }),
          now,
        ],
      );
      return new Date(goes ?? 0).toISOString();
    };
    // In Seoul: 17:00, 20:59, 21:00, 21:55, 02:00, 08:00.
    const [five, late, night, seen, deep, eight] = ['08:00', '11:59', '12:00', '12:55', '17:00', '23:00'].map(
      (time) => `2026-11-27T${time}:00.000Z`,
    ) as [string, string, string, string, string, string];
    expect(await goesAt(five, false, true, seen)).toBe(eight);
    expect(await goesAt(five, true, true, deep)).toBe(eight);
    expect(await goesAt(night, false, false, five)).toBe(eight);
    expect(await goesAt(five, true, false, seen)).toBe(seen);
    expect(await goesAt(late, false, true, five)).toBe(late);
    expect(await goesAt(five, false, true, eight)).toBe(eight);
  });

  rule('says why and until when, as the sender goes by it', async ({ make, accepts }) => {
    const planned = async (row: Record<string, unknown>) => {
      const { id } = await make('sms_messages', row);
      await make('sms_recipients', { message_id: id });
      return (await accepts(waitOf, [id]))[0];
    };
    // Planned for the night as if the night had come.
    await accepts('alter table sms_messages drop constraint sms_messages_quiet_hours');
    const noon = hourOf(1, 12);
    expect(await planned({ scheduled_at: noon })).toEqual({
      reason: 'SCHEDULED',
      until: at(noon),
      detail: null,
      goes: false,
    });
    expect(await planned({ scheduled_at: hourOf(1, 22), quiet_hours_confirmed: false })).toEqual({
      reason: 'NIGHT',
      until: at(hourOf(2, 8)),
      detail: null,
      goes: false,
    });
    expect(
      await planned({
        scheduled_at: hourOf(1, 22),
        expires_at: hourOf(2, 7),
        quiet_hours_confirmed: false,
      }),
    ).toEqual({
      reason: 'TOO_LATE',
      until: at(hourOf(2, 7)),
      detail: null,
      goes: false,
    });
    expect(await planned({})).toEqual({ reason: null, until: null, detail: null, goes: true });
  });

  rule('says that sending is stopped, held up or tried again', async ({ make, accepts }) => {
    const { id } = await make('sms_messages');
    const { id: recipient } = await make('sms_recipients', { message_id: id });
    const wait = async () => (await accepts(waitOf, [id]))[0];
    const [soon, later] = [inHours(0.1), inHours(0.2)];
    const refused = `update sms_recipients set next_attempt_at = $2, failure_reason = '발신번호가 등록되지 않았습니다.' where id = $1`;
    await accepts(refused, [recipient, soon]);
    expect(await wait()).toMatchObject({
      reason: 'RETRY',
      until: at(soon),
      detail: '발신번호가 등록되지 않았습니다.',
    });
    await accepts(
      `update sms_holds set held_until = $1, problem_code = 'X', problem_reason = '잔액이 부족합니다.', problem_at = now()`,
      [later],
    );
    expect(await wait()).toEqual({ reason: 'PROVIDER', until: at(later), detail: '잔액이 부족합니다.', goes: false });
    await accepts('update sms_switches set is_stopped = true');
    expect(await wait()).toEqual({ reason: 'STOPPED', until: null, detail: null, goes: false });
    await accepts(`update sms_recipients set status = 'FAILED', failure_code = 'CANCELLED' where id = $1`, [recipient]);
    expect(await wait()).toMatchObject({ reason: null });
  });
});
