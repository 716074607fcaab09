import { sql, type Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { unconditional } from '../_protocol/unconditional.ts';
import { staleAnswers } from './answers/staleAnswers.ts';
import { withAnswers } from './answers/withAnswers.ts';
import { readAnswered, type Answered } from './answers/readAnswered.ts';
import { changeSetKinds } from './changeSetKinds.ts';
import { lockScoreRows } from './cells/lockScoreRows.ts';
import { noRow } from '../_protocol/rows.ts';

type Change = BodyOf<'changeAnswers'>['changes'][number];

/** Changes single answers of many students, all or none; what is right, the values and the 등급 follow in SQL. */
export const changeAnswers: Handler<'changeAnswers'> = async ({ trx, params, body, changeSet }) => {
  const { changes } = body;
  const ids = changes.map(({ scoreId }) => scoreId);
  if (new Set(ids).size < ids.length) {
    throw invalid([{ field: 'changes', message: '같은 학생을 두 번 바꿀 수 없습니다. 학생마다 한 번만 보내 주세요.' }]);
  }
  const exams = await lockScoreRows(trx, ids);
  if ([...exams.values()].some((examId) => examId !== params.examId)) throw noRow('scores');
  await refuseUnfitKey(trx, params.examId, changes);
  const before = await readAnswered(trx, ids);
  const stale = changes.filter(
    ({ scoreId, version }) => version !== undefined && version !== before.get(scoreId)?.version,
  );
  if (stale.length > 0) throw await staleAnswers(trx, stale, before);
  refuseUnfit(changes, before);
  const facts = changes.some(({ version }) => version === undefined) ? unconditional : {};
  const changeSetId = await changeSet(changeSetKinds[body.kind ?? 'edit'], facts);
  await writeAnswers(trx, params.examId, changes, before);
  const after = await readAnswered(trx, ids);
  const cells = ids.flatMap((id) => after.get(id) ?? []);
  return {
    cells: cells.map(({ scoreId, status, value, version, answers }) => ({ scoreId, status, value, version, answers })),
    changeSetId,
  };
};

/** Every question has a key, and every change a question. */
async function refuseUnfitKey(trx: Transaction<Tables>, examId: string, changes: readonly Change[]): Promise<void> {
  const { rows } = await sql<{ number: number; isOpen: boolean }>`
    select number, answer is null and grading_rule = 'NORMAL' as "isOpen" from exam_items where exam_id = ${examId} order by number`.execute(
    trx,
  );
  if (rows.length === 0) throw conflict('no-questions', '문항이 없는 시험입니다. 정답표를 먼저 만들어 주세요.');
  const open = rows.flatMap(({ number, isOpen }) => (isOpen ? [number] : []));
  if (open.length > 0) {
    throw conflict('answers-missing', `정답이 없는 문항이 있습니다: ${open.join(', ')}번. 정답을 먼저 넣어 주세요.`);
  }
  const known = new Set(rows.map(({ number }) => number));
  const errors = changes.flatMap(({ answers }, at) =>
    answers.flatMap(({ number }, index) =>
      known.has(number)
        ? []
        : [{ field: `changes.${at}.answers.${index}.number`, message: `${number}번 문항이 없습니다.` }],
    ),
  );
  if (errors.length > 0) throw invalid(errors);
}

/** Nobody who was away has answers, and a value that somebody wrote is not lost to a first answer. */
function refuseUnfit(changes: readonly Change[], before: ReadonlyMap<string, Answered>): void {
  const found = changes.flatMap(({ scoreId }) => before.get(scoreId) ?? []);
  const away = found.find(({ status }) => status === 'ABSENT' || status === 'EXEMPT');
  if (away)
    throw conflict('absent', `${away.name}: 결시나 면제인 학생입니다. 성적에서 미응시로 바꾼 뒤 답을 넣어 주세요.`);
  const valued = found.find(({ answers, value }) => answers === null && value !== null);
  if (!valued) return;
  const advice = '성적에서 점수를 지운 뒤 답을 넣어 주세요.';
  throw conflict('value-by-hand', `${valued.name}: 점수 ${valued.value}점을 직접 쓴 학생입니다. ${advice}`);
}

/** Writes single answers of locked scores of an exam, whose attempts are `before`, and the values that follow. */
export async function writeAnswers(
  trx: Transaction<Tables>,
  examId: string,
  changes: readonly Change[],
  before: ReadonlyMap<string, Answered>,
): Promise<void> {
  const wanted = JSON.stringify(
    changes.map(({ scoreId, answers }) => ({
      score_id: scoreId,
      answers: withAnswers(before.get(scoreId)?.answers ?? null, answers),
    })),
  );
  await sql`
    update score_attempts as attempt
    set answers = wanted.answers, value = case when wanted.answers is null then null else attempt.value end
    from json_to_recordset(${wanted}::json) as wanted (score_id uuid, answers smallint[])
    where attempt.score_id = wanted.score_id and attempt.retake_number = 0`.execute(trx);
  await sql`
    insert into score_attempts (score_id, exam_id, answers)
    select score_id, ${examId}::uuid, answers from json_to_recordset(${wanted}::json) as wanted (score_id uuid, answers smallint[])
    where answers is not null
    on conflict (score_id, retake_number) do nothing`.execute(trx);
  // A value that was there stays one; a new one begins with the last question, so that nobody is below a cutline halfway.
  await sql`
    update score_attempts as attempt set value = marked.points
    from (
      select attempt_id, coalesce(sum(points) filter (where is_correct), 0) as points, max(number) as last
      from score_answers
      where retake_number = 0 and score_id in (select score_id from json_to_recordset(${wanted}::json) as wanted (score_id uuid))
      group by attempt_id
    ) as marked
    where attempt.id = marked.attempt_id and (attempt.value is not null or cardinality(attempt.answers) >= marked.last)
      and attempt.value is distinct from marked.points`.execute(trx);
}
