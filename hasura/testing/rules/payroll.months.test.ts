import { describe, expect } from 'vitest';
import { rules, type RuleTools } from '../showRules.ts';
import { paidTa } from '../paidTa.ts';
import { handComputed, type PayCase } from '../payTable.ts';

const rule = rules();

const record = `insert into work_records (ta_id, wage_type_id, status, started_at, ended_at)
  values ($1, $2, 'CLOSED', $3::timestamp at time zone 'Asia/Seoul', $4::timestamp at time zone 'Asia/Seoul')`;

/** The month's pay as it is computed, and its lines in order. */
const paid = `select hourly, salary, weekly_holiday, custom, claimed, withheld, net from pay_months where ta_id = $1 and month = $2`;

async function arrange(
  tools: RuleTools,
  { terms, wages = [], shifts = [], custom = [], claims = [], holiday }: PayCase,
) {
  const { make, accepts } = tools;
  const { ta_id, wage_type_id } = await paidTa(tools);
  await accepts('delete from pay_rules');
  if (holiday) await make('pay_rules', { kind: 'WEEKLY_HOLIDAY', from_date: holiday, amount: 900 });
  for (const [from_month, hourly_wage] of wages) await make('hourly_wages', { wage_type_id, from_month, hourly_wage });
  if (terms) {
    await accepts('delete from ta_pay_terms where ta_id = $1', [ta_id]);
    for (const row of terms) await make('ta_pay_terms', { ta_id, ...row });
  }
  for (const [from, to, own] of shifts) await accepts(record, [ta_id, own ? null : wage_type_id, from, to]);
  for (const [month, amount] of custom) await make('ta_monthly_custom_wages', { ta_id, month, amount });
  const manager = claims.length > 0 ? (await make('users')).id : null;
  for (const [spent_on, amount, status] of claims) {
    const { id } = await make('expense_claims', { ta_id, spent_on, amount });
    if (status === 'REQUESTED') continue;
    const decide = 'update expense_claims set status = $2, reject_reason = $3, decided_by = $4 where id = $1';
    await accepts(decide, [id, status, status === 'REJECTED' ? '영수증 없음' : null, manager]);
  }
  return { ta_id, wage_type_id };
}

describe('months computed by hand', () => {
  for (const [name, example] of Object.entries(handComputed)) {
    rule(name, async (tools) => {
      const { ta_id } = await arrange(tools, example);
      for (const [month, expected] of Object.entries(example.pays)) {
        const [row] = await tools.accepts(paid, [ta_id, `${month}-01`]);
        expect({ [month]: row ?? null }).toEqual({ [month]: expected && expect.objectContaining(expected) });
      }
    });
  }
});

describe('a closed month', () => {
  rule(
    'is paid on the 10th of the next month, or on the day of its closing when that is later',
    async ({ accepts }) => {
      const close = `insert into payroll_closings (month) select (month_of(now()) - $1::interval)::date returning pay_day = $2::date as due`;
      const [days] = await accepts<{ today: string; tenth: string }>(
        `select (now() at time zone 'Asia/Seoul')::date::text as today, (month_of(now()) + 9)::text as tenth`,
      );
      expect(await accepts(close, ['2 months', days?.today])).toEqual([{ due: true }]);
      const later = days!.today > days!.tenth ? days?.today : days?.tenth;
      expect(await accepts(close, ['1 month', later])).toEqual([{ due: true }]);
    },
  );

  rule('has slips that say what is computed again, to the won, and keeps them until it is reopened', async (tools) => {
    const { ta_id } = await arrange(tools, handComputed['everything at once']!);
    const { accepts, refuses } = tools;
    await accepts(`insert into payroll_closings (month, pay_day) values ('2026-03-01', '2026-04-10')`);
    const same = `select slip.net, slip.pay_day::text,
        (slip.minutes, slip.hourly, slip.salary, slip.weekly_holiday, slip.custom, slip.earned, slip.claimed, slip.withheld, slip.net)
          = (pay.minutes, pay.hourly, pay.salary, pay.weekly_holiday, pay.custom, pay.earned, pay.claimed, pay.withheld, pay.net) as equal,
        lines = (select jsonb_agg(statement_line(line) order by place, week, spent_on, label, id)
          from pay_statement_lines as line where ta_id = $1 and month = '2026-03-01') as same_lines
      from pay_slips as slip join pay_months as pay using (ta_id, month) where ta_id = $1`;
    expect(await accepts(same, [ta_id])).toEqual([
      { net: 388_057, pay_day: '2026-04-10', equal: true, same_lines: true },
    ]);
    expect(await accepts(`select distinct status from expense_claims where ta_id = $1 order by 1`, [ta_id])).toEqual([
      { status: 'PAID' },
      { status: 'REQUESTED' },
    ]);
    await refuses('23514 pay_slips_frozen', 'update pay_slips set net = net where ta_id = $1', [ta_id]);
    await refuses('23514 pay_slips_frozen', 'delete from pay_slips where ta_id = $1', [ta_id]);
    await refuses('23514 payroll_closings_final', 'delete from payroll_closings');
    await refuses(
      '23514 payroll_reopenings_reason_form',
      `insert into payroll_reopenings (month, reason) values ('2026-03-01', '')`,
    );
    await refuses(
      '23514 payroll_reopenings_closed',
      `insert into payroll_reopenings (month, reason) values ('2026-02-01', '누락')`,
    );
    await accepts(`insert into payroll_reopenings (month, reason) values ('2026-03-01', '근무 누락')`);
    expect(await accepts('select slips from payroll_reopenings')).toEqual([{ slips: [{ taId: ta_id, net: 388_057 }] }]);
    expect(await accepts('select from pay_slips')).toEqual([]);
    await refuses('23514 payroll_reopenings_final', 'delete from payroll_reopenings');
    await accepts(record, [ta_id, null, '2026-03-20 18:00', '2026-03-20 19:00']);
  });

  rule('keeps the work of weeks it pays and of shifts that reach into it', async (tools) => {
    const shifts: PayCase['shifts'] = [
      ['2026-03-30 18:00', '2026-03-30 20:00'],
      ['2026-04-30 22:00', '2026-05-01 02:00'],
    ];
    const { ta_id, wage_type_id } = await arrange(tools, { shifts, pays: {} });
    // The week of 30 March ends on 5 April; the second shift ends in May.
    await tools.accepts(`insert into payroll_closings (month) values ('2026-04-01')`);
    const march = [ta_id, wage_type_id, '2026-03-31 18:00', '2026-03-31 19:00'];
    await tools.refuses('23514 payroll_closings_closed', record, march);
    await tools.accepts(record, [ta_id, wage_type_id, '2026-03-29 18:00', '2026-03-29 19:00']);
    await tools.accepts(`insert into payroll_reopenings (month, reason) values ('2026-04-01', '정정')`);
    await tools.accepts(`insert into payroll_closings (month) values ('2026-05-01')`);
    await tools.refuses(
      '23514 payroll_closings_closed',
      `delete from work_records where ta_id = $1 and work_date = '2026-04-30'`,
      [ta_id],
    );
    await tools.refuses(
      '23514 payroll_closings_closed_since',
      'insert into pay_rules (kind, from_date, amount) values ($1, $2, 900)',
      ['WEEKLY_HOLIDAY', '2026-05-25'],
    );
    await tools.accepts(`insert into pay_rules (kind, from_date, amount) values ('MINIMUM_WAGE', '2026-05-25', 10320)`);
  });
});

describe('what is odd in a month', () => {
  rule('names a correction request while it waits, and a shift without an out until it is corrected', async (tools) => {
    const { accepts, make } = tools;
    const { ta_id } = await arrange(tools, { pays: {} });
    const odd = (month: string) =>
      accepts('select kind, ref_id, day::text from pay_warnings where ta_id = $1 and month = $2 order by kind', [
        ta_id,
        `${month}-01`,
      ]);
    // 00:30 of 1 April in Seoul is still March in UTC.
    const missing = `insert into work_records (ta_id, status, started_at, ended_at, is_out_missing)
      values ($1, 'CLOSED', '2026-04-01 00:30+09', '2026-04-01 00:30:01+09', true) returning id`;
    const [shift] = await accepts<{ id: string }>(missing, [ta_id]);
    const times = { started_at: '2026-04-01 00:30+09', ended_at: '2026-04-01 02:00+09' };
    const request = await make('work_corrections', { ta_id, work_record_id: shift!.id, ...times });
    const out = { kind: 'OUT_MISSING', ref_id: shift!.id, day: '2026-04-01' };
    const waiting = { kind: 'CORRECTION_REQUESTED', ref_id: request.id, day: '2026-04-01' };
    expect(await odd('2026-04')).toEqual([waiting, out]);
    expect(await odd('2026-03')).toEqual([]);
    await accepts(`update work_corrections set status = 'CANCELLED' where id = $1`, [request.id]);
    expect(await odd('2026-04')).toEqual([out]);
    await accepts('update work_records set ended_at = $2, is_out_missing = false where id = $1', [
      shift!.id,
      times.ended_at,
    ]);
    expect((await odd('2026-04')).filter(({ kind }) => kind === 'OUT_MISSING')).toEqual([]);
  });
});

describe('pay, whatever the shifts', () => {
  /** Random numbers from a seed, so that a failure can be repeated. */
  const randomOf = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const say = (second: number) => new Date(Date.UTC(2026, 2, 1) + second * 1000).toISOString().slice(0, 19);
  type Shift = [from: number, to: number, own: boolean];

  /** Shifts over three months, some over midnight, one over a month's end, with seconds. */
  function shiftsOf(random: () => number): Shift[] {
    const shifts: Shift[] = [];
    for (let at = random() * 40_000; at < 70 * 86_400; at += 3_600 + random() * 60_000) {
      const end = at + 600 + random() * 40_000;
      shifts.push([Math.floor(at), Math.floor(end), random() < 0.3]);
      at = end;
    }
    return shifts;
  }
  const splitAll = (shifts: Shift[], random: () => number): Shift[] =>
    shifts.flatMap(([from, to, own]): Shift[] => {
      const cut = from + 60 * (1 + Math.floor(random() * ((to - from) / 60 - 2)));
      return to - from > 200 && random() < 0.6
        ? [
            [from, cut, own],
            [cut, to, own],
          ]
        : [[from, to, own]];
    });

  const terms: PayCase['terms'][] = [
    [{ from_month: '2026-01-01', payment_type: 'HOURLY', hourly_wage: 10_030 }],
    [
      { from_month: '2026-01-01', payment_type: 'HOURLY', hourly_wage: 10_030 },
      {
        from_month: '2026-04-01',
        payment_type: 'MONTHLY',
        hourly_wage: null,
        monthly_salary: 1_999_999,
        monthly_wage_type: 'PRORATED',
      },
    ],
  ];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    rule(`is the same when shifts are split at any minute and come in any order (seed ${seed})`, async (tools) => {
      const random = randomOf(seed);
      const shifts = shiftsOf(random);
      const others = [
        shifts.toReversed(),
        splitAll(shifts, random),
        splitAll(splitAll(shifts, random), random).toReversed(),
      ];
      const pays: unknown[] = [];
      for (const some of [shifts, ...others]) {
        const { ta_id } = await arrange(tools, {
          terms: terms[seed % 2],
          wages: [
            ['2026-04-01', 12_345],
            ['2026-05-01', 13_579],
          ],
          shifts: some.map(([from, to, own]) => (own ? [say(from), say(to), true] : [say(from), say(to)])),
          holiday: '2026-03-02',
          pays: {},
        });
        const rows = await tools.accepts(
          `select month::text, minutes, hourly, salary, weekly_holiday, withheld, net from pay_months where ta_id = $1 order by month`,
          [ta_id],
        );
        pays.push(rows);
      }
      expect((pays[0] as unknown[]).length).toBeGreaterThan(2);
      for (const other of pays.slice(1)) expect(other).toEqual(pays[0]);
    });

    rule(`counts the minutes that the records count, each month its own (seed ${seed})`, async (tools) => {
      const shifts = shiftsOf(randomOf(seed)).map(([from, to]): [string, string] => [say(from), say(to)]);
      const { ta_id } = await arrange(tools, { shifts, pays: {} });
      const sum = (from: string, column: string) =>
        tools.accepts(`select sum(${column})::integer as minutes from ${from} where ta_id = $1`, [ta_id]);
      const floors = shifts.map(([from, to]) => Math.floor((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000));
      const minutes = floors.reduce((all, one) => all + one, 0);
      for (const source of ['work_records', 'work_parts', 'work_months', 'pay_months']) {
        expect(await sum(source, 'minutes'), source).toEqual([{ minutes }]);
      }
    });
  }
});
