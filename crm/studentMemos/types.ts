import type { StudentMemosQuery } from './generated/graphql.ts';

/** A memo as the list reads it. */
export type Memo = StudentMemosQuery['studentMemos'][number];
