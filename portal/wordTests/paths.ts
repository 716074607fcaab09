export const paths = {
  /** Tests have no list of their own; they are on the page of the word decks. */
  tests: '/portal/word-tests',
  test: (id: string) => `/portal/word-tests/${id}`,
};
