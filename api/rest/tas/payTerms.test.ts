import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { monthOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startApi();
  id = (await api.call('POST', '/admin/add-ta', { as: 'admin', body: { loginId: 'paid-ta', name: '새 조교' } })).body
    .id;
});
afterAll(() => api.close());

const put = (
  rest: 'hourly-wage' | 'monthly-salary' | 'payment-type' | 'wage-types' | `pay-terms/${string}`,
  body: Sent<'setHourlyWage' | 'setMonthlySalary' | 'setPaymentType' | 'setPayTerms' | 'setTaWageTypes'>,
  taId = id,
) => api.call('PUT', `/admin/ta/${taId}/${rest}`, { as: 'admin', body });
const terms = async (taId = id) =>
  api.deps.db.kysely
    .selectFrom('ta_pay_terms')
    .select([
      'from_month',
      'to_month',
      'payment_type',
      'hourly_wage',
      'monthly_salary',
      'monthly_wage_type',
      'contracted_days',
      'is_withheld',
    ])
    .where('ta_id', '=', taId)
    .orderBy('from_month')
    .execute();
const months = (ahead: number) => `${monthOf(ahead)}-01`;
const hourly = { payment_type: 'HOURLY', monthly_salary: null, monthly_wage_type: null, contracted_days: null };

describe('terms of pay', () => {
  it('by the month needs a salary', async () => {
    const { status, body } = await put('payment-type', { paymentType: 'MONTHLY' });
    expect([status, body.code]).toEqual([409, 'salary-needed']);
    expect((await put('pay-terms/2027-01', { paymentType: 'MONTHLY', isWithheld: true })).status).toBe(400);
    expect(
      (await put('monthly-salary', { monthlySalary: 1, salaryStartMonth: '2027-13', monthlyWageType: 'FULL' })).status,
    ).toBe(400);
    expect(await terms()).toEqual([]);
  });

  it('begin in this month, and keep what was agreed before', async () => {
    expect((await put('hourly-wage', { hourlyWage: 11_000 })).status).toBe(200);
    expect(await terms()).toMatchObject([
      { ...hourly, from_month: months(0), hourly_wage: 11_000, is_withheld: true, to_month: null },
    ]);
    const salary = { monthlySalary: 2_000_000, salaryStartMonth: monthOf(2), monthlyWageType: 'PRORATED' } as const;
    expect((await put('monthly-salary', salary)).status).toBe(200);
    expect((await terms())[1]).toMatchObject({
      from_month: months(2),
      payment_type: 'MONTHLY',
      hourly_wage: 11_000,
      monthly_salary: 2_000_000,
      monthly_wage_type: 'PRORATED',
    });
    expect((await put('payment-type', { paymentType: 'MONTHLY' })).status).toBe(200);
    expect(await terms()).toMatchObject([
      { from_month: months(0), payment_type: 'MONTHLY', monthly_salary: 2_000_000 },
      { from_month: months(2) },
    ]);
    expect((await put('hourly-wage', { hourlyWage: null })).status).toBe(200);
    expect((await terms())[0]).toMatchObject({ payment_type: 'MONTHLY', hourly_wage: null, monthly_salary: 2_000_000 });
    expect((await put('payment-type', { paymentType: 'HOURLY' })).status).toBe(200);
    expect((await terms())[0]).toMatchObject(hourly);
  });

  it('are written as a whole, ended and taken away', async () => {
    const whole = {
      paymentType: 'MONTHLY',
      monthlySalary: 900_000,
      monthlyWageType: 'PRORATED',
      contractedDays: 12,
      isWithheld: false,
      toMonth: monthOf(5),
    } as const;
    expect((await put(`pay-terms/${monthOf(3)}`, whole)).status).toBe(200);
    expect((await terms()).at(-1)).toMatchObject({
      from_month: months(3),
      to_month: months(5),
      contracted_days: 12,
      is_withheld: false,
    });
    expect((await put(`pay-terms/${monthOf(3)}`, { ...whole, toMonth: monthOf(1) })).status).toBe(422);
    const gone = () => api.call('DELETE', `/admin/ta/${id}/pay-terms/${monthOf(3)}`, { as: 'admin' });
    expect((await gone()).status).toBe(204);
    expect((await gone()).status).toBe(404);
  });

  it('never reach into a closed month', async () => {
    const [closed] = await api.deps.db.kysely
      .selectFrom('payroll_closings')
      .select('month')
      .orderBy('month', 'desc')
      .execute();
    const month = String(closed?.month).slice(0, 7);
    const { status, body } = await put(
      `pay-terms/${month}`,
      { paymentType: 'HOURLY', hourlyWage: 20_000, isWithheld: true },
      staff.ta.id,
    );
    expect([status, body.code]).toEqual([409, 'month-closed']);
    const salary = { monthlySalary: 1_000_000, salaryStartMonth: month, monthlyWageType: 'FULL' } as const;
    expect((await put('monthly-salary', salary, staff.ta.id)).body.code).toBe('month-closed');
  });
});

describe('wage types of a TA', () => {
  it('are replaced as a whole; unknown ones are refused', async () => {
    expect((await put('wage-types', { wageTypeIds: [unknownId] })).status).toBe(404);
    const types = (
      await api.deps.db.kysely.selectFrom('hourly_wage_types').select('id').orderBy('sequence').execute()
    ).map((type) => type.id);
    const own = async () =>
      (
        await api.deps.db.kysely.selectFrom('ta_wage_types').select('wage_type_id').where('ta_id', '=', id).execute()
      ).map((row) => row.wage_type_id);
    for (const wanted of [types.slice(0, 2), types.slice(1, 3), []]) {
      expect((await put('wage-types', { wageTypeIds: wanted })).status).toBe(200);
      expect((await own()).toSorted()).toEqual(wanted.toSorted());
    }
  });
});
