/** Some of a deck's words, by their places. */
interface Run {
  firstPlace?: number | null | undefined;
  lastPlace?: number | null | undefined;
}

export const paths = {
  wordDecks: '/portal/words',
  study: (id: string, { firstPlace, lastPlace }: Run = {}) =>
    `/portal/words/${id}${firstPlace == null ? '' : `?from=${firstPlace}`}${lastPlace == null ? '' : `&to=${lastPlace}`}`,
  /** Only these words, due or not. */
  studyOnly: (id: string, wordIds: readonly string[]) => `/portal/words/${id}?only=${wordIds.join(',')}`,
};
