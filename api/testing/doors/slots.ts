import { students } from '#mocks/cast.ts';
import { addSlot } from '../setups/clinic.ts';
import type { TestApi } from '../api.ts';
import type { Doors } from './doors.ts';

let days = 30;
/** A slot of a day on which nobody has another. */
const clinic = (api: TestApi) => addSlot(api, { inDays: days++ });
const counsel = (api: TestApi) => addSlot(api, { inDays: days++, reserveType: 'COUNSEL', counselType: 'STUDY' });

/** Of a clinic or counsel slot of a day that is over. */
export const slotCalls: Doors = {
  named: /^slotId$/,
  states: {
    over: `update clinic_slots set starts_at = starts_at - interval '200 days', ends_at = ends_at - interval '200 days',
      closes_at = closes_at - interval '200 days', cancel_until = cancel_until - interval '200 days' where id = $1`,
  },
  asked: {
    cancelClinicSlot: {
      answers: 'cancel-late',
      prepare: async ({ api, make }) => {
        const { id } = await clinic(api);
        await make('clinic_participants', { slot_id: id, student_id: students.minsu.id });
        return { of: id, call: () => api.call('POST', `/sp/clinic-slot/${id}/cancel`, { as: 'minsu' }) };
      },
    },
    cancelCounselSlot: {
      answers: 'cancel-late',
      prepare: async ({ api, make }) => {
        const { id } = await counsel(api);
        await make('clinic_participants', { slot_id: id, student_id: students.minsu.id });
        return { of: id, call: () => api.call('POST', `/sp/counsel-slot/${id}/cancel`, { as: 'minsu' }) };
      },
    },
    moveClinicParticipant: {
      answers: 'ended',
      prepare: async ({ api, make }) => {
        const { id } = await clinic(api);
        const booking = await make('clinic_participants', { slot_id: (await clinic(api)).id });
        const path = `/clinic/participant/${booking.id}/move-participant-slot` as const;
        return { of: id, call: () => api.call('PUT', path, { as: 'ta', body: { slotId: id } }) };
      },
    },
    reserveCounselSlot: {
      answers: 'closed',
      prepare: async ({ api }) => {
        const { id } = await counsel(api);
        const body = { counselType: 'STUDY' as const };
        return { of: id, call: () => api.call('POST', `/sp/counsel-slot/${id}/reserve`, { as: 'seoyeon', body }) };
      },
    },
  },
};
