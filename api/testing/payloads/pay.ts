import { staff } from '#mocks/cast.ts';
import { monthOf } from '#ui-kit/format/testing/when.ts';
import type { TestApi } from '../api.ts';
import type { Payload } from './payload.ts';

const params = { taId: staff.ta.id };

/** What somebody is paid from this or a later month on, the newest first. */
const termsOf = (api: TestApi) => async () =>
  api.deps.db.kysely
    .selectFrom('ta_pay_terms')
    .select(['payment_type', 'hourly_wage', 'monthly_salary', 'monthly_wage_type'])
    .where('ta_id', '=', staff.ta.id)
    .orderBy('created_at', 'desc')
    .orderBy('from_month', 'desc')
    .executeTakeFirst();

export const payloads: Payload[] = [
  {
    call: 'PUT /admin/ta/{taId}/hourly-wage',
    as: 'admin',
    prepare: async (api) => ({
      params,
      body: { hourlyWage: 13_500 },
      read: termsOf(api),
      becomes: { hourly_wage: 13_500 },
    }),
  },
  {
    call: 'PUT /admin/ta/{taId}/payment-type',
    as: 'admin',
    prepare: async (api) => ({
      params,
      body: { paymentType: 'HOURLY' },
      read: termsOf(api),
      becomes: { payment_type: 'HOURLY' },
    }),
  },
  {
    call: 'PUT /admin/ta/{taId}/monthly-salary',
    as: 'admin',
    prepare: async (api) => ({
      params,
      body: { monthlySalary: 1_200_000, salaryStartMonth: monthOf(1), monthlyWageType: 'FULL' },
      read: termsOf(api),
      becomes: { payment_type: 'MONTHLY', monthly_salary: 1_200_000, monthly_wage_type: 'FULL' },
    }),
  },
  {
    call: 'PUT /admin/ta/{taId}/wage-types',
    as: 'admin',
    prepare: async (api) => {
      const { kysely } = api.deps.db;
      const { id } = await kysely
        .insertInto('hourly_wage_types')
        .values({ name: '감독 수당' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const read = () =>
        kysely.selectFrom('ta_wage_types').select('wage_type_id').where('ta_id', '=', staff.ta.id).execute();
      return { params, body: { wageTypeIds: [id] }, read, becomes: [{ wage_type_id: id }] };
    },
  },
  {
    call: 'PUT /admin/ta/{taId}/admin-level',
    as: 'admin',
    prepare: async (api) => ({
      params,
      body: { isAdminLevel: true },
      read: () =>
        api.deps.db.kysely.selectFrom('tas').select('is_admin_level').where('id', '=', params.taId).executeTakeFirst(),
      becomes: { is_admin_level: true },
    }),
  },
];
