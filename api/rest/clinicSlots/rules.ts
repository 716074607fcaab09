import type { Handler } from '../handler.ts';
import { staleVersion } from '../versionConflict.ts';

/** Says what a late hour or a holiday leads to. */
export const updateClinicRules: Handler<'updateClinicRules'> = async ({ trx, body }) => {
  const { version, ...rules } = body;
  const { id, ...known } = await trx
    .selectFrom('clinic_rules')
    .select(['id', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.version !== version) {
    throw await staleVersion(trx, 'clinic_rules', { id, title: '클리닉 규칙', version: known.version });
  }
  const { closing_time, late_rule, holiday_rule, ...changed } = await trx
    .updateTable('clinic_rules')
    .set({ closing_time: rules.closingTime, late_rule: rules.lateRule, holiday_rule: rules.holidayRule })
    .returning(['version', 'closing_time', 'late_rule', 'holiday_rule'])
    .executeTakeFirstOrThrow();
  return { ...changed, closingTime: closing_time.slice(0, 5), lateRule: late_rule, holidayRule: holiday_rule };
};
