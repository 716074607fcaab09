import { staff } from '#mocks/cast.ts';
import { inHours, monthOf } from '#ui-kit/format/testing/when.ts';
import type { Asked, Doors, DoorTools, Prepared } from './doors.ts';

const { id: self } = staff.taAdmin;
type Calling = (tools: DoorTools, id: string) => Promise<Prepared['call']> | Prepared['call'];

/** A decision of a TA with a manager's rights about somebody, or about themselves. */
const decided = (answers: Asked['answers'], call: Calling): Asked => ({
  answers: typeof answers === 'string' ? { self: answers } : answers,
  prepare: async (tools, state) => {
    const of = state === undefined ? (await tools.make('tas')).id : self;
    return { of, call: await call(tools, of) };
  },
});
/** Nobody does so about themselves, not even the only manager. */
const never = (code: string, alone = code) => ({ self: code, alone });

const as = 'taAdmin';
const month = monthOf(0);
const terms = { paymentType: 'HOURLY', hourlyWage: 12_000, isWithheld: false } as const;
const hours = { started_at: inHours(-30), ended_at: inHours(-28) };
const claim = (tools: DoorTools, ta_id: string) => tools.make('expense_claims', { ta_id });
const custom = (tools: DoorTools, ta_id: string) =>
  tools.make('ta_monthly_custom_wages', { ta_id, month: `${month}-01` });

/** Who is paid by the hour, and has not worked lately. */
async function paid({ accepts }: DoorTools, ta_id: string): Promise<void> {
  await accepts(`delete from work_corrections where ta_id = $1`, [ta_id]);
  await accepts(`delete from work_records where ta_id = $1 and started_at > now() - interval '14 days'`, [ta_id]);
  const wage = `insert into ta_pay_terms (ta_id, from_month, payment_type, hourly_wage) values ($1, $2, 'HOURLY', 12000)
    on conflict (ta_id, from_month) do nothing`;
  await accepts(wage, [ta_id, `${monthOf(-1)}-01`]);
}
async function shift(tools: DoorTools, ta_id: string) {
  await paid(tools, ta_id);
  return tools.make('work_records', { ta_id, wage_type_id: null, status: 'CLOSED', ...hours });
}
async function correction(tools: DoorTools, ta_id: string) {
  await paid(tools, ta_id);
  return tools.make('work_corrections', { ta_id, wage_type_id: null, ...hours });
}
/** A kind of work that somebody does, with a wage from this month and one from the next. */
async function kindOf({ make }: DoorTools, ta_id: string) {
  const { wage_type_id } = await make('ta_wage_types', { ta_id });
  await make('hourly_wages', { wage_type_id, from_month: `${month}-01` });
  await make('hourly_wages', { wage_type_id, from_month: `${monthOf(1)}-01` });
  return wage_type_id;
}

/** Of oneself: what a TA with a manager's rights decides about their own pay, powers, level and record. */
export const ownCalls: Doors = {
  named: /^(taIds?|assignedTaId|consultedBy|supervisorId)$/,
  writes:
    /^(tas|taDirectory|staff|users|ta(PayTerms|Powers|WageTypes|MonthlyCustomWages|BankAccounts)|hourlyWage\w*|work\w+|expenseClaims|pay\w+)$/,
  states: {
    self: 'select from tas where id = $1',
    alone: `with lowered as (update tas set is_admin_level = false where is_admin_level and id <> $1)
      update users set is_active = false where type = 'ADMIN'`,
  },
  back: `update users set is_active = true where type = 'ADMIN'`,
  asked: {
    setHourlyWage: decided(
      'own-pay',
      ({ api }, id) =>
        () =>
          api.call('PUT', `/admin/ta/${id}/hourly-wage`, { as, body: { hourlyWage: 50_000 } }),
    ),
    setMonthlySalary: decided('own-pay', ({ api }, id) => {
      const body = { monthlySalary: 90_000_000, salaryStartMonth: month, monthlyWageType: 'FULL' as const };
      return () => api.call('PUT', `/admin/ta/${id}/monthly-salary`, { as, body });
    }),
    setPaymentType: decided('own-pay', async (tools, id) => {
      await tools.accepts('delete from ta_pay_terms where ta_id = $1 and from_month = $2', [id, `${month}-01`]);
      return () => tools.api.call('PUT', `/admin/ta/${id}/payment-type`, { as, body: { paymentType: 'HOURLY' } });
    }),
    setPayTerms: decided(
      'own-pay',
      ({ api }, id) =>
        () =>
          api.call('PUT', `/admin/ta/${id}/pay-terms/${month}`, { as, body: terms }),
    ),
    deletePayTerms: decided('own-pay', async ({ api, make, accepts }, id) => {
      const gone = 'delete from ta_pay_terms where ta_id = $1 and from_month = $2';
      await accepts(gone, [id, `${monthOf(30)}-01`]);
      await make('ta_pay_terms', { ta_id: id, from_month: `${monthOf(30)}-01` });
      return () => api.call('DELETE', `/admin/ta/${id}/pay-terms/${monthOf(30)}`, { as });
    }),
    setTaWageTypes: decided('own-pay', async ({ api, make }, id) => {
      const body = { wageTypeIds: [(await make('hourly_wage_types')).id] };
      return () => api.call('PUT', `/admin/ta/${id}/wage-types`, { as, body });
    }),
    createCustomWage: decided('own-pay', ({ api }, taId) => {
      const body = { taId, month, amount: 5_000_000, reason: '보강 감독' };
      return () => api.call('POST', '/admin/ta-monthly-custom-wage', { as, body });
    }),
    updateCustomWage: decided('own-pay', async (tools, id) => {
      const wage = await custom(tools, id);
      const body = { amount: 5_000_000, reason: '보강 감독' };
      return () => tools.api.call('PUT', `/admin/ta-monthly-custom-wage/${wage.id}`, { as, body });
    }),
    deleteCustomWage: decided('own-pay', async (tools, id) => {
      const wage = await custom(tools, id);
      return () => tools.api.call('DELETE', `/admin/ta-monthly-custom-wage/${wage.id}`, { as });
    }),
    updateWageType: decided('own-pay', async (tools, id) => {
      const kind = await kindOf(tools, id);
      return () => tools.api.call('PUT', `/admin/hourly-wage-types/${kind}`, { as, body: { hourlyWage: 90_000 } });
    }),
    deleteWage: decided('own-pay', async (tools, id) => {
      const kind = await kindOf(tools, id);
      return () => tools.api.call('DELETE', `/admin/hourly-wage-types/${kind}/wages/${monthOf(1)}`, { as });
    }),
    decideClaim: decided('own-claim', async (tools, ta_id) => {
      const { id } = await claim(tools, ta_id);
      return () => tools.api.call('PUT', `/admin/expense-claim/${id}/status`, { as, body: { status: 'APPROVED' } });
    }),
    createWorkRecord: decided('own-record', async (tools, taId) => {
      await paid(tools, taId);
      const body = { taId, startedAt: hours.started_at, endedAt: hours.ended_at };
      return () => tools.api.call('POST', '/admin/work-in-out', { as, body });
    }),
    updateWorkRecord: decided('own-record', async (tools, id) => {
      const made = await shift(tools, id);
      const body = { version: 1, startedAt: inHours(-32) };
      return () => tools.api.call('PUT', `/admin/work-in-out/${made.id}`, { as, body });
    }),
    deleteWorkRecord: decided('own-record', async (tools, id) => {
      const made = await shift(tools, id);
      return () => tools.api.call('DELETE', `/admin/work-in-out/${made.id}`, { as });
    }),
    // Among others: all or none.
    changeWorkRecords: decided('own-record', async (tools, taId) => {
      const made = await shift(tools, taId);
      const other = await shift(tools, (await tools.make('tas')).id);
      const changes = [other, made].map(({ id, version }) => ({ id, version, startedAt: inHours(-32) }));
      return () => tools.api.call('PUT', '/admin/work-records', { as, body: { changes } });
    }),
    approveWorkCorrection: decided('own-record', async (tools, ta_id) => {
      const { id } = await correction(tools, ta_id);
      return () => tools.api.call('POST', `/admin/work-corrections/${id}/approve`, { as, body: {} });
    }),
    rejectWorkCorrection: decided('own-correction', async (tools, ta_id) => {
      const { id } = await correction(tools, ta_id);
      const body = { answer: '그날은 문을 닫았습니다' };
      return () => tools.api.call('POST', `/admin/work-corrections/${id}/reject`, { as, body });
    }),
    changePowers: decided('own-powers', async ({ api, accepts }, id) => {
      await accepts('delete from ta_powers where ta_id = $1', [id]);
      const body = { powers: ['ANONYMISE' as const] };
      return () => api.call('PUT', `/supervisor/${id}/powers`, { as, body });
    }),
    setAdminLevel: decided(never('own-level', 'last-manager'), async ({ api, accepts }, id) => {
      const [ta] = await accepts<{ is: boolean }>('select not is_admin_level as is from tas where id = $1', [id]);
      const body = { isAdminLevel: ta?.is ?? true };
      return () => api.call('PUT', `/admin/ta/${id}/admin-level`, { as, body });
    }),
    toggleTaStatus: decided(
      never('own-account', 'last-manager'),
      ({ api }, id) =>
        () =>
          api.call('PUT', `/admin/ta/${id}/toggle-status`, { as, body: { isActive: false } }),
    ),
    deleteTa: decided(
      never('own-account'),
      ({ api }, id) =>
        () =>
          api.call('DELETE', `/admin/ta/${id}`, { as }),
    ),
    resetTaPassword: decided(
      never('own-password'),
      ({ api }, id) =>
        () =>
          api.call('POST', `/admin/ta/${id}/temporary-password`, { as }),
    ),
    resetSecondFactor: decided(
      never('own-second-factor'),
      ({ api }, id) =>
        () =>
          api.call('DELETE', `/supervisor/${id}/second-factor`, { as }),
    ),
  },
};
