// @module-tag timeless
import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';
import { sitting } from '../sitting.ts';

const rule = rules();

describe('answer sheets', () => {
  const insert = 'insert into omr_sheets (exam_id, student_id, retake_exam_id) values ($1, $2, $3)';
  const read = `update omr_sheets set status = 'READ', student_id = $2, answers = '{3,1}', confidence = 0.98 where id = $1`;
  const setStatus = 'update omr_sheets set status = $2 where id = $1';

  rule('are one a student and attempt; a rejected one does not count', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('omr_sheets', { exam_id: exam.id, student_id: student });
    await tools.refuses('23505 omr_sheets_first_key', insert, [exam.id, student, null]);
    const retake = await tools.make('retake_exams', { exam_id: exam.id });
    await tools.accepts(insert, [exam.id, student, retake.id]);
    await tools.refuses('23505 omr_sheets_retake_key', insert, [exam.id, student, retake.id]);
    await tools.accepts(`update omr_sheets set status = 'REJECTED', reject_reason = '찢어짐' where id = $1`, [id]);
    await tools.accepts(insert, [exam.id, student, null]);
  });

  rule('are those of participants', async (tools) => {
    const { exam, student } = await sitting(tools);
    const stranger = (await tools.make('students')).id;
    await tools.refuses('23503 omr_sheets_score_fkey', insert, [exam.id, stranger, null]);
    await tools.accepts(insert, [exam.id, student, null]);
  });

  rule('are read before they are graded, and need a student and answers for it', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('omr_sheets', { exam_id: exam.id });
    await tools.refuses('23514 omr_sheets_status_move', setStatus, [id, 'GRADED']);
    await tools.accepts(setStatus, [id, 'READ']);
    await tools.refuses('23514 omr_sheets_graded_whole', setStatus, [id, 'GRADED']);
    await tools.accepts(read, [id, student]);
    await tools.accepts(setStatus, [id, 'GRADED']);
    await tools.refuses('23514 omr_sheets_status_move', setStatus, [id, 'READ']);
  });

  rule('in doubt say why, and are graded by a person', async (tools) => {
    const { exam, student } = await sitting(tools);
    const { id } = await tools.make('omr_sheets', { exam_id: exam.id });
    await tools.accepts(read, [id, student]);
    await tools.refuses('23514 omr_sheets_review_says_why', setStatus, [id, 'NEEDS_REVIEW']);
    const doubt = `update omr_sheets set status = 'NEEDS_REVIEW', flags = $2 where id = $1`;
    await tools.refuses('23514 omr_sheets_flags_known', doubt, [id, ['UGLY']]);
    await tools.accepts(doubt, [id, ['FAINT_MARK']]);
    await tools.refuses('23514 omr_sheets_review_by_person', setStatus, [id, 'GRADED']);
    const { id: ta } = await tools.make('users', { type: 'TA' });
    await tools.as('ta', ta);
    await tools.accepts(setStatus, [id, 'GRADED']);
    expect(await tools.accepts('select reviewed_by from omr_sheets where id = $1', [id])).toEqual([
      { reviewed_by: ta },
    ]);
  });

  rule('that are no sheets are nobody’s, until a person says they are one', async (tools) => {
    const { exam, student } = await sitting(tools);
    for (const other of ['BLANK', 'NO_SHEET']) {
      const { id } = await tools.make('omr_sheets', { exam_id: exam.id });
      await tools.accepts(setStatus, [id, other]);
      await tools.refuses('23514 omr_sheets_status_move', setStatus, [id, 'NEEDS_REVIEW']);
      await tools.refuses('23514 omr_sheets_other_nobody', 'update omr_sheets set student_id = $2 where id = $1', [
        id,
        student,
      ]);
      const grade = `update omr_sheets set status = 'GRADED', student_id = $2, answers = '{1}' where id = $1`;
      await tools.accepts(grade, [id, student]);
      await tools.accepts('update omr_sheets set status = $2, student_id = null where id = $1', [id, other]);
      await tools.accepts(`update omr_sheets set status = 'REJECTED', reject_reason = '찢어짐' where id = $1`, [id]);
    }
    const [ledger] = await tools.accepts('select pages, sheets, blank, no_sheet from omr_ledgers where exam_id = $1', [
      exam.id,
    ]);
    expect(ledger).toEqual({ pages: 2, sheets: 2, blank: 0, no_sheet: 0 });
  });

  rule('of one page are numbered, and none of a scan that has ended is open', async (tools) => {
    const { exam } = await sitting(tools);
    const scan = await tools.make('omr_scans', { exam_id: exam.id });
    const add = 'insert into omr_sheets (exam_id, scan_id, page, part) values ($1, $2, 1, $3) returning id';
    const [first] = await tools.accepts<{ id: string }>(add, [exam.id, scan.id, 1]);
    await tools.refuses('23505 omr_sheets_scan_page_key', add, [exam.id, scan.id, 1]);
    const [second] = await tools.accepts<{ id: string }>(add, [exam.id, scan.id, 2]);
    await tools.accepts(setStatus, [first!.id, 'BLANK']);
    await tools.accepts(`update omr_scans set status = 'READING', lease_until = 'infinity' where id = $1`, [scan.id]);
    const end = `update omr_scans set status = 'DONE', lease_until = null, pages = 1 where id = $1`;
    await tools.refuses('23514 omr_scans_pages_accounted', end, [scan.id]);
    await tools.accepts(setStatus, [second!.id, 'NO_SHEET']);
    await tools.accepts(end, [scan.id]);
    await tools.refuses('23514 omr_scans_pages_accounted', 'update omr_sheets set part = 3 where id = $1', [first!.id]);
    await tools.refuses('23514 omr_scans_pages_accounted', 'update omr_sheets set page = 2 where id = $1', [first!.id]);
  });

  rule('are rejected for a reason', async (tools) => {
    const { id } = await tools.make('omr_sheets');
    await tools.refuses('23514 omr_sheets_rejected_why', setStatus, [id, 'REJECTED']);
    await tools.accepts(`update omr_sheets set status = 'REJECTED', reject_reason = '빈 쪽' where id = $1`, [id]);
  });
});
