/** The doors: each foreign key by which a row is joined to somebody or something, and what is asked there of who left and what ended. */
import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { RuleTools } from '../showRules.ts';
import { rows } from '../rows/wordTests.ts';

export type Tools = Pick<RuleTools, 'make' | 'accepts'>;

/** A row that would be taken, and the id of whom or what it joins. */
interface Joining {
  of: string;
  row: Record<string, unknown>;
}

/** What happens to a row in each of the states in which nothing new begins. */
export interface Ask {
  /** `left out`: what follows by itself does not. `forgotten`, `anonymised`: refused in that state only. */
  answer: 'refused' | 'left out' | 'forgotten' | 'anonymised';
  joining: (tools: Tools) => Promise<Joining>;
}

/** Asked, or the reason why nothing is. */
export type Door = Ask | string;

export const refused = (joining: Ask['joining']): Ask => ({ answer: 'refused', joining });

export const assignment = async ({ make }: Tools) => ({ deck_id: (await make('words')).deck_id, due_on: dateOf(2) });
export const plan = async ({ make }: Tools) => ({
  ...rows.word_test_plans(1),
  deck_id: (await make('words')).deck_id,
});

export const kept = 'is a record of what was';
export const told = 'is made for all; whoever sends asks who takes part';
export const follows = 'follows a row that was let in';
