import type { WordTestQuery } from './generated/graphql.ts';

/** A word test with what each student came to. */
export type ShownTest = NonNullable<WordTestQuery['wordTestPlans_by_pk']>;
