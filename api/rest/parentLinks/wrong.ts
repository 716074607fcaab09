import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';

/** Counts a wrong number. @returns whether that was the last try in the life of the link */
export async function countWrong(trx: Transaction<Tables>, link: { id: string }): Promise<boolean> {
  const { is_locked } = await trx
    .updateTable('parent_links')
    .set(({ eb }) => ({ wrong_digits: eb('wrong_digits', '+', 1) }))
    .where('id', '=', link.id)
    .returning('is_locked')
    .executeTakeFirstOrThrow();
  return is_locked;
}

/** What the guard of the database is worded by, too. */
export const lockedWords =
  '번호가 여러 번 맞지 않아 이 기기에서는 열 수 없습니다. 등록된 보호자 번호로 새 링크를 받아 주세요.';

/** The count of failures is kept despite the refusal, so that guessing is limited. */
export const locked = () => new Problem(403, 'link-locked', lockedWords).keepingWrites();
