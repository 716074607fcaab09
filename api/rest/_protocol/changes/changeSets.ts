import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** The kinds of change sets. The history on screen words each of them. */
export const changeSetKinds = [
  'ACTUAL_SCORES_SAVE',
  'ACTUAL_SCORE_UPDATE',
  'ANNOUNCEMENT_UPDATE',
  'ANSWERS_IMPORT',
  'ATTENDANCE_AUTO',
  'ATTENDANCE_LOCK',
  'ATTENDANCE_MARK',
  'ATTENDANCE_MEMO',
  'ATTENDANCE_PASTE',
  'ATTENDANCE_REDO',
  'ATTENDANCE_UNDO',
  'ATTENDANCE_UPDATE',
  'CHANGE_UNDO',
  'CLAIM_UPDATE',
  'CLASS_TRANSFER',
  'CLASS_TRANSFER_UNDO',
  'CLINIC_ARRIVE',
  'CLINIC_ASSIGN',
  'CLINIC_BOOK',
  'CLINIC_CANCEL',
  'CLINIC_CLOSE_DAY',
  'CLINIC_DAY_COPY',
  'CLINIC_DEPART',
  'CLINIC_GRADE',
  'CLINIC_MEMO',
  'CLINIC_MOVE',
  'CLINIC_SLOT_REPEAT',
  'CLINIC_SLOT_UPDATE',
  'CLINIC_TIME',
  'CLINIC_TODOS_GIVE',
  'CLINIC_TODOS_ORDER',
  'CLINIC_TODO_DELETE',
  'CLINIC_TODO_STATUS',
  'CLINIC_UNDO',
  'CLINIC_URGENT',
  'CONSULT_UPDATE',
  'CUSTOM_WAGE_UPDATE',
  'DDAY_UPDATE',
  'ENROLLMENTS_ADD',
  'ENROLLMENTS_ADD_UNDO',
  'EXAM_COPY',
  'EXAM_TEMPLATE_UPDATE',
  'EXAM_UPDATE',
  'FILE_DELETE',
  'FILE_PERMISSION',
  'FILE_PERMISSIONS',
  'FILE_RESTORE',
  'FILE_UPDATE',
  'LECTURE_IMPORT',
  'LECTURE_IMPORT_UNDO',
  'LECTURE_UPDATE',
  'NOTICE_UPDATE',
  'BOARD_POST_UPDATE',
  'BOARD_ANSWER_UPDATE',
  'BOARD_REPLY_UPDATE',
  'BOARD_SETTINGS_UPDATE',
  'OMR_DELETE',
  'OMR_GRADE',
  'OMR_SHEET_DELETE',
  'OMR_SHEET_GRADE',
  'OMR_SHEET_MEMO',
  'OMR_SHEET_REJECT',
  'OMR_UNDO',
  'PARTICIPANTS_ADD',
  'PARTICIPANTS_ADD_FOLLOWING',
  'PARTICIPANTS_REMOVE',
  'PAYROLL_CLOSE',
  'PAYROLL_REOPEN',
  'REGRADE',
  'REGRADE_UNDO',
  'RETAKES_ADD',
  'RETENTION_CANCEL',
  'RETENTION_RUN',
  'SCORES_PASTE',
  'SCORES_REDO',
  'SCORES_UNDO',
  'SCORES_UPDATE',
  'STUDENTS_UPDATE',
  'STUDENTS_UPDATE_UNDO',
  'STUDENT_ANONYMISE',
  'STUDENT_IMPORT',
  'STUDENT_IMPORT_UNDO',
  'STUDENT_KEEP',
  'STUDENT_MEMO_UPDATE',
  'STUDENT_SCORES_UPDATE',
  'STUDENT_UPDATE',
  'STUDENT_WITHDRAWAL',
  'TAGS_ORDER',
  'TAG_UPDATE',
  'SUBMISSION_MARK',
  'SUBMISSION_REOPEN',
  'SUBMISSION_RETURN',
  'SUBMISSION_WINDOW',
  'TA_ADD',
  'TA_ANONYMISE',
  'TA_LEVEL',
  'TA_PAY_TERMS',
  'TA_STATUS',
  'TA_UPDATE',
  'TA_WAGE_TYPES',
  'TEMPORARY_PASSWORDS',
  'WAGE_TYPE_UPDATE',
  'WEEKS_ADD',
  'WEEKS_ADD_UNDO',
  'WEEK_UPDATE',
  'WORD_TEST_MARK',
  'WORD_TEST_REMARK',
  'WORD_TEST_SCORES',
  'WORD_TEST_UPDATE',
  'WORK_APPROVE',
  'WORK_IMPORT',
  'WORK_PASTE',
  'WORK_REDO',
  'WORK_UNDO',
  'WORK_UPDATE',
] as const;

export type ChangeSetKind = (typeof changeSetKinds)[number];

/** Numbers, dates and flags that the text about a change set needs. */
export type ChangeSetFacts = Readonly<Record<string, string | number | boolean>>;

interface NewChangeSet {
  kind: ChangeSetKind;
  /** @default {} */
  facts?: ChangeSetFacts;
  /** Id of a change set that several transactions share; the first one creates it. @default a new id */
  id?: string;
  /** The change set that this one undoes, which nothing undid before: 409 `already-undone`. */
  undoes?: string | undefined;
}

/** Records all changes of this transaction as one change set of the audit log; returns its id. */
export async function beginChangeSet(
  trx: Transaction<Tables>,
  { kind, facts = {}, id, undoes }: NewChangeSet,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with given as (select coalesce(${id ?? null}::uuid, uuid_v7()) as id),
      made as (
        insert into change_sets (id, kind, facts, undoes_id)
        select id, ${kind}, ${JSON.stringify(facts)}::jsonb, ${undoes ?? null}::uuid from given on conflict (id) do nothing
      )
    select set_config('academy.change_set', id::text, true) as id from given`.execute(trx);
  return rows[0]?.id ?? '';
}

/** The kind and facts of a change set; undefined for an unknown id. */
export async function findChangeSetKind(trx: Transaction<Tables>, id: string): Promise<string | undefined> {
  const found = await trx.selectFrom('change_sets').select('kind').where('id', '=', id).executeTakeFirst();
  return found?.kind;
}
