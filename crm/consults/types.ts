import type { StudentConsultsQuery } from './generated/graphql.ts';

/** A consult as the list's query returns it. */
export type Consult = StudentConsultsQuery['consults'][number];
