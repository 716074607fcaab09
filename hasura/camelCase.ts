/** The name in GraphQL and in the contract of a column: `parent_phone` becomes `parentPhone`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
