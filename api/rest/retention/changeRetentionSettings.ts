import type { Handler } from '../_protocol/handler.ts';

/** Says how long records of those who left are kept. */
export const changeRetentionSettings: Handler<'changeRetentionSettings'> = async ({ trx, body }) => {
  await trx
    .updateTable('retention_settings')
    .set({
      keep_years: body.keepYears,
      receipts_kept_elsewhere: body.receiptsKeptElsewhere,
      review_month: body.reviewMonth,
      audit_months: body.auditMonths,
    })
    .execute();
};
