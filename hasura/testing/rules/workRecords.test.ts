import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';
import { paidTa } from '../paidTa.ts';

const rule = rules();

const record =
  'insert into work_records (ta_id, wage_type_id, status, started_at, ended_at) values ($1, $2, $3, $4, $5) returning id';

const at = (time: string) => `2026-${time}+09`;

describe('work', () => {
  rule('is open once a TA', async (tools) => {
    const { ta_id, wage_type_id } = await paidTa(tools);
    await tools.accepts(record, [ta_id, wage_type_id, 'OPEN', at('03-02 18:00'), null]);
    await tools.refuses('23505 work_records_one_open', record, [ta_id, wage_type_id, 'OPEN', at('03-02 19:00'), null]);
    await tools.accepts(record, [(await paidTa(tools)).ta_id, null, 'OPEN', at('03-02 18:00'), null]);
  });

  rule('of one TA never overlaps, nor lies after what is open', async (tools) => {
    const { ta_id } = await paidTa(tools);
    await tools.accepts(record, [ta_id, null, 'CLOSED', at('03-02 18:00'), at('03-02 20:00')]);
    await tools.refuses('23P01 work_records_no_overlap', record, [
      ta_id,
      null,
      'CLOSED',
      at('03-02 19:59'),
      at('03-02 21:00'),
    ]);
    await tools.accepts(record, [ta_id, null, 'OPEN', at('03-02 20:00'), null]);
    await tools.refuses('23P01 work_records_no_overlap', record, [
      ta_id,
      null,
      'CLOSED',
      at('03-03 18:00'),
      at('03-03 19:00'),
    ]);
  });

  rule('ends after it begins, within a day, and then only a manager changes it', async (tools) => {
    const { ta_id } = await paidTa(tools);
    const manager = await tools.make('users');
    const [row] = await tools.accepts<{ id: string }>(record, [ta_id, null, 'OPEN', at('03-02 18:00'), null]);
    const end = `update work_records set status = 'CLOSED', ended_at = $2 where id = $1`;
    await tools.refuses('23514 work_records_time_forward', end, [row?.id, at('03-02 17:00')]);
    await tools.refuses('23514 work_records_length', end, [row?.id, at('03-03 18:01')]);
    await tools.refuses('23514 work_records_closed_ended', `update work_records set status = 'CLOSED' where id = $1`, [
      row?.id,
    ]);
    await tools.as('ta', ta_id);
    await tools.accepts(end, [row?.id, at('03-02 21:00')]);
    await tools.refuses('23514 work_records_correction_needs_manager', end, [row?.id, at('03-02 22:00')]);
    await tools.as('manager', manager.id);
    await tools.refuses(
      '23514 work_records_status_move',
      `update work_records set status = 'OPEN', ended_at = null where id = $1`,
      [row?.id],
    );
    await tools.accepts(end, [row?.id, at('03-02 22:00')]);
    const corrected = `select work_records.corrected_by, before ->> 'ended_at' as first from work_records
      join audit_log on row_id = work_records.id::text and before ->> 'status' = 'CLOSED' where work_records.id = $1`;
    expect(await tools.accepts(corrected, [row?.id])).toMatchObject([
      { corrected_by: manager.id, first: expect.stringContaining('2026-03-02T12:00') },
    ]);
  });

  rule('is of a kind the TA was given, and has a wage', async (tools) => {
    const { ta_id, wage_type_id } = await paidTa(tools);
    const other = await tools.make('hourly_wage_types');
    const may = (type: string | null, day: string) => [ta_id, type, 'CLOSED', at(`${day} 18:00`), at(`${day} 19:00`)];
    await tools.refuses('23514 work_records_wage_type_assigned', record, may(other.id, '03-02'));
    await tools.make('ta_wage_types', { ta_id, wage_type_id: other.id });
    await tools.refuses('23514 work_records_wage_missing', record, may(other.id, '03-02'));
    await tools.accepts(record, may(wage_type_id, '03-02'));
    await tools.refuses('23514 work_records_wage_used', 'delete from hourly_wages where wage_type_id = $1', [
      wage_type_id,
    ]);
    const late = `update hourly_wages set from_month = '2026-04-01' where wage_type_id = $1`;
    await tools.refuses('23514 work_records_wage_used', late, [wage_type_id]);
    await tools.accepts(record, may(null, '03-03'));
    await tools.refuses('23514 work_records_wage_used', 'delete from ta_pay_terms where ta_id = $1', [ta_id]);
    const remove = 'delete from hourly_wage_types where id = $1';
    await tools.refuses('23503 ta_wage_types_wage_type_id_fkey', remove, [wage_type_id]);
    await tools.accepts('delete from ta_wage_types where wage_type_id = $1', [wage_type_id]);
    await tools.refuses('23503 work_records_wage_type_id_fkey', remove, [wage_type_id]);
  });
});
