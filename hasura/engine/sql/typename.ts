import type { SelectedField } from '../plan/selection.ts';
import { literal } from './statement.ts';

/** `__typename`, the only field that reads nothing from the database. */
export function typenameSql({ parent }: SelectedField): string {
  return `${literal(parent.name)}::text`;
}
