import type { CrudFilter } from '@refinedev/core';
import type { TaDirectory_Bool_Exp } from '#client/generated/graphql/manager.ts';
import { filterValue } from '../shared/lists/filterValue.ts';

/** What the list can be narrowed by. */
export const taFilters = {
  /** What was typed. */
  q: 'contains',
  /** `inactive` or `all`; without it the active ones. */
  state: 'eq',
} as const;

/** The `where` of the list's filters: a name, also by its initial consonants, a login id, or a part of the phone number. */
export function taWhere(filters: readonly CrudFilter[]): TaDirectory_Bool_Exp {
  const state = filterValue(filters, 'state');
  const typed = filterValue(filters, 'q').trim();
  return {
    _and: [
      ...(state === 'all' ? [] : [{ isActive: { _eq: state !== 'inactive' } }]),
      ...(typed === '' ? [] : [{ _or: found(typed) }]),
    ],
  };
}

function found(typed: string): TaDirectory_Bool_Exp[] {
  const text = typed.replace(/[\\%_]/g, '\\$&');
  const digits = typed.replace(/\D/g, '').replace(/^0/, '');
  const byText = [{ name: { _ilike: `%${text}%` } }, { loginId: { _ilike: `%${text}%` } }];
  const byInitials = /^[ㄱ-ㅎ]+$/.test(typed) ? [{ nameChoseong: { _like: `%${typed}%` } }] : [];
  return [...byText, ...byInitials, ...(digits.length >= 3 ? [{ phone: { _like: `%${digits}%` } }] : [])];
}
