import type { Condition } from './types.ts';

export const ALWAYS: Condition = { is: 'and', all: [] };
