import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { StudentFactsFragment } from '../generated/graphql.ts';
import { studentFields } from '../studentFields.tsx';

/** The columns of the list of students; `field` is the sort key in the address. */
export const studentColumns: GridColDef<StudentFactsFragment>[] = Object.entries(studentFields).flatMap(
  ([field, { label, column }]) => (column ? { field, headerName: label, ...column } : []),
);
