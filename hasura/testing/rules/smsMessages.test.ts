import { describe, expect } from 'vitest';
import { inHours } from '#ui-kit/format/testing/when.ts';
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
