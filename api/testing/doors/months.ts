import { monthOf } from '#ui-kit/format/testing/when.ts';
import type { Asked, Doors, DoorTools, Prepared } from './doors.ts';

/** About a new TA, in the last month that is closed or in this one. */
const closed = (call: (tools: DoorTools, month: string, taId: string) => Promise<Prepared['call']>): Asked => ({
  answers: 'month-closed',
  prepare: async (tools, state) => {
    const last = `select to_char(max(month), 'YYYY-MM') as month from payroll_closings`;
    const [row] = await tools.accepts<{ month: string }>(last);
    const { id } = await tools.make('tas');
    return { of: id, call: await call(tools, state ? (row?.month ?? '') : monthOf(0), id) };
  },
});
const terms = { paymentType: 'HOURLY', hourlyWage: 12_000, isWithheld: false } as const;

/** Of a month whose pay is closed. */
export const monthCalls: Doors = {
  named: /[mM]onth$/,
  states: { closed: 'select from tas where id = $1' },
  asked: {
    deletePayTerms: closed(async ({ api, make, accepts }, month, taId) => {
      if (month === monthOf(0)) await make('ta_pay_terms', { ta_id: taId, from_month: `${month}-01` });
      const begun = `select ta_id as id, to_char(from_month, 'YYYY-MM') as "from" from ta_pay_terms
        where from_month <= $1 order by from_month desc, id desc limit 1`;
      const [terms] = await accepts<{ id: string; from: string }>(begun, [`${month}-01`]);
      return () => api.call('DELETE', `/admin/ta/${terms?.id}/pay-terms/${terms?.from}`, { as: 'admin' });
    }),
    setMonthlySalary: closed(async ({ api }, month, taId) => {
      const body = { monthlySalary: 900_000, salaryStartMonth: month, monthlyWageType: 'FULL' as const };
      return () => api.call('PUT', `/admin/ta/${taId}/monthly-salary`, { as: 'admin', body });
    }),
    setPayTerms: closed(async ({ api }, month, taId) => {
      return () => api.call('PUT', `/admin/ta/${taId}/pay-terms/${month}`, { as: 'admin', body: terms });
    }),
  },
};
