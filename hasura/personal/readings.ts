import type { KindName } from './kinds.ts';
import { impersonal } from '../generated/personalFields.ts';
import { kindOf, personalTables } from './tables.ts';

/** What GraphQL reads beside tables with words: views, and tables of numbers and times. One kind, or kinds by column, where those that are not named are about nobody. */
const readings: Readonly<Record<string, KindName | Readonly<Record<string, KindName>>>> = {
  access_review: 'traces',
  announcement_reads: 'learning',
  attendance_rates: 'learning',
  audit_entries: 'traces',
  board_versions: 'counsel',
  clinic_waiting_places: 'learning',
  consent_states: 'consent',
  enrollments: 'learning',
  error_groups: 'traces',
  file_permissions: 'files',
  lecture_material_checks: 'learning',
  my_changes: 'traces',
  pay_register: { name: 'identity', '*': 'pay' },
  pay_statement_lines: 'pay',
  pay_warnings: 'pay',
  pending_terms: 'consent',
  retention_candidates: 'identity',
  score_answers: 'learning',
  score_ranks: 'learning',
  score_trends: 'learning',
  staff: 'identity',
  student_memo_versions: 'counsel',
  student_names: 'identity',
  student_timeline: 'learning',
  ta_directory: {
    phone: 'contact',
    payment_type: 'pay',
    hourly_wage: 'pay',
    monthly_salary: 'pay',
    wage_types: 'pay',
    '*': 'identity',
  },
  ta_powers: 'identity',
  ta_wage_types: 'pay',
  tas: 'identity',
  user_tags: 'counsel',
  video_parts: 'learning',
  video_readers: { reason: 'counsel' },
  video_viewings: 'learning',
  word_assignment_progress: 'learning',
  word_deck_progress: 'learning',
  word_due_days: 'learning',
  word_paces: 'learning',
  word_streaks: 'learning',
  word_study_days: 'learning',
  word_test_pauses: 'learning',
  word_test_results: 'learning',
  word_test_standings: 'learning',
  word_test_takers: 'learning',
  work_flags: 'pay',
  work_parts: 'pay',
};

/** What is read about no person: what is taught, set up or counted of all. */
const ofNobody: readonly string[] = [
  'board_settings',
  'clinic_open_slots',
  'clinic_slot_loads',
  'clinic_ta_days',
  'exam_items',
  'exam_question_statistics',
  'exam_statistics',
  'held_weeks',
  'hourly_wages',
  'lecture_hours',
  'lesson_times',
  'omr_ledgers',
  'open_lectures',
  'push_alert_lectures',
  'retention_settings',
  'score_settings',
  'setup_lists',
  'sms_results',
  'submission_windows',
  'week_attendance_rates',
  'word_assignment_students',
  'word_assignments',
  'word_settings',
];

/** The kind of a column that GraphQL reads, by table or view; undefined where it is about nobody. @throws where nobody has said yet */
export function readingKind(table: string, column: string): KindName | undefined {
  if (table in personalTables) return kindOf(table, column);
  if (impersonal.includes(table) || ofNobody.includes(table)) return undefined;
  const tag = readings[table];
  if (tag === undefined)
    throw new Error(`hasura/personal says neither in tables.ts nor in readings.ts whose data ${table} is`);
  return typeof tag === 'string' ? tag : (tag[column] ?? tag['*']);
}
