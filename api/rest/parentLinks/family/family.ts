import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { OpenLink } from '../openLinkOf.ts';

/** What of a link is shown or done: of a family's the part that is asked for, of any other what it is for. */
export type Part =
  | NonNullable<BodyOf<'openParentLink'>['part']>
  | Exclude<BodyOf<'openParentLink'>['purpose'], 'FAMILY'>;

/** The part of a call. */
export const partOf = ({ purpose, part }: Pick<BodyOf<'openParentLink'>, 'purpose' | 'part'>): Part =>
  purpose === 'FAMILY' ? (part ?? 'HOME') : purpose;

/** The children whom a link shows, by name: those of the family, or the one it is for. */
export async function readFamily(trx: Transaction<Tables>, link: OpenLink): Promise<{ id: string; name: string }[]> {
  if (link.purpose !== 'FAMILY') return [{ id: link.student_id, name: link.name }];
  return trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`id in (select family_of(${link.student_id}))`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
