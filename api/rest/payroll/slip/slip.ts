import type { ReplyOf } from '#openapi/generated/operations.ts';

/** A line of a slip. */
export type SlipLine = ReplyOf<'readMyPay'>['months'][number]['lines'][number];

/** A frozen slip with what the law asks for: person, pay day, total, parts, basis with hours, deductions. */
export interface Slip {
  /** `YYYY-MM`. */
  month: string;
  name: string;
  /** Tells people of one name apart. */
  loginId: string;
  /** `YYYY-MM-DD`. */
  payDay: string;
  earned: number;
  claimed: number;
  withheld: number;
  net: number;
  lines: SlipLine[];
}
