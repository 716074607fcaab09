import type { StudentConsultsQuery } from './generated/graphql.ts';

/** A consult as the list reads it. */
export type Consult = StudentConsultsQuery['consults'][number];
