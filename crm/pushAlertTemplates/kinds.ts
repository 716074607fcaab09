/** The events that send a template. */
export const EVENTS = [
  { value: 'MANUAL', label: '직접 보냄' },
  { value: 'ABSENT', label: '결석했을 때' },
  { value: 'LATE', label: '지각했을 때' },
  { value: 'ARRIVAL', label: '등원했을 때' },
  { value: 'DEPARTURE', label: '하원했을 때' },
  { value: 'SCORE_SHOWN', label: '성적을 공개했을 때' },
  { value: 'CLINIC_RESERVED', label: '클리닉을 예약했을 때' },
] as const;

/** The channels of a template. */
export const CHANNELS = [
  { value: 'SMS', label: 'SMS (90바이트)' },
  { value: 'LMS', label: 'LMS (2,000바이트)' },
  { value: 'ALIMTALK', label: '알림톡 (1,000자)' },
] as const;

/** The label of an event. */
export function eventLabel(event: string): string {
  return EVENTS.find(({ value }) => value === event)?.label ?? event;
}

/** The short name of a channel. */
export function channelLabel(channel: string): string {
  return channel === 'ALIMTALK' ? '알림톡' : channel;
}
