import type { ClinicStatus, DeliveryType, ScoreStatus } from '#client/generated/rest/scores.ts';

/** The labels of the statuses of a score. */
export const statusWords: Record<ScoreStatus, string> = {
  NONE: '미응시',
  TAKEN: '응시',
  GRADED: '채점',
  ABSENT: '결시',
  EXEMPT: '면제',
};

/** The labels of the delivery types. */
export const deliveryWords: Record<DeliveryType, string> = { ONSITE: '현장', ONLINE: '온라인', HOME: '자택' };

/** The labels of an attempt's clinic state. */
export const clinicWords: Record<ClinicStatus, string> = {
  NONE: '해당 없음',
  REQUIRED: '대상',
  RESERVED: '예약',
  DONE: '완료',
  EXEMPT: '면제',
};

/** The statuses shown instead of a value. */
export const isAway = (status: string | null | undefined): status is 'ABSENT' | 'EXEMPT' =>
  status === 'ABSENT' || status === 'EXEMPT';
