import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { LMS_BYTES, measureText, SMS_BYTES } from '../smsMessages/parts.ts';
import { pushAlertTemplates } from './generated/limits.ts';
import { AUDIENCES, CHANNELS, EVENTS } from './kinds.ts';

const KAKAO_FORM = '영문과 숫자 50자까지 적어 주세요. 예: KA01TP…';

// The byte limits are the carriers'.
const schema = zod
  .object({
    ...pushAlertTemplates,
    event: zod.enum(EVENTS.map(({ value }) => value)),
    channel: zod.enum(CHANNELS.map(({ value }) => value)),
    audience: zod.enum(AUDIENCES.map(({ value }) => value)),
    byText: zod.boolean(),
    byPortal: zod.boolean(),
    isActive: zod.boolean(),
    kakaoTemplateId: zod.string().check(zod.trim(), zod.regex(/^[A-Za-z0-9_-]{0,50}$/, KAKAO_FORM)),
  })
  .check((context) => {
    const message = bodyProblem(context.value);
    const { byText, byPortal } = context.value;
    if (!byText && !byPortal) {
      const chosen = '문자와 포털 알림 중 하나는 골라 주세요.';
      context.issues.push({ code: 'custom', path: ['byPortal'], message: chosen, input: byPortal });
    }
    if (message) context.issues.push({ code: 'custom', path: ['body'], message, input: context.value.body });
  });

/** The form's values. */
export type TemplateForm = zod.infer<typeof schema>;

/** Validates the form of a template. */
export const templateForm = schemaResolver(schema);

/** What is stored of the form: only one that goes as 알림톡 names a Kakao template. */
export function storedTemplate({ kakaoTemplateId, ...template }: TemplateForm) {
  const isNamed = template.channel === 'ALIMTALK' && kakaoTemplateId !== '';
  return { ...template, kakaoTemplateId: isNamed ? kakaoTemplateId : null };
}

/** Why a body cannot be sent through its channel, undefined when it can. */
export function bodyProblem({ channel, body }: Pick<TemplateForm, 'channel' | 'body'>): string | undefined {
  if (channel === 'ALIMTALK') return undefined;
  const { bytes, unsendable } = measureText(body);
  if (unsendable.length > 0) return `문자로 보낼 수 없는 글자가 있습니다: ${unsendable.join(' ')}`;
  if (channel === 'SMS' && bytes > SMS_BYTES) {
    return `SMS는 ${SMS_BYTES}바이트까지입니다. 지금 ${bytes}바이트이니 줄이거나 LMS로 바꿔 주세요.`;
  }
  if (bytes > LMS_BYTES) return `LMS는 ${LMS_BYTES.toLocaleString('ko')}바이트까지입니다. 지금 ${bytes}바이트입니다.`;
  return undefined;
}
