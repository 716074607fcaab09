import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { mustBeInWeek } from './inWeek.ts';
import { lockDefinition } from './definition.ts';

/** Deletes an exam without any results. */
export const deleteExam: Handler<'deleteExam'> = async ({ trx, params }) => {
  await mustBeInWeek(trx, params);
  await remove(trx, params.examId);
};

/** The same, whatever week the exam is in. */
export const removeExam: Handler<'removeExam'> = ({ trx, params }) => remove(trx, params.examId);

async function remove(trx: Transaction<Tables>, id: string): Promise<void> {
  await lockDefinition(trx, 'exams', { id });
  await trx.deleteFrom('exams').where('id', '=', id).execute();
}
