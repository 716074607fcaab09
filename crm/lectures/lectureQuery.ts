import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { First } from '#client/page/lazy/loadPage.ts';
import type { Lectures_Bool_Exp, Lectures_Order_By } from '#client/generated/graphql/ta.ts';
import { todayInSeoul } from '#ui-kit/format/time/date.ts';
import { firstList } from '../shared/lists/firstList.ts';
import { syllablePattern } from '../shared/lists/hangul.ts';
import { filterValue } from '../shared/lists/filterValue.ts';
import { LectureListDocument } from './generated/graphql.ts';

/** The list at its bare address. */
export const lectureList = () => ({
  resource: 'lectures',
  document: LectureListDocument,
  meta: { gqlVariables: { today: todayInSeoul() }, where: lectureWhere, orderBy: lectureOrder },
});

export const firstLectures: First = (opened) => firstList(opened, lectureList());

/** Hasura's condition for the list's filters: `q` searches names, teachers and rooms, `weekday` is a list like `6,7`. */
export function lectureWhere(filters: CrudFilter[]): Lectures_Bool_Exp {
  const days = filterValue(filters, 'weekday').split(',').filter(Boolean).map(Number);
  const typed = filterValue(filters, 'q').normalize('NFC').replace(/\s+/g, '');
  const conditions: Lectures_Bool_Exp[] = [{ status: { _eq: filterValue(filters, 'status') || 'ACTIVE' } }];
  if (days.length > 0) conditions.push({ _or: [{ weekday: { _in: days } }, { hours: { weekday: { _in: days } } }] });
  if (typed !== '') {
    // Also an unfinished syllable or initial consonants; blanks do not matter.
    const found = { _iregex: syllablePattern(typed, '\\s*') };
    conditions.push({ _or: [{ name: found }, { teacherName: found }, { room: found }] });
  }
  return { _and: conditions };
}

/** Hasura's order for the list's sorters, unique for paging. */
export function lectureOrder([first]: CrudSort[]): Lectures_Order_By[] {
  const byTime: Lectures_Order_By[] = [{ weekday: 'asc' }, { startsAt: 'asc' }, { name: 'asc' }, { id: 'asc' }];
  if (!first) return byTime;
  const { field, order } = first;
  return field === 'weekday' ? [{ weekday: order }, { startsAt: order }, ...byTime] : [{ [field]: order }, ...byTime];
}
