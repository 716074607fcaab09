import { linkBase } from '../../http/hosts.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import { createLinkToken, parentPurpose } from '../../security/signedLinks.ts';
import { fillVariables, variablesOf } from '#ui-kit/format/text/fillVariables.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { mustBeCarried, queueSms, queuedBefore, readSmsBody } from '../_protocol/texts/queueSms.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { noRow } from '../_protocol/rows.ts';

/** How long what has no PIN opens. */
const MOST_DAYS = 90;

/** Creates a link for the parents of a student, and queues the text with it when one is given. */
export const createParentLink: Handler<'createParentLink'> = async (context) => {
  const { trx, params, body, actor, now, deps, request } = context;
  const template = body.text && readTemplate(body.text.body);
  if ((body.purpose === 'VIDEO') !== (body.videoId !== undefined)) {
    throw invalid([{ field: 'videoId', message: '영상 링크에만 영상을 골라 주세요.' }]);
  }
  if (body.days > MOST_DAYS && body.purpose !== 'FAMILY') {
    throw invalid([{ field: 'days', message: `${MOST_DAYS}일까지 열 수 있습니다. 더 오래는 보호자 홈만 열립니다.` }]);
  }
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['users.name', 'students.parent_phone as phone'])
    .where('students.id', '=', params.studentId)
    .executeTakeFirstOrThrow(() => noRow('students'));
  await requireActiveStudents(trx, [params.studentId]);
  if (body.videoId !== undefined) await requireOwnVideo(context, body.videoId);
  if (template !== undefined && student.phone === null) {
    throw conflict('no-phone', '보호자 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  const sendKey = body.text && `parent:${actor.userId}:${body.text.sendKey}`;
  const before = sendKey === undefined ? undefined : await queuedBefore(trx, sendKey);
  if (before !== undefined) throw conflict('already-sent', '이미 보낸 문자입니다.');
  const { token, hash } = await createLinkToken(deps.place.secret, parentPurpose(body.purpose));
  const { id } = await trx
    .insertInto('parent_links')
    .values({
      student_id: params.studentId,
      purpose: body.purpose,
      video_id: body.videoId ?? null,
      token_hash: hash,
      expires_at: new Date(now.getTime() + body.days * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const base = linkBase(request.origin, deps.place.publicUrl);
  const url = `${base}/link/${body.purpose.toLowerCase()}/${token}`;
  if (template === undefined || sendKey === undefined || student.phone === null) return { id, url, queued: 0 };
  await useQuota(trx, 'text', actor, now);
  const text = fillVariables(template, { 이름: student.name, 링크: url }).text;
  const to = [{ studentId: params.studentId, name: student.name, phone: student.phone, body: text }];
  mustBeCarried(to, 'text.body');
  const isQuietConfirmed = body.text?.quietHoursConfirmed ?? false;
  const { queued } = await queueSms(trx, {
    sendKey,
    body: template,
    addressee: 'PARENT',
    to,
    at: now,
    isQuietConfirmed,
  });
  return { id, url, queued };
};

async function requireOwnVideo({ trx, params }: Context<'createParentLink'>, videoId: string): Promise<void> {
  await trx
    .selectFrom('video_readers')
    .select('video_id')
    .where('video_id', '=', videoId)
    .where('student_id', '=', params.studentId)
    .executeTakeFirstOrThrow(() => noRow('videos'));
}

function readTemplate(typed: string): string {
  const template = readSmsBody(typed, 'text.body');
  const used = variablesOf(template);
  if (!used.includes('링크')) {
    throw invalid([{ field: 'text.body', message: '내용에 #{링크}를 넣어 주세요. 그 자리에 주소가 들어갑니다.' }]);
  }
  const unknown = used.find((name) => name !== '링크' && name !== '이름');
  if (unknown !== undefined) {
    throw invalid([{ field: 'text.body', message: `채울 수 없는 변수가 있습니다: #{${unknown}}` }]);
  }
  return template;
}
