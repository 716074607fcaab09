import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { findAnswer } from './findPost.ts';
import { textColumns } from './postText.ts';

/** Changes an answer, if it still has the version that was read, where one was. */
export const updateBoardAnswer: Handler<'updateBoardAnswer'> = async (context) => {
  const { trx, params, body } = context;
  const answer = await findAnswer(trx, params.answerId);
  const text = textColumns(body);
  if (!text) throw invalid([{ field: 'body', message: '내용을 써 주세요.' }]);
  if (isStale(answer, body.version)) {
    throw await staleVersion(trx, 'board_answers', answer, { body: text.body });
  }
  await sayUnconditional(context, 'BOARD_ANSWER_UPDATE', body.version);
  await trx
    .updateTable('board_answers')
    .set({ ...text, file_ids: body.fileIds ?? answer.file_ids })
    .where('id', '=', answer.id)
    .execute();
  return { id: answer.id };
};
