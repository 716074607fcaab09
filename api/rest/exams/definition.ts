import { sql, type Transaction } from 'kysely';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { cleanLine } from '../_protocol/text.ts';
import { findRow, lockRow } from '../_protocol/rows.ts';

/** What has a name, a cutline, points and questions: an exam, a template or a retake exam. */
export type DefinitionKind = 'exams' | 'exam_templates' | 'retake_exams';

/** The fields of a definition a change may set; omitted ones stay. */
export type CoreInfo = Partial<Pick<BodyOf<'createExamTemplate'>, 'name' | 'cutline' | 'totalPoints'>>;

type Definition = ReplyOf<'createExam'>;

/** Locks a definition until the transaction ends. Throws 404, and 409 when it no longer has the version that was read. */
export async function lockDefinition(
  trx: Transaction<Tables>,
  kind: DefinitionKind,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const definition = await lockRow(trx, kind, id, 'no key update');
  if (isStale(definition, version)) throw await staleVersion(trx, kind, { ...definition, title: definition.name });
}

/** Changes the given fields of a locked definition. */
export async function setCoreInfo(
  trx: Transaction<Tables>,
  kind: DefinitionKind,
  id: string,
  { name, cutline, totalPoints }: CoreInfo,
): Promise<void> {
  await sql`
    update ${sql.table(kind)} set
      name = coalesce(${name === undefined ? null : cleanLine(name)}::text, name),
      cutline = case when ${cutline !== undefined} then ${cutline ?? null}::numeric else cutline end,
      total_points = coalesce(${totalPoints ?? null}::numeric, total_points)
    where id = ${id}`.execute(trx);
}

/** The current id and version of a definition. */
export async function definitionOf(trx: Transaction<Tables>, kind: DefinitionKind, id: string): Promise<Definition> {
  const { version } = await findRow(trx, kind, id);
  return { id, version };
}

/** The columns of a new definition. */
export function newDefinition({ name = '', cutline, totalPoints }: CoreInfo) {
  return {
    name: cleanLine(name),
    cutline: cutline ?? null,
    total_points: totalPoints,
  };
}

/** The position of a new exam or retake exam: a trigger replaces it by the next free one. */
export const nextSequence = { sequence: sql<number>`null` };
