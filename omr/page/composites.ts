import type { FieldReading } from '../marks/decide.ts';
import type { Template } from '../template/template.ts';

/** Stands in a composite for a digit that is not marked. */
const blankDigit = '_';

/** Stands in a composite for a digit that is marked more than once. */
const doubleDigit = '?';

/**
 * Joins digits into numbers. A number without any mark is ''; a missing digit keeps its place as `_`, a double one as
 * `?`, so that a damaged number is never taken for a shorter, sound one.
 */
export function joinComposites(template: Template, fields: Record<string, FieldReading>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(template.composites).map(([name, ids]) => {
      const values = ids.map((id) => fields[id]!.value);
      const blank = values.every((value) => value === '');
      return [
        name,
        blank ? '' : values.map((value) => (Array.isArray(value) ? doubleDigit : value || blankDigit)).join(''),
      ];
    }),
  );
}
