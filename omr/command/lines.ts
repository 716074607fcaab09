import type { FieldReading } from '../marks/decide.ts';
import type { SheetReading } from '../page/identify.ts';
import type { PageState } from '../page/judge.ts';

/** One line of the results: one sheet, and thus almost always one page, of one file. */
export interface ResultLine {
  file: string;
  /** Number of the page in its file, from 1. */
  page: number;
  /** Number of the sheet among several in one picture, from 2; the first has none. */
  part?: number;
  /** At the first of several sheets: how many lines the page has. */
  parts?: number;
  /** Another sheet is seen beside or behind it that could not be read. */
  isCrowded?: true;
  state: PageState;
  reason?: string;
  /** The expected text of the QR code, if the template of this page has one. */
  layout?: string;
  /** The text of the sheet's QR code, if the template has one. */
  code?: string;
  fields: Record<string, FieldReading>;
  composites: Record<string, string>;
}

/** The lines of the sheets of one page. */
export const linesOf = (file: string, page: number, sheets: readonly SheetReading[]): ResultLine[] =>
  sheets.map((sheet, at) => lineOf(file, page, at + 1, sheets.length, sheet));

function lineOf(file: string, page: number, part: number, parts: number, sheet: SheetReading): ResultLine {
  const { reading, layout, code, isCrowded } = sheet;
  const { state, reason, fields, composites } = reading;
  const wanted = layout.template.code?.text;
  return {
    file,
    page,
    part: part > 1 ? part : undefined,
    parts: part === 1 && parts > 1 ? parts : undefined,
    isCrowded: isCrowded || undefined,
    state,
    reason: reason || undefined,
    layout: wanted || undefined,
    code: code || undefined,
    fields,
    composites,
  };
}

/** The name of a sheet's files within those of its scan: its page, and its number there from the second on. */
export const pictureName = ({ page, part }: Pick<ResultLine, 'page' | 'part'>): string =>
  part ? `${page}.${part}` : String(page);

export function rejectedLine(file: string, page: number, reason: string): ResultLine {
  return { file, page, state: 'rejected', reason, fields: {}, composites: {} };
}
