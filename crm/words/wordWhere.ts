import type { CrudFilter } from '@refinedev/core';
import { whereOf } from '../providers/parts.ts';
import { filterValue } from '../shared/lists/filterValue.ts';

/** Hasura's condition for the list's filters: `q` is in the word or in its meaning. */
export function wordWhere(filters: CrudFilter[]): object | undefined {
  const value = filterValue(filters, 'q').normalize('NFC');
  if (value === '') return undefined;
  const operator = 'contains';
  return whereOf([
    {
      operator: 'or',
      value: [
        { field: 'term', operator, value },
        { field: 'meaning', operator, value },
      ],
    },
  ]);
}
