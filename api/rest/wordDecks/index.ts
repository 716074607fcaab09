import type { Slice } from '../_protocol/slice.ts';
import { changeWordSettings } from './changeWordSettings.ts';
import { chooseWordPace } from './chooseWordPace.ts';
import { copyWordDeck } from './copyWordDeck.ts';
import { readWordMap } from './readWordMap.ts';
import { refusals } from './refusals.ts';
import { reviewWords } from './reviewWords.ts';
import { saveWords } from './saveWords.ts';

export const slice: Slice<'wordDecks'> = {
  handlers: { changeWordSettings, chooseWordPace, copyWordDeck, readWordMap, reviewWords, saveWords },
  refusals,
};
