import type { TaDetailQuery } from './generated/manager.ts';

/** A TA as the page reads them. */
export type Ta = NonNullable<TaDetailQuery['tas_by_pk']>;

/** Terms of pay as the page reads them. */
export type PayTerms = Ta['payTerms'][number];
