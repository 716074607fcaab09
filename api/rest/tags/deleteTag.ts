import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Deletes an unused tag. Throws 409 with the number of students who have it. */
export const deleteTag: Handler<'deleteTag'> = async ({ trx, params }) => {
  const tag = await trx.selectFrom('tags').select('name').where('id', '=', params.tagId).forUpdate().executeTakeFirst();
  if (!tag) throw notFound('태그');
  const { count } = await trx
    .selectFrom('user_tags')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('tag_id', '=', params.tagId)
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) {
    const detail = `${count}명에게 붙어 있는 태그입니다. 학생 목록에서 이 태그를 모두 뗀 뒤 지울 수 있습니다.`;
    throw conflict('in-use', detail);
  }
  await trx.deleteFrom('tags').where('id', '=', params.tagId).execute();
};
