const NAMED = 5;

/** The first five names, and how many more there are: `김민수, 박서연 외 3명`. */
export const someNames = (names: readonly string[]): string =>
  `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` 외 ${names.length - NAMED}명` : ''}`;
