import type { Refusals } from '../_protocol/refusals.ts';

export const refusals: Refusals = {};
