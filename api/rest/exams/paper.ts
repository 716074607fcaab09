import { sql, type Transaction } from 'kysely';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { cleanLine } from '../_protocol/text.ts';

/** What has a name, a cutline, points and questions: an exam, a template, a paper of those who sit again. */
export type PaperKind = 'exams' | 'exam_templates' | 'retake_exams';

/** What a change may say of a paper; what is left out stays. */
export type CoreInfo = Partial<Pick<BodyOf<'createExamTemplate'>, 'name' | 'cutline' | 'totalPoints'>>;

type Paper = ReplyOf<'createExam'>;

const nouns: Record<PaperKind, string> = { exams: '시험', exam_templates: '시험 양식', retake_exams: '재시험지' };

/** Locks a paper until the transaction ends. Throws 404, and 409 when it is no longer the version that was read. */
export async function holdPaper(
  trx: Transaction<Tables>,
  kind: PaperKind,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  const { rows } = await sql<{ id: string; title: string; version: number }>`
    select id, name as title, version from ${sql.table(kind)} where id = ${id} for no key update`.execute(trx);
  const paper = rows[0];
  if (!paper) throw notFound(nouns[kind]);
  if (version !== undefined && version !== paper.version) throw await staleVersion(trx, kind, paper);
}

/** Changes what is said of a paper that is held. */
export async function setCoreInfo(
  trx: Transaction<Tables>,
  kind: PaperKind,
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

/** A paper's id and version as they are now. */
export async function paperOf(trx: Transaction<Tables>, kind: PaperKind, id: string): Promise<Paper> {
  const { rows } = await sql<Paper>`select id, version from ${sql.table(kind)} where id = ${id}`.execute(trx);
  const paper = rows[0];
  if (!paper) throw notFound(nouns[kind]);
  return paper;
}

/** The columns of a new paper. */
export function newPaper({ name = '', cutline, totalPoints }: CoreInfo) {
  return {
    name: cleanLine(name),
    cutline: cutline ?? null,
    ...(totalPoints !== undefined && { total_points: totalPoints }),
  };
}

/** The place of a new exam or retake paper: a trigger finds the next one. */
export const nextPlace = { sequence: sql<number>`null` };
