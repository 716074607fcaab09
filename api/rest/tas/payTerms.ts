import type { Insertable, Transaction } from 'kysely';
import type { Tables, TaPayTermsTable } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { findTa } from './findTa.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** How a TA is paid, apart from whom and since when. */
type Terms = Pick<
  Insertable<TaPayTermsTable>,
  | 'payment_type'
  | 'hourly_wage'
  | 'monthly_salary'
  | 'monthly_wage_type'
  | 'contracted_days'
  | 'is_withheld'
  | 'to_month'
>;

const firstDay = (month: string): string => `${month}-01`;
const thisMonth = (now: Date): string => firstDay(seoulDate(now).slice(0, 7));

/** A TA's own wage from this month on; how else the TA is paid stays. */
export const setHourlyWage: Handler<'setHourlyWage'> = async ({ trx, params, body, now, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  await changeSet('TA_PAY_TERMS');
  const month = thisMonth(now);
  await writeTerms(trx, id, month, { ...(await termsAt(trx, id, month)), hourly_wage: body.hourlyWage });
  return { id };
};

/** A salary from a month on. */
export const setMonthlySalary: Handler<'setMonthlySalary'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  await changeSet('TA_PAY_TERMS');
  const month = firstDay(body.salaryStartMonth);
  const before = await termsAt(trx, id, month);
  await writeTerms(trx, id, month, {
    ...before,
    payment_type: 'MONTHLY',
    monthly_salary: body.monthlySalary,
    monthly_wage_type: body.monthlyWageType,
    contracted_days: body.monthlyWageType === 'PRORATED' ? before.contracted_days : null,
  });
  return { id };
};

/** By the hour or by the month from this month on; the salary is the one agreed last. */
export const setPaymentType: Handler<'setPaymentType'> = async ({ trx, params, body, now, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  const month = thisMonth(now);
  const before = await termsAt(trx, id, month);
  if (before.payment_type === body.paymentType && (await hasTerms(trx, id, month))) return { id };
  await changeSet('TA_PAY_TERMS');
  await writeTerms(trx, id, month, {
    ...before,
    payment_type: body.paymentType,
    ...(body.paymentType === 'MONTHLY' ? await lastSalary(trx, id) : noSalary),
  });
  return { id };
};

/** All of how a TA is paid from a month on. */
export const setPayTerms: Handler<'setPayTerms'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  const isMonthly = body.paymentType === 'MONTHLY';
  if (isMonthly && (body.monthlySalary == null || body.monthlyWageType === undefined)) {
    throw invalid([{ field: 'monthlySalary', message: '월급과 지급 기준을 정해 주세요.' }]);
  }
  await changeSet('TA_PAY_TERMS');
  await writeTerms(trx, id, firstDay(params.month), {
    payment_type: body.paymentType,
    hourly_wage: body.hourlyWage ?? null,
    monthly_salary: isMonthly ? (body.monthlySalary ?? null) : null,
    monthly_wage_type: isMonthly ? (body.monthlyWageType ?? null) : null,
    contracted_days: isMonthly && body.monthlyWageType === 'PRORATED' ? (body.contractedDays ?? null) : null,
    is_withheld: body.isWithheld,
    to_month: body.toMonth ? firstDay(body.toMonth) : null,
  });
  return { id };
};

/** Takes the terms of a month away; those before them hold again. */
export const deletePayTerms: Handler<'deletePayTerms'> = async ({ trx, params, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  await changeSet('TA_PAY_TERMS');
  await deleteRow(trx, 'ta_pay_terms', { ta_id: id, from_month: firstDay(params.month) });
};

const noSalary = { monthly_salary: null, monthly_wage_type: null, contracted_days: null };

/** The terms that hold in a month; by the hour, withheld, where none were agreed. */
async function termsAt(trx: Transaction<Tables>, taId: string, month: string): Promise<Terms> {
  const held = await trx
    .selectFrom('ta_pay_terms')
    .select([
      'payment_type',
      'hourly_wage',
      'monthly_salary',
      'monthly_wage_type',
      'contracted_days',
      'is_withheld',
      'to_month',
    ])
    .where('ta_id', '=', taId)
    .where('from_month', '<=', month)
    .orderBy('from_month', 'desc')
    .executeTakeFirst();
  // Terms that have ended are no end of what is agreed anew.
  if (held) return { ...held, to_month: held.to_month !== null && held.to_month < month ? null : held.to_month };
  return { payment_type: 'HOURLY', hourly_wage: null, ...noSalary, is_withheld: true, to_month: null };
}

async function hasTerms(trx: Transaction<Tables>, taId: string, month: string): Promise<boolean> {
  const query = trx.selectFrom('ta_pay_terms').select('id').where('ta_id', '=', taId).where('from_month', '<=', month);
  return (await query.executeTakeFirst()) !== undefined;
}

async function lastSalary(trx: Transaction<Tables>, taId: string) {
  const last = await trx
    .selectFrom('ta_pay_terms')
    .select(['monthly_salary', 'monthly_wage_type', 'contracted_days'])
    .where('ta_id', '=', taId)
    .where('monthly_salary', 'is not', null)
    .orderBy('from_month', 'desc')
    .executeTakeFirst();
  if (!last) throw conflict('salary-needed', '정해진 월급이 없습니다. 월급을 먼저 정해 주세요.');
  return last;
}

/** Writes terms at their month; those that hold unchanged are not written again. */
async function writeTerms(trx: Transaction<Tables>, taId: string, month: string, terms: Terms): Promise<void> {
  await trx
    .insertInto('ta_pay_terms')
    .values({ ta_id: taId, from_month: month, ...terms })
    .onConflict((conflict) => conflict.columns(['ta_id', 'from_month']).doUpdateSet(terms))
    .execute();
}
