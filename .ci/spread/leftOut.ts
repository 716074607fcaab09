/** Journeys that are not played against a spread academy, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'payday.spec.ts': 'begins with the first administrator of an academy without the demo',
};
