/** The events that send a template. */
export const EVENTS = [
  { value: 'MANUAL', label: '직접 보냄' },
  { value: 'ABSENT', label: '결석했을 때' },
  { value: 'LATE', label: '지각했을 때' },
  { value: 'ARRIVAL', label: '클리닉에 왔을 때' },
  { value: 'DEPARTURE', label: '클리닉에서 나갔을 때' },
  { value: 'CLINIC_RESERVED', label: '클리닉·상담을 예약했을 때' },
  { value: 'CLINIC_PROMOTED', label: '대기에서 예약되었을 때' },
  { value: 'CLINIC_CANCELLED', label: '예약이 취소되었을 때' },
  { value: 'CLINIC_TOMORROW', label: '예약 하루 전' },
  { value: 'CLINIC_MOVED', label: '예약 시간이나 장소가 바뀌었을 때' },
  { value: 'WEEK_MOVED', label: '수업 날짜, 시간, 강의실이 바뀌었을 때' },
  { value: 'SCORE_SHOWN', label: '성적을 공개했을 때' },
  { value: 'CLINIC_TODO', label: '커트라인 미달로 할 일이 생겼을 때' },
  { value: 'ANNOUNCEMENT', label: '주차 공지를 올렸을 때' },
  { value: 'QUESTION_ANSWERED', label: '질문에 답했을 때' },
  { value: 'REPORT_CARD', label: '성적표 링크를 만들었을 때' },
  { value: 'DDAY_WEEK', label: '디데이 한 주 전' },
  { value: 'PASSWORD_RESET', label: '비밀번호를 다시 정했을 때' },
] as const;

/** The channels of a template. */
export const CHANNELS = [
  { value: 'SMS', label: 'SMS (90바이트)' },
  { value: 'LMS', label: 'LMS (2,000바이트)' },
  { value: 'ALIMTALK', label: '알림톡 (1,000자)' },
] as const;

/** Whom the text of a template is for. */
export const AUDIENCES = [
  { value: 'STUDENT', label: '학생' },
  { value: 'GUARDIAN', label: '보호자' },
  { value: 'BOTH', label: '학생과 보호자' },
] as const;

/** The label of an event. */
export function eventLabel(event: string): string {
  return EVENTS.find(({ value }) => value === event)?.label ?? event;
}

/** The short name of a channel. */
export function channelLabel(channel: string): string {
  return channel === 'ALIMTALK' ? '알림톡' : channel;
}

/** Whom a text is for, in words. */
export function audienceLabel(audience: string): string {
  return AUDIENCES.find(({ value }) => value === audience)?.label ?? audience;
}

/** `바로`, `30분 뒤`, `1일 뒤`: how long after its event a template is sent. */
export function delayLabel(minutes: number): string {
  if (minutes === 0) return '바로';
  if (minutes % 1440 === 0) return `${minutes / 1440}일 뒤`;
  return minutes % 60 === 0 ? `${minutes / 60}시간 뒤` : `${minutes}분 뒤`;
}

/** The ways a template goes: `문자(LMS), 포털 알림`, `알림톡, 포털 알림`. */
export function waysLabel({ byText, byPortal, channel }: { byText: boolean; byPortal: boolean; channel: string }) {
  const text = channel === 'ALIMTALK' ? channelLabel(channel) : `문자(${channelLabel(channel)})`;
  return [byText ? text : '', byPortal ? '포털 알림' : ''].filter(Boolean).join(', ');
}
