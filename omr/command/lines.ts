import type { FieldReading } from '../marks/decide.ts';
import type { PageReading } from '../page/read.ts';
import type { PageState } from '../page/judge.ts';

/** One line of the results: one page of one file. */
export interface ResultLine {
  file: string;
  /** Number of the page in its file, from 1. */
  page: number;
  state: PageState;
  reason?: string;
  fields: Record<string, FieldReading>;
  composites: Record<string, string>;
}

export function lineOf(file: string, page: number, reading: PageReading): ResultLine {
  const { state, reason, fields, composites } = reading;
  return { file, page, state, ...(reason ? { reason } : {}), fields, composites };
}

export function rejectedLine(file: string, page: number, reason: string): ResultLine {
  return { file, page, state: 'rejected', reason, fields: {}, composites: {} };
}
