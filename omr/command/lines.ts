import type { FieldReading } from '../marks/decide.ts';
import type { SheetReading } from '../page/identify.ts';
import type { PageState } from '../page/judge.ts';

/** One line of the results: one page of one file. */
export interface ResultLine {
  file: string;
  /** Number of the page in its file, from 1. */
  page: number;
  state: PageState;
  reason?: string;
  /** The expected text of the QR code, if the template of this page has one. */
  layout?: string;
  /** The text of the sheet's QR code, if the template has one. */
  code?: string;
  fields: Record<string, FieldReading>;
  composites: Record<string, string>;
}

export function lineOf(file: string, page: number, { reading, layout, code }: SheetReading): ResultLine {
  const { state, reason, fields, composites } = reading;
  const wanted = layout.template.code?.text;
  return {
    file,
    page,
    state,
    reason: reason || undefined,
    layout: wanted || undefined,
    code: code || undefined,
    fields,
    composites,
  };
}

export function rejectedLine(file: string, page: number, reason: string): ResultLine {
  return { file, page, state: 'rejected', reason, fields: {}, composites: {} };
}
