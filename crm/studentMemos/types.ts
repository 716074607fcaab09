import type { StudentMemosQuery } from './generated/graphql.ts';

/** A memo as the list's query returns it. */
export type Memo = StudentMemosQuery['studentMemos'][number];
