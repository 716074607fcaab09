import { leaveWork } from '#hasura/testing/doors/tas.ts';
import { inHours, monthOf } from '#ui-kit/format/testing/when.ts';
import { addSlot } from '../setups/clinic.ts';
import type { Asked, Doors, DoorTools, Prepared } from './doors.ts';

type Calling = (tools: DoorTools, id: string) => Promise<Prepared['call']> | Prepared['call'];

const about = (answers: Asked['answers'], call: Calling): Asked => ({
  answers,
  prepare: async (tools) => {
    const { id } = await tools.make('tas');
    return { of: id, call: await call(tools, id) };
  },
});

/** Something that is to come is not given to them. */
const given = (call: Calling) => about('inactive', call);
/** A record or a property of somebody who may come back; of a person who is no longer known there is none. */
const kept = (call: Calling) => about({ anonymised: 'anonymised' }, call);

let days = 60;
const slot = ({ api }: DoorTools) => addSlot(api, { inDays: days++ });
const terms = { paymentType: 'HOURLY', hourlyWage: 12_000, isWithheld: false } as const;
const account = { bank: '한빛은행', accountNumber: '1234567890', accountName: '김하늘' };
const worked = { startedAt: inHours(-30), endedAt: inHours(-28) };
/** With a wage, so that they may work. */
const paid = ({ make }: DoorTools, ta_id: string) => make('ta_pay_terms', { ta_id, from_month: `${monthOf(-1)}-01` });

/** Of a TA who is inactive or no longer known. */
export const taCalls: Doors = {
  named: /^(taIds?|assignedTaId|consultedBy|supervisorId)$/,
  states: leaveWork,
  asked: {
    addClinicParticipants: given(async (tools, taId) => {
      const { id } = await slot(tools);
      const body = { studentIds: [(await tools.make('students')).id], taId };
      return () => tools.api.call('POST', `/clinic/slot/${id}/participants`, { as: 'ta', body });
    }),
    assignClinicTa: given(async ({ api, make }, taId) => {
      const body = { participantIds: [(await make('clinic_participants')).id], taIds: [taId] };
      return () => api.call('PUT', '/clinic/assign-ta', { as: 'ta', body });
    }),
    createClinicSlot: given(async (tools, taId) => {
      const { id: _, version: _v, ...values } = await slot(tools);
      const body = { ...values, room: `클리닉 ${days}`, taId };
      return () => tools.api.call('POST', '/clinic/slot', { as: 'ta', body });
    }),
    updateClinicSlot: given(async (tools, taId) => {
      const { id, ...values } = await slot(tools);
      return () => tools.api.call('PUT', `/clinic/slot/${id}`, { as: 'ta', body: { ...values, taId } });
    }),
    updateBoardPost: given(async ({ api, make }, assignedTaId) => {
      const asker = (await make('students')).id;
      const post = await make('board_posts', { category: 'QUESTION', created_by: asker });
      return () => api.call('PUT', `/board/${post.id}`, { as: 'ta', body: { assignedTaId } });
    }),
    createCustomWage: kept(({ api }, taId) => {
      const body = { taId, month: monthOf(0), amount: 10_000, reason: '보강 감독' };
      return () => api.call('POST', '/admin/ta-monthly-custom-wage', { as: 'admin', body });
    }),
    createWorkRecord: kept(async (tools, taId) => {
      await paid(tools, taId);
      return () => tools.api.call('POST', '/admin/work-in-out', { as: 'admin', body: { taId, ...worked } });
    }),
    changeWorkRecords: kept(async (tools, taId) => {
      await paid(tools, taId);
      const changes = [{ id: crypto.randomUUID(), version: 0, taId, ...worked }];
      return () => tools.api.call('PUT', '/admin/work-records', { as: 'admin', body: { changes } });
    }),
    deletePayTerms: kept(async (tools, taId) => {
      await tools.make('ta_pay_terms', { ta_id: taId, from_month: `${monthOf(0)}-01` });
      return () => tools.api.call('DELETE', `/admin/ta/${taId}/pay-terms/${monthOf(0)}`, { as: 'admin' });
    }),
    deleteTa: kept(
      ({ api }, taId) =>
        () =>
          api.call('DELETE', `/admin/ta/${taId}`, { as: 'admin' }),
    ),
    endTaSessions: kept(
      ({ api }, taId) =>
        () =>
          api.call('DELETE', `/admin/ta/${taId}/sessions`, { as: 'admin' }),
    ),
    resetTaPassword: kept(
      ({ api }, taId) =>
        () =>
          api.call('POST', `/admin/ta/${taId}/temporary-password`, { as: 'admin' }),
    ),
    saveTaAccount: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}/bank-account`, { as: 'admin', body: account }),
    ),
    setAdminLevel: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}/admin-level`, { as: 'admin', body: { isAdminLevel: true } }),
    ),
    setHourlyWage: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}/hourly-wage`, { as: 'admin', body: { hourlyWage: 12_000 } }),
    ),
    setMonthlySalary: kept(({ api }, taId) => {
      const body = { monthlySalary: 900_000, salaryStartMonth: monthOf(0), monthlyWageType: 'FULL' as const };
      return () => api.call('PUT', `/admin/ta/${taId}/monthly-salary`, { as: 'admin', body });
    }),
    setPayTerms: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}/pay-terms/${monthOf(0)}`, { as: 'admin', body: terms }),
    ),
    setPaymentType: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}/payment-type`, { as: 'admin', body: { paymentType: 'HOURLY' } }),
    ),
    setTaWageTypes: kept(async ({ api, make }, taId) => {
      const body = { wageTypeIds: [(await make('hourly_wage_types')).id] };
      return () => api.call('PUT', `/admin/ta/${taId}/wage-types`, { as: 'admin', body });
    }),
    toggleTaStatus: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}/toggle-status`, { as: 'admin', body: { isActive: true } }),
    ),
    updateTa: kept(
      ({ api }, taId) =>
        () =>
          api.call('PUT', `/admin/ta/${taId}`, { as: 'admin', body: { name: '김하늘' } }),
    ),
    changePowers: kept(({ api }, taId) => {
      const body = { powers: ['ANONYMISE' as const] };
      return () => api.call('PUT', `/supervisor/${taId}/powers`, { as: 'admin', body });
    }),
  },
};
