import { linkBase } from '../../http/hosts.ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { someStudents } from '#ui-kit/format/names/someNames.ts';
import { conflict } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import { keepAccess } from '../../security/accessLog.ts';
import { createLinkToken } from '../../security/signedLinks.ts';
import type { Handler } from '../_protocol/handler.ts';
import { queuedBefore } from '../_protocol/texts/queueSms.ts';
import { queueLinks, readTemplate } from './queueLinks.ts';
import { lockRow, noRow } from '../_protocol/rows.ts';

/** Creates a link for the parents of each student, and queues the text with it when one is given. */
export const createReportLinks: Handler<'createReportLinks'> = async ({ trx, body, actor, now, deps, request }) => {
  const template = body.text && readTemplate(body.text.body);
  const exam = await findShownExam(trx, body.examId);
  const scores = await gradedScores(trx, body);
  const withoutPhone = scores.filter(({ phone }) => phone === null).length;
  // The idempotency key is scoped to the sender, so that the same key of another sender is a different sending.
  const sendKey = body.text && `report:${actor.userId}:${body.text.sendKey}`;
  const before = sendKey && (await queuedBefore(trx, sendKey));
  if (before !== undefined) return { links: [], queued: Number(before), withoutPhone };
  if (template !== undefined && withoutPhone === scores.length) {
    throw conflict('no-phone', '고른 학생의 보호자 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  if (template !== undefined) await useQuota(trx, 'text', actor, now, scores.length);
  await keepAccess(trx, request, actor, {
    kind: 'REPORT_CARD',
    studentCount: Math.max(1, scores.length),
    facts: { examId: body.examId },
  });
  const expires_at = new Date(now.getTime() + body.days * 86_400_000);
  const made = await Promise.all(
    scores.map(async (score) => ({ score, ...(await createLinkToken(deps.place.secret, 'report-card')) })),
  );
  const rows = await trx
    .insertInto('report_links')
    .values(
      made.map(({ score, hash }) => ({
        score_id: score.id,
        student_id: score.studentId,
        token_hash: hash,
        shows_rank: body.showsRank,
        expires_at,
      })),
    )
    .returning(['id', 'token_hash'])
    .execute();
  const idOf = new Map(rows.map(({ id, token_hash }) => [token_hash, id]));
  const base = linkBase(request.origin, deps.place.publicUrl);
  const links = made.map(({ score, token, hash }) => ({
    id: idOf.get(hash) ?? '',
    url: `${base}/link/${token}`,
    score,
  }));
  // The text that goes with them says it already.
  if (template === undefined) await tellOfLinks(trx, links, exam.lecture_id);
  const isQuietConfirmed = body.text?.quietHoursConfirmed ?? false;
  const queued =
    template === undefined || sendKey === undefined
      ? 0
      : await queueLinks(trx, { template, exam: exam.name, links, sendKey, at: now, isQuietConfirmed });
  return { links: links.map(({ id, url, score }) => ({ id, studentId: score.studentId, url })), queued, withoutPhone };
};

async function findShownExam(trx: Transaction<Tables>, id: string) {
  // Locked, so that it is not hidden meanwhile.
  const exam = await lockRow(trx, 'exams', id, 'share');
  if (!exam.is_shown) {
    const detail = '학생에게 공개하지 않은 시험입니다. 시험을 공개한 뒤에 성적표 링크를 만들 수 있습니다.';
    throw conflict('exam-hidden', detail);
  }
  return exam;
}

async function gradedScores(trx: Transaction<Tables>, { examId, studentIds }: BodyOf<'createReportLinks'>) {
  const scores = await trx
    .selectFrom('scores')
    .innerJoin('students', 'students.id', 'scores.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['scores.id', 'scores.status', 'students.id as studentId', 'users.name', 'students.parent_phone as phone'])
    .where('scores.exam_id', '=', examId)
    .where('students.id', 'in', studentIds)
    .where('students.anonymised_at', 'is', null)
    .orderBy('students.id')
    .execute();
  if (scores.length < studentIds.length) throw noRow('students');
  const without = scores.filter(({ status }) => status !== 'GRADED').map(({ name }) => name);
  if (without.length > 0) {
    const whom = someStudents(without);
    throw conflict('not-graded', `${whom}은 아직 점수가 없습니다. 빼고 다시 해 주세요.`);
  }
  return scores;
}

/** Tells those who are told of report cards by a template; the link stands in the event until then. */
async function tellOfLinks(
  trx: Transaction<Tables>,
  links: readonly { id: string; url: string; score: { studentId: string } }[],
  lectureId: string,
): Promise<void> {
  const made = links.map(({ id, url, score }) => ({ id, student: score.studentId, facts: { 링크: url } }));
  await sql`
    select notify_event('REPORT_CARD', student, id, facts, ${lectureId})
    from json_to_recordset(${JSON.stringify(made)}::json) as link (id uuid, student uuid, facts jsonb)`.execute(trx);
}
