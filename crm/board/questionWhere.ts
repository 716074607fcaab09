import type { CrudFilter } from '@refinedev/core';
import { filterValue } from '../shared/lists/filterValue.ts';

/** Hasura's condition for the queue's filters: its state, words of the question, who it was handed to. */
export function questionWhere(filters: CrudFilter[]): object {
  const q = filterValue(filters, 'q').normalize('NFC');
  const assigned = filterValue(filters, 'assigned');
  const state = filterValue(filters, 'state');
  const conditions: object[] = [{ category: { _eq: 'QUESTION' } }];
  if (state === '') conditions.push({ waitingSince: { _is_null: false } });
  if (state === 'ANSWERED') conditions.push({ waitingSince: { _is_null: true } });
  if (q !== '') conditions.push({ _or: [{ title: { _ilike: `%${q}%` } }, { body: { _ilike: `%${q}%` } }] });
  if (assigned === 'none') conditions.push({ assignedTaId: { _is_null: true } });
  else if (assigned !== '') conditions.push({ assignedTaId: { _eq: assigned } });
  return { _and: conditions };
}
