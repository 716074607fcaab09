import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/access/studentsOnly.ts';
import { comingFile } from '../files/upload/begin.ts';
import { beginOrResume } from '../files/upload/beginMultipart.ts';
import { mustBeOwnExam } from './ownExam.ts';

/** The most pages of one submission. */
const mostPages = 40;

/** Opens the student's submission, or goes on with it, and answers where to send each page. */
export const uploadSubmissionFiles: Handler<'uploadSubmissionFiles'> = async (context) => {
  const { trx, body, actor } = context;
  studentsOnly(actor);
  await mustBeOwnExam(trx, body.examId, actor.userId);
  const submissionId = await openSubmission(trx, body.examId, actor.userId);
  const owner = { ownerType: 'SUBMISSION', ownerId: submissionId } as const;
  const files = [];
  for (const file of body.files) files.push(await beginOrResume(context, comingFile(owner, file)));
  const { pages } = await trx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('pages'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  if (pages > mostPages) {
    throw conflict('too-many-pages', `한 번에 ${mostPages}페이지까지 낼 수 있습니다. 필요 없는 페이지를 빼 주세요.`);
  }
  return { submissionId, files };
};

/** The id of the submission, which is locked; a trigger refuses a new one outside of its time. */
async function openSubmission(trx: Transaction<Tables>, examId: string, studentId: string): Promise<string> {
  const { id, status } =
    (await findSubmission(trx, examId, studentId)) ?? (await addSubmission(trx, examId, studentId));
  if (status === 'DONE') throw submitted();
  if (status === 'DRAFT') await sql`select refuse_closed_window(${examId}::uuid)`.execute(trx);
  return id;
}

async function findSubmission(trx: Transaction<Tables>, examId: string, studentId: string) {
  return trx
    .selectFrom('submissions')
    .select(['id', 'status'])
    .where('exam_id', '=', examId)
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Two pages may be sent at once, both as the first. */
async function addSubmission(trx: Transaction<Tables>, examId: string, studentId: string) {
  await trx
    .insertInto('submissions')
    .values({ exam_id: examId, student_id: studentId })
    .onConflict((already) => already.constraint('submissions_student_key').doNothing())
    .execute();
  const added = await findSubmission(trx, examId, studentId);
  if (!added) throw notFound('제출');
  return added;
}

/** 409: it was handed in already. */
export function submitted() {
  return conflict('submitted', '이미 제출했습니다. 수정하려면 선생님께 다시 열어 달라고 해 주세요.');
}
