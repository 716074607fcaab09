import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../../deps.ts';

/** What texts and papers call the academy: the name that the machine gives it, else that of its settings; undefined where none is set. */
export async function nameOf(trx: Kysely<Tables>, { place }: Pick<Deps, 'place'>): Promise<string | undefined> {
  const fixed = place.academyName?.trim();
  if (fixed) return fixed;
  const row = await trx.selectFrom('landing_pages').select('academy_name').executeTakeFirst();
  return row?.academy_name || undefined;
}

/** The same in a sentence, which needs a word: 학원 where no name is set. */
export const academyOf = async (trx: Kysely<Tables>, deps: Pick<Deps, 'place'>): Promise<string> =>
  (await nameOf(trx, deps)) ?? UNNAMED;

/** What an academy without a name is called. */
export const UNNAMED = '학원';
