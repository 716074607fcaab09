import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';
import { paidTa } from '../paidTa.ts';

const rule = rules();

const record =
  'insert into work_records (ta_id, wage_type_id, status, started_at, ended_at) values ($1, $2, $3, $4, $5) returning id';

const at = (time: string) => `2026-${time}+09`;

describe('a closed month', () => {
  rule('is over, and nobody is still at work in it', async ({ make, refuses, accepts }) => {
    const { ta_id } = await make('ta_pay_terms');
    const { id } = await make('work_records', { ta_id });
    const close = 'insert into payroll_closings (month) values ($1)';
    const [now] = await accepts<{ month: string }>('select month_of(now())::text as month');
    await refuses('23514 payroll_closings_month_over', close, [now?.month]);
    await refuses('23514 payroll_closings_open_work', close, ['2026-03-01']);
    await accepts(
      `update work_records set status = 'CLOSED', ended_at = started_at + interval '1 hour' where id = $1`,
      [id],
    );
    await accepts(close, ['2026-03-01']);
    await refuses('23514 payroll_closings_final', 'delete from payroll_closings');
    await refuses('23514 payroll_closings_final', `update payroll_closings set month = '2026-02-01'`);
    await refuses('23505 payroll_closings_month_key', close, ['2026-03-01']);
  });

  rule('takes no slip but those that its closing computed', async ({ make, refuses }) => {
    const { ta_id } = await make('ta_pay_terms');
    const closing = await make('payroll_closings');
    const slip = `insert into pay_slips (closing_id, ta_id, month, name, pay_day, minutes, hourly, salary, weekly_holiday, custom, earned, claimed, withheld,
      net, lines) values ($1, $2, $3, '김조교', '2026-04-10', 60, 12000, 0, 0, 0, 12000, 0, 390, 11610, '[]')`;
    await refuses('23514 pay_slips_computed', slip, [closing.id, ta_id, '2026-03-01']);
    await refuses('23514 pay_slips_computed', slip, [closing.id, ta_id, '2026-02-01']);
  });

  rule('keeps all that its pay follows from', async ({ make, refuses, accepts }) => {
    const { ta_id, wage_type_id } = await make('ta_wage_types');
    await make('hourly_wages', { wage_type_id });
    await make('ta_pay_terms', { ta_id });
    const work = { ta_id, wage_type_id, status: 'CLOSED', ended_at: '2026-03-02T20:00+09' } as const;
    const { id } = await make('work_records', work);
    await make('ta_monthly_custom_wages', { ta_id });
    await make('payroll_closings');

    const refused = '23514 payroll_closings_closed';
    await refuses(refused, `update work_records set ended_at = ended_at + interval '1 hour' where id = $1`, [id]);
    await refuses(
      refused,
      `update work_records set started_at = '2026-02-02T18:00+09', ended_at = '2026-02-02T19:00+09' where id = $1`,
      [id],
    );
    await refuses(refused, 'delete from work_records where id = $1', [id]);
    await refuses(refused, `insert into work_records (ta_id, started_at) values ($1, '2026-03-09T18:00+09')`, [ta_id]);
    await refuses(refused, 'update ta_monthly_custom_wages set amount = 1 where ta_id = $1', [ta_id]);
    await refuses(refused, 'delete from ta_monthly_custom_wages where ta_id = $1', [ta_id]);
    const reached = '23514 payroll_closings_closed_since';
    await refuses(reached, 'update hourly_wages set hourly_wage = 1 where wage_type_id = $1', [wage_type_id]);
    const wage = 'insert into hourly_wages (wage_type_id, from_month, hourly_wage) values ($1, $2, 15000)';
    await refuses(reached, wage, [wage_type_id, '2026-03-01']);
    await accepts(wage, [wage_type_id, '2026-04-01']);
    await refuses(reached, 'update ta_pay_terms set is_withheld = false where ta_id = $1', [ta_id]);
    await refuses(reached, `update ta_pay_terms set to_month = '2026-02-01' where ta_id = $1`, [ta_id]);
    await accepts(`update ta_pay_terms set to_month = '2026-03-01' where ta_id = $1`, [ta_id]);
    await accepts(`update work_records set memo = '확인함' where id = $1`, [id]);
  });

  rule('sends a late claim to the next open one', async ({ make, accepts }) => {
    const { id } = await make('expense_claims');
    await make('payroll_closings');
    await accepts(`update expense_claims set status = 'APPROVED', decided_by = $2 where id = $1`, [
      id,
      (await make('users')).id,
    ]);
    expect(await accepts('select pay_month::text from expense_claims where id = $1', [id])).toEqual([
      { pay_month: '2026-04-01' },
    ]);
  });
});

describe('pay', () => {
  const pay = 'select minutes, earned, claimed, withheld, net from pay_months where ta_id = $1 and month = $2';

  rule('is minutes at the wage as it was then, with additions and claims, less 3.3 %', async (tools) => {
    const { ta_id, wage_type_id } = await paidTa(tools);
    await tools.make('hourly_wages', { wage_type_id, from_month: '2026-04-01', hourly_wage: 13_000 });
    for (const month of ['03', '04'])
      await tools.accepts(record, [ta_id, wage_type_id, 'CLOSED', at(`${month}-02 18:00`), at(`${month}-02 20:30`)]);
    await tools.accepts(record, [ta_id, null, 'CLOSED', at('03-03 18:00'), at('03-03 18:20')]);
    await tools.make('ta_monthly_custom_wages', { ta_id, amount: -1_000 });
    const claim = await tools.make('expense_claims', { ta_id, amount: 7_000 });
    await tools.accepts(`update expense_claims set status = 'APPROVED', decided_by = $2 where id = $1`, [
      claim.id,
      (await tools.make('users')).id,
    ]);
    // 2.5 h × 12,000 + 20 min × 10,000 − 1,000 = 32,333; 3 % is 969 → 960, a tenth of it 90.
    expect(await tools.accepts(pay, [ta_id, '2026-03-01'])).toEqual([
      { minutes: 170, earned: 32_333, claimed: 7_000, withheld: 1_050, net: 38_283 },
    ]);
    expect(await tools.accepts(pay, [ta_id, '2026-04-01'])).toMatchObject([{ earned: 32_500 }]);
  });

  rule('of a month is a salary, whole or by the days worked', async (tools) => {
    const { ta_id, wage_type_id } = await paidTa(tools);
    const salary = { ta_id, payment_type: 'MONTHLY', monthly_salary: 2_200_000, is_withheld: false } as const;
    await tools.make('ta_pay_terms', { ...salary, from_month: '2026-03-01', monthly_wage_type: 'PRORATED' });
    await tools.make('ta_pay_terms', {
      ...salary,
      from_month: '2026-04-01',
      monthly_wage_type: 'FULL',
      to_month: '2026-04-01',
    });
    for (const day of ['03-02', '03-03'])
      await tools.accepts(record, [ta_id, wage_type_id, 'CLOSED', at(`${day} 18:00`), at(`${day} 20:00`)]);
    // March 2026 has 22 days from Monday to Friday.
    expect(await tools.accepts(pay, [ta_id, '2026-03-01'])).toMatchObject([{ earned: 200_000, net: 200_000 }]);
    expect(await tools.accepts(pay, [ta_id, '2026-04-01'])).toMatchObject([{ earned: 2_200_000 }]);
    expect(await tools.accepts(pay, [ta_id, '2026-05-01'])).toEqual([]);
  });

  rule('has additions of one whole month, with a reason', async ({ make, refuses, accepts }) => {
    const { id } = await make('ta_monthly_custom_wages');
    const set = (column: string) => `update ta_monthly_custom_wages set ${column} where id = $1`;
    await refuses('23514 ta_monthly_custom_wages_month_form', set(`month = '2026-03-02'`), [id]);
    await refuses('23514 ta_monthly_custom_wages_amount_range', set('amount = 0'), [id]);
    await refuses('23514 ta_monthly_custom_wages_reason_form', set(`reason = ' '`), [id]);
    await accepts(set('amount = -5000'), [id]);
  });
});

describe('the register and what is odd', () => {
  rule('are announced by every table that they follow from', async ({ accepts }) => {
    const silent = await accepts<{ root: string; source: string }>(
      `with recursive source (view, relation) as (
        select 'pay_register'::regclass, 'pay_register'::regclass
        union select 'pay_warnings', 'pay_warnings' union select 'pay_statement_lines', 'pay_statement_lines'
        union select view, refobjid from source join pg_rewrite on ev_class = relation
          join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid and refclassid = 'pg_class'::regclass
        where refobjid <> relation
      ), wanted as (
        select view::text, relation, case view::text when 'pay_register' then 'payRegister' when 'pay_warnings' then 'payWarnings'
          else 'payStatementLines' end as root
        from source join pg_class on oid = relation and relkind = 'r'
        -- Names are read with their own roots, and slips are written with their closing.
        where relation not in ('users'::regclass, 'pay_slips'::regclass)
      )
      select root, relation::text as source from wanted
      where not exists (select from pg_trigger where tgrelid = relation and strpos(encode(tgargs, 'escape'), root || E'\\\\000') > 0)`,
    );
    expect(silent).toEqual([]);
  });
});
