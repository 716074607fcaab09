import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { textColumns } from './postText.ts';

/** Asks a question, or writes an FAQ or a notice. */
export const createBoardPost: Handler<'createBoardPost'> = async ({ trx, body, actor }) => {
  const { category = 'QUESTION' } = body;
  const isQuestion = category === 'QUESTION';
  if (isQuestion && actor.role !== 'student') throw conflict('students-ask', '질문은 학생이 씁니다.');
  const text = textColumns(body);
  if (!text) throw invalid([{ field: 'body', message: '내용을 써 주세요.' }]);
  return trx
    .insertInto('board_posts')
    .values({
      category,
      title: cleanLine(body.title),
      ...text,
      is_public: !isQuestion && (body.isPublic ?? true),
      visibility: isQuestion ? (body.visibility ?? 'PRIVATE') : 'PRIVATE',
      lecture_id: isQuestion ? (body.lectureId ?? null) : null,
      exam_id: isQuestion ? (body.examId ?? null) : null,
      exam_number: isQuestion ? (body.examNumber ?? null) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
