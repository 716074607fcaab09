import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Sets when students may hand in. */
export const setSubmissionWindow: Handler<'setSubmissionWindow'> = async (context) => {
  const { trx, params, body } = context;
  const exam = await lockRow(trx, 'exams', params.examId);
  const known = await trx
    .selectFrom('submission_windows')
    .select(['id', 'opens_at', 'closes_at', 'version'])
    .where('exam_id', '=', exam.id)
    .executeTakeFirst();
  if (known && isStale(known, body.version)) {
    const mine = words(body.opensAt, body.closesAt);
    const theirs = words(known.opens_at?.toISOString() ?? null, known.closes_at?.toISOString() ?? null);
    const outdated = { id: known.id, label: '제출 기간', mine, theirs, theirVersion: known.version };
    throw await versionConflict(trx, 'submission_windows', [outdated]);
  }
  const times = { opens_at: body.opensAt, closes_at: body.closesAt };
  if (known) await sayUnconditional(context, 'SUBMISSION_WINDOW', body.version);
  return trx
    .insertInto('submission_windows')
    .values({ exam_id: exam.id, ...times })
    .onConflict((already) => already.constraint('submission_windows_exam_key').doUpdateSet(times))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
};

const format = new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' });
const words = (opensAt: string | null, closesAt: string | null): string =>
  [opensAt, closesAt].map((at) => (at === null ? '제한 없음' : format.format(new Date(at)))).join(' – ');
