import type { FieldReading } from '../marks/decide.ts';
import type { Template } from '../template/template.ts';

/** Replaces an unmarked digit in a composite. */
const blankDigit = '_';

/** Replaces a digit that is marked more than once in a composite. */
const doubleDigit = '?';

/**
 * Joins digits into numbers. A number without any mark is ''; a missing digit becomes `_`, a double one
 * `?`, so that a damaged number is never taken for a shorter, valid one.
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
