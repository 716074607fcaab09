import type { SmsQueued } from '#client/generated/rest/smsMessages.ts';
import { LMS_BYTES, measureText, SMS_BYTES } from '#ui-kit/format/text/eucKr.ts';
import type { ComposeForm } from './composeForm.ts';

/** The label of the button that sends, with how many texts go out once the server has counted them; until then to how many students. */
export function sendLabel(form: ComposeForm, counted: number | undefined, isNight: boolean): string {
  const act = form.when === 'LATER' ? '보내기 예약' : isNight ? '지금 보내기' : '보내기';
  return `${isNight ? '밤이지만 ' : ''}${whomOf(form, counted)}${act}`;
}

function whomOf({ kind, studentIds }: ComposeForm, counted: number | undefined): string {
  if (counted !== undefined) return `${counted.toLocaleString('ko')}건 `;
  return kind === 'HAND' && studentIds.length > 0 ? `${studentIds.length.toLocaleString('ko')}명에게 ` : '';
}

/** What became of the recipients. */
export function queuedWords({ queued, withoutPhone, withoutConsent = 0 }: SmsQueued): string {
  const left = withoutPhone > 0 ? ` 번호가 없는 ${withoutPhone.toLocaleString('ko')}명은 빠졌습니다.` : '';
  const refused = withoutConsent > 0 ? ` 동의하지 않은 ${withoutConsent.toLocaleString('ko')}명은 빠졌습니다.` : '';
  return `문자 ${queued.toLocaleString('ko')}건을 보낼 목록에 올렸습니다.${left}${refused}`;
}

/** The kind of text that it goes as, and how full it is. */
export function lengthOf({ body, pictureId }: ComposeForm): string {
  const { bytes } = measureText(body.trim());
  const [channel, most] =
    pictureId !== null ? ['MMS', LMS_BYTES] : bytes <= SMS_BYTES ? ['SMS', SMS_BYTES] : ['LMS', LMS_BYTES];
  return `${channel} ${bytes.toLocaleString('ko')} / ${most.toLocaleString('ko')}바이트`;
}
