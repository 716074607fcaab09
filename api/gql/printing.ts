import type { GraphQLRequest } from '#engine';
import type { Deps } from '../deps.ts';
import { documentName } from './documentName.ts';
import { isStudent, type Asker } from './session.ts';

/** What pages ask first from which answer sheets, or pay slips with the same fonts, are printed. */
const printedFrom: ReadonlySet<string> = new Set(['OmrDesk', 'Payroll']);

/** Loads what printing takes while staff look at such a page. */
export function prepareToPrint({ sheets }: Pick<Deps, 'sheets'>, request: GraphQLRequest, actor: Asker['actor']): void {
  if (actor && !isStudent(actor) && printedFrom.has(documentName(request))) sheets.prepare();
}
