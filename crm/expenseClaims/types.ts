import type { ClaimListQuery } from './generated/graphql.ts';

/** A claim as managers see it. */
export type Claim = ClaimListQuery['expenseClaims'][number];
