import { dateOf } from '#ui-kit/format/testing/when.ts';
import { addSlot } from '../setups/clinic.ts';
import type { Payload } from './payload.ts';

export const payloads: Payload[] = [
  {
    call: 'POST /sp/counsel-slot/{slotId}/reserve',
    as: 'minsu',
    prepare: async (api) => {
      const { id } = await addSlot(api, { inDays: 51, reserveType: 'COUNSEL' });
      const read = () =>
        api.deps.db.kysely
          .selectFrom('clinic_participants')
          .select(['status', 'counsel_type'])
          .where('slot_id', '=', id)
          .execute();
      const becomes = [{ status: 'RESERVED', counsel_type: 'STUDY' }];
      return { params: { slotId: id }, body: { counselType: 'STUDY' }, read, becomes };
    },
  },
  {
    call: 'POST /sp/clinic-slot/{slotId}/reserve',
    as: 'minsu',
    prepare: async (api) => {
      const { id } = await addSlot(api, { inDays: 52 });
      return { params: { slotId: id }, becomes: { status: 'RESERVED' } };
    },
  },
  {
    call: 'GET /clinic/daily-status',
    as: 'ta',
    prepare: async (api) => {
      await addSlot(api, { inDays: 53 });
      const date = dateOf(53);
      const query = `?startDate=${date}&endDate=${date}&reserveType=CLINIC`;
      return { query, becomes: { days: [{ date }] } };
    },
  },
];
