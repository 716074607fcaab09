import { counselTypes } from '#client/bookings/bookingKinds.ts';

/** The label of a stored kind; `상담` for an unknown one. */
export function counselTypeWord(type: string | null | undefined): string {
  return counselTypes.find(({ value }) => value === type)?.label ?? '상담';
}
