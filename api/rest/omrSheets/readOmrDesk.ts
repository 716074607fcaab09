import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import type { Handler } from '../_protocol/handler.ts';
import { readPaper } from './paper.ts';

type Desk = ReplyOf<'readOmrDesk'>;
type Row = Desk['missing'][number] & { hasSheet: boolean; wasThere: boolean | null };

/** The result of every page of an exam, and where sheets and attendance disagree. */
export const readOmrDesk: Handler<'readOmrDesk'> = async ({ trx, params }) => {
  await mustBeInWeek(trx, params);
  const { questions, unanswerable } = await readPaper(trx, params.examId);
  const { rows: ledgers } = await sql<Desk['ledger']>`
    select pages, sheets, graded, needs_review as "needsReview", rejected, pending, blank, no_sheet as "noSheet" from omr_ledgers where exam_id = ${params.examId}`.execute(
    trx,
  );
  const students = await studentsOf(trx, params.examId);
  const isAway = ({ wasThere, status }: Row) => wasThere === false || status === 'ABSENT';
  return {
    questionCount: questions.length,
    unanswerable,
    ledger: ledgers[0] ?? {
      pages: 0,
      sheets: 0,
      graded: 0,
      needsReview: 0,
      rejected: 0,
      pending: 0,
      blank: 0,
      noSheet: 0,
    },
    missing: students
      .filter((row) => !row.hasSheet && !isAway(row) && row.status !== 'EXEMPT' && row.wasThere !== null)
      .map(shown),
    absent: students.filter((row) => row.hasSheet && isAway(row)).map(shown),
  };
};

async function studentsOf(trx: Transaction<Tables>, examId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select score.id as "scoreId", score.student_id as "studentId", users.name, student.student_number as "studentNumber",
      type.name as attendance, score.status, type.counts_as_present as "wasThere",
      exists (select from omr_sheets where exam_id = score.exam_id and student_id = score.student_id
        and retake_exam_id is null and status <> 'REJECTED') as "hasSheet"
    from scores as score
    join students as student on student.id = score.student_id
    join users on users.id = score.student_id
    join participants on participants.weekly_lecture_id = score.weekly_lecture_id and participants.student_id = score.student_id
    left join attendance_types as type on type.id = participants.attendance_type_id
    where score.exam_id = ${examId} order by users.name, student.student_number`.execute(trx);
  return rows;
}

function shown({ scoreId, studentId, name, studentNumber, attendance, status }: Row): Desk['missing'][number] {
  return { scoreId, studentId, name, studentNumber, attendance, status };
}
