import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { versionConflict, type Outdated } from '../_protocol/versionConflict.ts';
import { entryYearsOf } from './entryYears.ts';
import { sayExam, sayScore, scoreRow, type ScoreRow } from './scoreRow.ts';

type Given = ScoreRow & { student_id: string; version: number | undefined };

/** Writes a grid of results, all or none: a row without a version is inserted, one with a version is updated. */
export const saveActualExamScores: Handler<'saveActualExamScores'> = async ({ trx, body, changeSet }) => {
  const changeSetId = await changeSet('ACTUAL_SCORES_SAVE');
  const given = await readRows(trx, body.rows);
  const standing = await standingResults(trx, [...given.values()]);
  await refuseOutdated(trx, given, standing);

  const created = [...given].filter(([key]) => !standing.has(key)).map(([, row]) => row);
  const changed = [...given].flatMap(([key, row]) => {
    const id = standing.get(key)?.id;
    return id === undefined ? [] : [{ ...row, id }];
  });
  await insertRows(trx, created);
  const different = await updateRows(trx, changed);
  return { created: created.length, changed: different, unchanged: changed.length - different, changeSetId };
};

/** The rows by their unique key; 400 at a duplicate row. */
async function readRows(trx: Transaction<Tables>, rows: BodyOf<'saveActualExamScores'>['rows']) {
  const entryYears = await entryYearsOf(
    trx,
    rows.map(({ studentId }) => studentId),
  );
  const given = new Map<string, Given>();
  for (const [index, row] of rows.entries()) {
    const student_id = row.studentId.toLowerCase();
    const columns = { ...scoreRow(row, entryYears.get(student_id) ?? null), student_id, version: row.version };
    if (given.has(keyOf(columns)))
      throw invalid([
        { field: `rows.${index}`, message: `${sayExam(columns)} 성적이 두 번 있습니다. 한 번만 적어 주세요.` },
      ]);
    given.set(keyOf(columns), columns);
  }
  return given;
}

async function standingResults(trx: Transaction<Tables>, rows: readonly Given[]) {
  const standing = await trx
    .selectFrom('actual_exam_scores')
    .innerJoin('users', 'users.id', 'actual_exam_scores.student_id')
    .selectAll('actual_exam_scores')
    .select('users.name')
    .where(sql<boolean>`student_id = any (${[...new Set(rows.map((row) => row.student_id))]}::uuid[])`)
    .where(sql<boolean>`year = any (${[...new Set(rows.map((row) => row.year))]}::int[])`)
    // Always in one order, so that two grids saved at once wait for each other instead of deadlocking.
    .orderBy('actual_exam_scores.id')
    .forUpdate('actual_exam_scores')
    .execute();
  return new Map(standing.map((row) => [keyOf(row), row]));
}

async function refuseOutdated(
  trx: Transaction<Tables>,
  given: ReadonlyMap<string, Given>,
  standing: Awaited<ReturnType<typeof standingResults>>,
): Promise<void> {
  const outdated = [...given].flatMap(([key, row]): Outdated[] => {
    const other = standing.get(key);
    if (!other || other.version === row.version) return [];
    const { id, name, version: theirVersion } = other;
    return [{ id, label: `${name} ${sayExam(row)}`, mine: sayScore(row), theirs: sayScore(other), theirVersion }];
  });
  const [first, ...others] = outdated;
  if (first) throw await versionConflict(trx, 'actual_exam_scores', [first, ...others]);
}

async function insertRows(trx: Transaction<Tables>, rows: readonly Given[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into actual_exam_scores (student_id, kind, year, term, part, month, subject, raw_score, standard_score, percentile, grade, grade_scale)
    select student_id, kind, year, term, part, month, subject, raw_score, standard_score, percentile, grade, grade_scale
    from ${givenTable(rows)}`.execute(trx);
}

async function updateRows(trx: Transaction<Tables>, rows: readonly (Given & { id: string })[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { rows: different } = await sql<{ id: string }>`
    update actual_exam_scores as stood
    set raw_score = given.raw_score, standard_score = given.standard_score, percentile = given.percentile,
      grade = given.grade, grade_scale = given.grade_scale
    from ${givenTable(rows)}
    where stood.id = given.id
      and (stood.raw_score, stood.standard_score, stood.percentile, stood.grade, stood.grade_scale)
        is distinct from (given.raw_score, given.standard_score, given.percentile, given.grade, given.grade_scale)
    returning stood.id`.execute(trx);
  return different.length;
}

const givenTable = (rows: readonly unknown[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(
  id uuid, student_id uuid, kind text, year smallint, term smallint, part text, month smallint, subject text,
  raw_score numeric, standard_score numeric, percentile numeric, grade smallint, grade_scale smallint)`;

const keyOf = ({ student_id, kind, year, term, part, month, subject }: ScoreRow & { student_id: string }): string =>
  JSON.stringify([student_id, kind, year, term, part, month, subject]);
