import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  push_alert_templates_kakao_form: [
    422,
    'invalid-value',
    '카카오 템플릿 아이디는 영문과 숫자 50자까지입니다.',
    'kakaoTemplateId',
  ],
  push_alert_templates_kakao_of_alimtalk: [
    422,
    'invalid-value',
    '카카오 템플릿은 알림톡으로 보내는 템플릿에만 적을 수 있습니다.',
    'kakaoTemplateId',
  ],
};
