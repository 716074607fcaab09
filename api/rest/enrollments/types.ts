import type { ReplyOf } from '#openapi/generated/operations.ts';

/** What a transfer changed. */
export type Outcome = NonNullable<ReplyOf<'transferClass'>['outcome']>;
