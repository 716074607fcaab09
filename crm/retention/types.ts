import type { RetentionOverviewQuery } from './generated/manager.ts';

/** The rule as the server keeps it. */
export type Rule = RetentionOverviewQuery['retentionSettings'][number];
