import { someStudents } from '#ui-kit/format/names/someNames.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Deletes an unused tag. Throws 409 that names the students who have it. */
export const deleteTag: Handler<'deleteTag'> = async ({ trx, params }) => {
  await lockRow(trx, 'tags', params.tagId);
  const users = await trx
    .selectFrom('user_tags')
    .innerJoin('users', 'users.id', 'user_tags.user_id')
    .select('users.name')
    .where('tag_id', '=', params.tagId)
    .orderBy('users.name')
    .execute();
  if (users.length > 0) {
    const whom = someStudents(users.map(({ name }) => name));
    throw conflict(
      'in-use',
      `${whom}에게 붙어 있는 태그입니다. 학생 목록에서 이 태그를 모두 뗀 뒤 삭제할 수 있습니다.`,
    );
  }
  await trx.deleteFrom('tags').where('id', '=', params.tagId).execute();
};
