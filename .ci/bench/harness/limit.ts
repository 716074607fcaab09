/** A unit and, where a figure has a limit, the limit in that unit. */
export interface Limit {
  unit: string;
  most?: number;
  least?: number;
}

/** The limit of what must not happen. */
export const never: Limit = { unit: '', most: 0 };

/** The limit of a figure between two texts; nothing where it has none. */
export function inWords({ most, least, unit }: Limit, before: string, after: string): string {
  if (most === 0) return `${before}none${after}`;
  if (most !== undefined) return `${before}at most ${most} ${unit}${after}`;
  return least === undefined ? '' : `${before}at least ${least} ${unit}${after}`;
}

/** Whether a limit is kept; a figure that is no number keeps none. */
export function isWithin(value: number, { most, least }: Limit): boolean {
  return (most === undefined || value <= most) && (least === undefined || value >= least);
}
