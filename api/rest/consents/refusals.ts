import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  consents_standing_key: [409, 'consent-stands', '이미 받은 동의입니다. 철회한 뒤에 다시 받을 수 있습니다.'],
  consents_guardian_needed: [409, 'guardian-needed', '만 14세 미만은 보호자가 동의해야 합니다.'],
  consents_of_guardian: [
    409,
    'guardian-only',
    '보호자가 한 동의는 보호자만 철회할 수 있습니다. 보호자가 학원에 말씀해 주세요.',
  ],
  consents_guardian_named: [422, 'invalid-value', '보호자 이름을 적어 주세요.', 'giverName'],
  consents_given_in_future: [422, 'invalid-value', '동의 일시는 지금보다 늦을 수 없습니다.', 'givenAt'],
  consents_withdrawn: [409, 'consent-withdrawn', '이미 철회한 동의입니다.'],
  consents_withdrawn_after_given: [422, 'invalid-value', '철회 일시는 동의 일시보다 빠를 수 없습니다.'],
  consents_fixed: [409, 'consent-fixed', '받은 동의는 수정할 수 없습니다. 철회하고 새로 받아 주세요.'],
  consents_student_anonymised: [409, 'anonymised', '익명 처리된 학생입니다. 바꿀 수 없습니다.'],
  students_birth_on_range: [422, 'invalid-value', '생년월일을 확인해 주세요.', 'birthOn'],
  students_birth_on_anonymised: [409, 'anonymised', '익명 처리된 학생입니다. 바꿀 수 없습니다.'],
  sms_recipients_no_consent: [409, 'no-consent', '광고성 문자에 동의하지 않은 사람입니다.'],
  sms_messages_advertisement_marked: [422, 'invalid-value', '광고성 문자는 (광고)로 시작해야 합니다.', 'body'],
  sms_messages_advertisement_by_day: [
    409,
    'advertisement-at-night',
    '광고성 문자는 밤 9시부터 아침 8시까지 보낼 수 없습니다.',
  ],
};
