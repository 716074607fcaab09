import type { Slice } from '../_protocol/slice.ts';
import { refusals } from './refusals.ts';
import { reviewWords } from './reviewWords.ts';

export const slice: Slice<'wordDecks'> = { handlers: { reviewWords }, refusals };
