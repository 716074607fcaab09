// @module-tag tree
// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import type { PGliteDatabase } from '../../../adapters/pglite.ts';
import { tableWords } from '#hasura/generated/columnWords.ts';
import { otherwise } from '../../system/rowWords.ts';
import { wordsOf } from './bothValues.ts';
import { inUseByStudents } from './inUse.ts';
import { moves, type Refusal } from '../refusals.ts';
import { plainRefusal } from './plain.ts';
import { constraintRefusals, refusalOf, sentenceOf } from './sqlProblem.ts';

let db: PGliteDatabase;
beforeAll(async () => void (db = await openMigrated()));
afterAll(() => db.close());

const lines = async (sql: string) => (await db.sql.query<{ line: string }>(sql)).map(({ line }) => line);

const body = (name: string) => `
  select oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body from pg_proc as routine
  where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = routine.oid and deptype = 'e')
    and proname <> '${name}'`;

/** The refusals of triggers and functions: the names passed to refuse(), or given as arguments of triggers. */
const raised = `
  select call[1] as line from (${body('refuse')}) as routine, regexp_matches(body, 'refuse\\(''(\\w+)''', 'g') as call
  union
  select call[1] from (${body('refuse_own_decision')}) as routine, regexp_matches(body, 'refuse_own_decision\\([^'']+, ''(\\w+)''', 'g') as call
  union
  select substring(pg_get_triggerdef(oid), 'guard_own_decision\\(''(\\w+)''') from pg_trigger where tgfoid = 'guard_own_decision'::regproc
  union
  select relname || '_' || substring(pg_get_triggerdef(trigger.oid), 'guard_move\\(''(\\w+)''') || '_move'
  from pg_trigger as trigger join pg_class on pg_class.oid = tgrelid where tgfoid = 'guard_move'::regproc
  union
  select relname || '_student_anonymised' from pg_trigger join pg_class on pg_class.oid = tgrelid
  where tgfoid in ('refuse_anonymised'::regproc, 'refuse_anonymised_rows'::regproc)
  union
  select relname || '_stale' from pg_trigger join pg_class on pg_class.oid = tgrelid where tgfoid = 'compare_version'::regproc
  union
  select argument[1] from pg_trigger as trigger, regexp_matches(pg_get_triggerdef(oid), '''(\\w+)''', 'g') as argument
  where tgfoid = 'check_total'::regproc`;

it('has a sentence for every refusal of triggers and functions', async () => {
  const names = await lines(raised);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !refusalOf(name))).toEqual([]);
});

it('has no row for a constraint that is gone', async () => {
  const constraints = await lines(`
    select conname as line from pg_constraint union select relname from pg_class where relkind = 'i' union ${raised}`);
  expect(Object.keys(constraintRefusals).filter((name) => !constraints.includes(name))).toEqual([]);
});

it('has no row for what a constraint says by itself', () => {
  const same = ([name, row]: [string, Refusal]) => JSON.stringify(row) === JSON.stringify(plainRefusal(name));
  expect(Object.entries(constraintRefusals).filter(same)).toEqual([]);
});

it.each([
  ['tags_name_form', '이름은 1–20자여야 합니다.'],
  ['board_posts_body_length', '내용은 1–20,000자여야 합니다.'],
  ['files_memo_length', '메모는 500자까지 쓸 수 있습니다.'],
  ['student_memos_body_not_blank', '내용을 입력해 주세요.'],
  ['clinic_slots_capacity_range', '정원은 1 이상 500 이하여야 합니다.'],
  ['expense_claims_amount_range', '금액은 1원 이상 100,000,000원 이하여야 합니다.'],
  ['exams_cutline_range', '커트라인은 0 이상이어야 합니다.'],
  ['exams_total_points_range', '만점은 0보다 크고 1000 이하여야 합니다.'],
  ['exam_questions_points_range', '배점은 0보다 커야 합니다.'],
  ['students_grade_known', '고를 수 있는 학년이 아닙니다.'],
  ['tags_name_key', '같은 이름의 태그가 이미 있습니다.'],
  ['words_term_key', '같은 단어와 뜻의 단어가 이미 있습니다.'],
])('words what %s demands', (name, sentence) => expect(plainRefusal(name)?.[2]).toBe(sentence));

/** What is in use of something that its handler names before, or that nobody deletes on a screen. */
const unnamed = [
  'announcements_weekly_lecture_id_fkey',
  'clinic_participants_slot_fkey',
  'clinic_participants_slot_unknown',
  'clinic_todos_in_use',
  'clinic_todos_participant_id_fkey',
  'exams_template_fkey',
  'exams_week_fkey',
  'omr_scans_file_id_fkey',
  'omr_sheets_file_id_fkey',
  'participants_attendance_type_id_fkey',
  'participants_scored',
  'score_attempts_score_fkey',
  'scores_of_participants',
  'ta_wage_types_wage_type_id_fkey',
  'videos_weekly_lecture_id_fkey',
  'weekly_lectures_in_use',
  'word_test_plans_deck_id_fkey',
  'word_test_plans_weekly_lecture_id_fkey',
  'word_tests_plan_id_fkey',
  'work_corrections_wage_type_id_fkey',
  'work_records_wage_type_id_fkey',
];

it('names who or what uses a thing that is not deleted', () => {
  const fixed = Object.entries(constraintRefusals).filter(
    ([, [, code, says]]) => code === 'in-use' && typeof says === 'string',
  );
  expect(fixed.map(([name]) => name).toSorted()).toEqual(unnamed);
});

it.each([
  [[], '삭제할 수 없습니다. 먼저 옮겨 주세요.'],
  [['가'], '삭제할 수 없습니다: 가 학생. 먼저 옮겨 주세요.'],
  [['가', '나', '다', '라'], '삭제할 수 없습니다: 가, 나, 다 학생 외 1명. 먼저 옮겨 주세요.'],
])('names %j', (names, sentence) => {
  const refusal = inUseByStudents('삭제할 수 없습니다', '먼저 옮겨 주세요.');
  expect(sentenceOf(refusal, `exams_in_use ${JSON.stringify({ names })}`)).toBe(sentence);
});

it('raises refusals only by refuse(), except for faults', async () => {
  expect(
    await lines(`select name as line from (${body('refuse')}) as routine where body ~* 'raise\\s+exception'`),
  ).toEqual(['refuse_old_snapshots()']);
});

it('keeps Korean out of functions and triggers, except for stored values', async () => {
  const korean = `'[\\uac00-\\ud7a3]'`;
  expect(await lines(`select name as line from (${body('')}) as routine where body ~ ${korean} order by 1`)).toEqual([
    'anonymise_student(uuid)',
    'anonymise_ta(uuid)',
    'follow_mark_events()',
    'forget_submissions()',
    'high_school_entry_year(text,date)',
    'needs_guardian(students)',
    'person_name(text)',
    // What a week is called is a name, not a sentence.
    'week_name(weekly_lectures)',
  ]);
  expect(await lines(`select tgname as line from pg_trigger where pg_get_triggerdef(oid) ~ ${korean}`)).toEqual([]);
});

it('words facts that come as JSON', async () => {
  await db.sql.exec(`set timezone = 'UTC'`);
  const said = await db.sql
    .query(
      `select refuse('clinic_participants_closed', json_build_object('closesAt', '2026-03-02T00:30Z'::timestamptz))`,
    )
    .catch((error: unknown) => (error as Error).message);
  const refusal = refusalOf('clinic_participants_closed') as Refusal;
  expect(sentenceOf(refusal, String(said))).toBe('예약은 3월 2일 09:30까지였습니다. 데스크에 문의해 주세요.');
});

it.each([
  ['DRAFT', 'OPEN', ['DONE'], `'작성 중'에서 'OPEN' 상태로는 바꿀 수 없습니다. 가능한 상태: 제출`],
  ['', 'DONE', ['DRAFT'], `처음부터 '제출'일 수는 없습니다. 가능한 상태: 작성 중`],
  ['DONE', null, [], `'제출'에서 '없음' 상태로는 바꿀 수 없습니다. 더 바꿀 수 있는 상태가 없습니다.`],
])('words the move from %j to %j', (from, to, allowed, sentence) => {
  const refusal = moves({ DRAFT: '작성 중', DONE: '제출' });
  expect(sentenceOf(refusal, `submissions_status_move ${JSON.stringify({ from, to, allowed })}`)).toBe(sentence);
});

it.each([
  ['요청', 'CANCELLED', '이미 승인된 요청이라 취소할 수 없습니다.'],
  ['청구', 'REJECTED', '이미 승인된 청구라 반려할 수 없습니다.'],
])('words that a decided %s stays', (thing, to, sentence) => {
  const refusal = moves({ APPROVED: '승인', REJECTED: '반려', CANCELLED: '취소' }, thing);
  expect(sentenceOf(refusal, `x_status_move ${JSON.stringify({ from: 'APPROVED', to, allowed: [] })}`)).toBe(sentence);
});

it('has words for every date that is kept within sense', async () => {
  const kept = await lines(`
    select relname || '.' || substring(pg_get_triggerdef(trigger.oid), 'refuse_date\\(''(\\w+)''') as line
    from pg_trigger as trigger join pg_class on pg_class.oid = tgrelid where tgfoid = 'refuse_date'::regproc`);
  expect(kept.length).toBeGreaterThan(40);
  const words = (name: string, [table = '', column = ''] = name.split('.')) => wordsOf(table).columns[column];
  expect(kept.filter((name) => !words(name))).toEqual([]);
});

it('has words for every table whose rows have a number', async () => {
  const bounded = await lines('select name as line from row_limits()');
  expect(bounded.filter((name) => !(name in tableWords) && !(name in otherwise))).toEqual([]);
  expect(Object.keys(otherwise).filter((name) => !bounded.includes(name))).toEqual([]);
});
