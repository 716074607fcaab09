import type { Selectable } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';

/** Sets whether late hours and holidays are allowed, warned of or refused. */
export const updateClinicRules: Handler<'updateClinicRules'> = async ({ trx, body }) => {
  const { version } = body;
  const known = await trx.selectFrom('clinic_rules').selectAll().forUpdate().executeTakeFirstOrThrow();
  const { closingTime, lateRule, holidayRule } = body;
  const { counselLimit = known.counsel_limit, clinicLimit = known.clinic_limit } = body;
  const rules = { closingTime, lateRule, holidayRule, counselLimit, clinicLimit };
  if (known.version !== version) {
    throw await versionConflict(trx, 'clinic_rules', [
      {
        id: known.id,
        label: '클리닉 규칙',
        theirVersion: known.version,
        mine: wordsOf(rules),
        theirs: wordsOf(rulesOf(known)),
      },
    ]);
  }
  const changed = await trx
    .updateTable('clinic_rules')
    .set({ closing_time: closingTime, late_rule: lateRule, holiday_rule: holidayRule })
    .set({ counsel_limit: counselLimit, clinic_limit: clinicLimit })
    .returning(['version', 'closing_time', 'late_rule', 'holiday_rule', 'counsel_limit', 'clinic_limit'])
    .executeTakeFirstOrThrow();
  return { version: changed.version, ...rulesOf(changed) };
};

type Rules = Omit<BodyOf<'updateClinicRules'>, 'version'>;

type Stored = Pick<
  Selectable<Tables['clinic_rules']>,
  'closing_time' | 'late_rule' | 'holiday_rule' | 'counsel_limit' | 'clinic_limit'
>;

/** The rules as they are stored. */
const rulesOf = ({ closing_time, late_rule, holiday_rule, counsel_limit, clinic_limit }: Stored): Required<Rules> => ({
  closingTime: closing_time.slice(0, 5),
  lateRule: late_rule,
  holidayRule: holiday_rule,
  counselLimit: counsel_limit,
  clinicLimit: clinic_limit,
});

const leads = { ALLOW: '그대로 만들기', WARN: '알리고 만들기', REFUSE: '만들지 않기' };

function wordsOf({ closingTime, lateRule, holidayRule, counselLimit, clinicLimit }: Required<Rules>): string {
  const hours = `마감 시각 ${closingTime.slice(0, 5)} · 더 늦은 시간 ${leads[lateRule]}`;
  return `${hours} · 공휴일 ${leads[holidayRule]} · 종류마다 상담 ${counselLimit}건 · 하루 클리닉 ${clinicLimit}건`;
}
