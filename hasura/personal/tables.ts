import type { Table } from '../catalog.ts';
import type { KindName } from './kinds.ts';

/** What a table holds about people: one kind, or kinds by column where they differ; the rest of such a table is the first one. */
export const personalTables: Readonly<Record<string, KindName | Readonly<Record<string, KindName>>>> = {
  absence_notices: 'counsel',
  access_log: 'traces',
  actual_exam_scores: 'learning',
  audit_exports: 'traces',
  audit_log: 'traces',
  board_answers: 'counsel',
  board_posts: 'counsel',
  calendar_links: 'secrets',
  change_sets: 'traces',
  clinic_participants: { memo: 'counsel', '*': 'learning' },
  clinic_todos: { memo: 'counsel', '*': 'learning' },
  consents: 'consent',
  consult_tasks: 'counsel',
  consults: 'counsel',
  error_logs: 'traces',
  expense_claims: 'pay',
  file_views: 'learning',
  files: 'files',
  inquiries: 'visitor',
  job_runs: 'traces',
  known_devices: 'secrets',
  notification_events: 'messages',
  notification_logs: 'messages',
  notification_preferences: 'messages',
  notifications: 'messages',
  lecture_imports: 'files',
  omr_scans: 'files',
  omr_sheets: { file_name: 'files', memo: 'counsel', '*': 'learning' },
  parent_link_devices: 'secrets',
  parent_links: 'secrets',
  participants: { memo: 'counsel', '*': 'learning' },
  passkeys: 'secrets',
  password_resets: 'secrets',
  pay_slips: 'pay',
  payroll_reopenings: 'pay',
  push_subscriptions: 'secrets',
  rate_limits: 'secrets',
  recovery_codes: 'secrets',
  refresh_tokens: 'secrets',
  report_links: 'secrets',
  report_remarks: 'counsel',
  retention_run_students: 'traces',
  score_attempts: { memo: 'counsel', '*': 'learning' },
  scores: 'learning',
  second_factors: 'secrets',
  security_events: 'traces',
  sign_in_challenges: 'secrets',
  sms_messages: 'messages',
  sms_pictures: 'messages',
  sms_recipients: 'messages',
  student_exports: 'traces',
  student_imports: 'files',
  student_memos: 'counsel',
  student_search: { phone: 'contact', digits: 'contact', parent_phone: 'guardian', '*': 'identity' },
  student_siblings: 'identity',
  students: { parent_name: 'guardian', parent_phone: 'guardian', '*': 'identity' },
  submission_marks: 'learning',
  submissions: { comment: 'counsel', '*': 'learning' },
  ta_bank_accounts: 'pay',
  ta_monthly_custom_wages: 'pay',
  ta_pay_terms: 'pay',
  ta_powers: 'identity',
  unmade_pictures: 'files',
  users: { phone: 'contact', password_hash: 'secrets', '*': 'identity' },
  word_reviews: 'learning',
  word_test_answers: 'learning',
  word_tests: 'learning',
  work_corrections: 'pay',
  work_records: 'pay',
};

/** Types that can hold something of a person: words, documents, pictures, addresses. */
const telling = new Set(['text', 'text[]', 'json', 'jsonb', 'bytea', 'inet']);

/** Tables with words about no person, what is taught, set up or published: each word is `@personal none`, and no row is a person's. */
export function impersonalTables(tables: readonly Table[]): string[] {
  return tables
    .filter(({ name, isView, person }) => !isView && person === null && !(name in personalTables))
    .map(({ name, columns }) => ({ name, words: columns.filter(({ type }) => telling.has(type)) }))
    .filter(({ words }) => words.length > 0 && words.every(({ personal }) => personal === 'none'))
    .map(({ name }) => name);
}

/** The kind of a column of a table; undefined where it is about nobody. */
export function kindOf(table: string, column: string): KindName | undefined {
  const tag = personalTables[table];
  return typeof tag === 'string' ? tag : (tag?.[column] ?? tag?.['*']);
}
