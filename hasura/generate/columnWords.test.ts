// @module-tag tree
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { readTables, type Table } from '../catalog.ts';
import { codesOf, labelOf, ownBooks, readAudited } from './columnWords.ts';
import { openMigrated } from '../testing/migrated.node.ts';

let db: PGliteDatabase;
let audited: Table[];
beforeAll(async () => {
  db = await openMigrated();
  const names = await readAudited(db.sql);
  audited = (await readTables(db.sql)).filter(({ name }) => names.has(name));
});
afterAll(() => db.close());

it.each([
  ['메모', '메모', {}],
  ['금액(원): more than 0 adds, less deducts', '금액(원)', {}],
  ['3.3% 원천징수', '3.3% 원천징수', {}],
  ['순서 within the lecture, from 1', '순서', {}],
  ['상태: OPEN 확인 전, DONE 완료 (locked); null before', '상태', { OPEN: '확인 전', DONE: '완료' }],
  ['구분: ANSWER 답변 of staff, FOLLOW_UP 추가 질문 of who asked', '구분', { ANSWER: '답변', FOLLOW_UP: '추가 질문' }],
  ['SHA-256 of the content in hex', undefined, {}],
  ['OPEN 근무 중, CLOSED 퇴근', undefined, { OPEN: '근무 중', CLOSED: '퇴근' }],
])('reads of %s what people call it and its codes', (comment, label, codes) => {
  expect(labelOf(comment)).toBe(label);
  expect(codesOf(comment)).toEqual(codes);
});

/** What the database keeps for itself: hashes, keys, what an undo needs. The history shows a change of these to nobody. */
const unshown =
  `calendar_links.token_hash clinic_todos.ended_from consult_tasks.reasons files.content_hash files.content_type files.sha256 files.upload_id
  omr_sheets.flags parent_links.token_hash payroll_reopenings.slips report_links.token_hash saved_views.query security_settings.is_demo
  security_settings.key_print sms_messages.send_key students.ended students.was_active submission_marks.layer users.password_hash
  users.session_epoch weekly_lectures.meeting`.split(/\s+/);

it('finds in the comment of every table and column that the history shows what people call it', () => {
  expect(audited.length).toBeGreaterThan(80);
  expect(audited.filter(({ comment }) => !labelOf(comment)).map(({ name }) => name)).toEqual([]);
  const unnamed = audited.flatMap(({ name, columns }) =>
    columns
      .filter(
        (column) =>
          !column.isGenerated && column.type !== 'uuid' && !ownBooks.has(column.name) && !labelOf(column.comment),
      )
      .map((column) => `${name}.${column.name}`),
  );
  expect(unnamed.sort()).toEqual(unshown);
});

/** Codes that people know as they are. */
const known = ['files.play_limit', 'student_exports.format'];

it('finds words for every code of such a column', () => {
  const silent = audited.flatMap(({ name, columns }) =>
    columns
      .filter(({ comment }) => labelOf(comment))
      .flatMap(({ name: column, comment, values }) =>
        values
          .filter((code) => /^[A-Z][A-Z_0-9]+$/.test(code) && !(code in codesOf(comment)))
          .map(() => `${name}.${column}`),
      ),
  );
  expect([...new Set(silent)].sort()).toEqual(known);
});
