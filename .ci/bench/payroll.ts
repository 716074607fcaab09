import { bench } from './harness/bench.ts';

const year = `select id, ta_id, month, name, minutes, hourly, salary, weekly_holiday, custom, earned, claimed, withheld, net from pay_register
  where month >= '2025-01-01' and month < '2026-01-01' order by name, month`;
const month = `select * from pay_register where month = '2025-12-01' order by name`;
const warnings = `select * from pay_warnings where month = '2025-12-01'`;
const ofTa = `select * from pay_register where ta_id = (select id from tas order by id limit 1) order by month desc`;

export default bench({
  about:
    'a year of 300 TAs listed from slips and computed while no month is closed, and a month with its warnings, in an empty database',
  needs: 'DATABASE_URL',
  limits: { listed: { most: 100, unit: 'ms' } },
  async run({ limits, report, cleanup }) {
    const { givenDatabase, migrated } = await import('./harness/world.ts');
    const { measure } = await import('#hasura/engine/bench/measure.ts');
    const { sql } = await migrated(givenDatabase(cleanup, 'an empty database').db);
    await sql.exec(rows);
    const [records] = await sql.query<{ count: string }>('select count(*) from work_records');
    report.line(`${records?.count} work records`);
    const timesOf = async (query: string, atLeast: number): Promise<number[]> => {
      const ask = async () => {
        const { length } = await sql.query(query);
        if (length < atLeast) throw new Error(`${length} rows instead of ${atLeast}: ${query}`);
      };
      return (await measure(ask, { warmUp: 5, repeats: 35 })).times;
    };
    report.times('12 open months of 300 TAs, computed', await timesOf(year, 3_600));
    report.times('one open month of 300 TAs', await timesOf(month, 300));
    report.times('its warnings', await timesOf(warnings, 1));
    for (let at = 1; at <= 12; at++)
      await sql.exec(`insert into payroll_closings (month) values ('2025-${String(at).padStart(2, '0')}-01')`);
    await sql.exec('analyze');
    report.times('12 closed months of 300 TAs, listed', await timesOf(year, 3_600), limits.listed);
    report.times('one TA, all months', await timesOf(ofTa, 12));
  },
});

/** 300 TAs, every fourth evening of a weekday off, one in ten with a salary: some 60,000 records of 2025. */
const rows = `
  insert into users (id, login_id, password_hash, type, name)
    select md5('ta' || n)::uuid, 'bench-' || n, 'x', 'TA', '조교' || lpad(n::text, 3, '0') from generate_series(1, 300) as n;
  insert into tas (id) select id from users where type = 'TA';
  insert into hourly_wage_types (id, name) select md5('type' || n)::uuid, '구분 ' || n from generate_series(1, 3) as n;
  insert into hourly_wages (wage_type_id, from_month, hourly_wage)
    select id, from_month::date, 11000 + row_number() over (order by id, from_month) * 300
    from hourly_wage_types, (values ('2024-12-01'), ('2025-06-01')) as start (from_month);
  insert into ta_wage_types (ta_id, wage_type_id) select tas.id, type.id from tas, hourly_wage_types as type;
  insert into ta_pay_terms (ta_id, from_month, payment_type, hourly_wage, monthly_salary, monthly_wage_type)
    select id, '2024-12-01', case when substr(login_id, 7)::int % 10 = 0 then 'MONTHLY' else 'HOURLY' end,
      case when substr(login_id, 7)::int % 10 > 0 then 10500 end, case when substr(login_id, 7)::int % 10 = 0 then 1900000 end,
      case when substr(login_id, 7)::int % 10 = 0 then 'PRORATED' end from users where type = 'TA';
  insert into pay_rules (kind, from_date, amount) values ('WEEKLY_HOLIDAY', '2024-12-02', 900);
  alter table work_records disable trigger user;
  insert into work_records (ta_id, wage_type_id, status, started_at, ended_at)
    select users.id, md5('type' || (1 + (extract(day from day)::int + n) % 3))::uuid, 'CLOSED',
      day + interval '9 hours' + n % 40 * interval '1 minute', day + interval '13 hours' + (n + extract(day from day)::int) % 170 * interval '1 minute'
    from (select id, substr(login_id, 7)::int as n from users where type = 'TA') as users
    cross join generate_series(timestamptz '2025-01-01 00:00+09', '2025-12-31 00:00+09', interval '1 day') as day
    where extract(isodow from day at time zone 'Asia/Seoul') < 6 and (extract(doy from day)::int + n) % 4 > 0;
  alter table work_records enable trigger user;
  insert into ta_monthly_custom_wages (ta_id, month, amount, reason)
    select id, month::date, 10000, '보강' from tas, generate_series(timestamp '2025-01-01', '2025-12-01', interval '1 month') as month
    where abs(hashtext(id::text || month)) % 5 = 0;
  analyze`;
