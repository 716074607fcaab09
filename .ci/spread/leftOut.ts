/** Journeys that are not played against a spread academy, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'firstDay.spec.ts': 'begins with an academy that nobody leads',
  'payday.spec.ts': 'begins with an academy that nobody leads',
};
