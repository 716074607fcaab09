import { Problem } from '../../http/problem.ts';
import { keepAccess } from '../../security/accessLog.ts';
import { accessTokenSeconds, signPreviewToken } from '../../security/sessions/accessTokens.ts';
import { findPreviewed } from '../../security/authenticate.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Answers a token with which staff read what a student reads, and keeps who looked at whom. */
export const previewStudent: Handler<'previewStudent'> = async ({ trx, deps, params, actor, now, request }) => {
  const { studentId } = params;
  const student = await findPreviewed(trx, studentId);
  if (!student) throw noRow('students');
  if (!student.isActive) {
    throw new Problem(409, 'student-inactive', '비활성 학생은 포털에 들어올 수 없어 보여 줄 화면이 없습니다.');
  }
  await keepAccess(trx, request, actor, { kind: 'PREVIEW', studentId });
  const { session_epoch: epoch } = await trx
    .selectFrom('users')
    .select('session_epoch')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const claims = { studentId, staffId: actor.userId, sessionFamily: actor.sessionFamily, epoch };
  return {
    accessToken: await signPreviewToken(deps.place.secret, claims, now),
    expiresAt: new Date(now.getTime() + accessTokenSeconds * 1000).toISOString(),
    userId: studentId,
    name: student.name,
  };
};
