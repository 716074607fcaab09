import { someNames, someStudents } from '#ui-kit/format/names/someNames.ts';
import type { Refusal } from '../refusals.ts';

/** Who or what uses something, as the triggers that refuse to delete it name them. */
interface Used {
  names?: string[];
}

/**
 * The refusal to delete what students use.
 * @param why a sentence without its full stop
 * @param instead what can be done; none when empty
 */
export const inUseByStudents = (why: string, instead = ''): Refusal =>
  inUse(why, instead, (names) => someStudents(names));

/** The refusal to delete what other things use: tests, lectures. */
export const inUseBy = (why: string, instead = ''): Refusal =>
  inUse(why, instead, (names) => someNames(names, 3, '개'));

const inUse = (why: string, instead: string, say: (names: string[]) => string): Refusal => [
  409,
  'in-use',
  ({ names = [] }: Used) =>
    [names.length > 0 ? `${why}: ${say(names)}.` : `${why}.`, instead].filter((sentence) => sentence !== '').join(' '),
];
