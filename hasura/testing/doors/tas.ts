import { rows } from '../rows/clinicSlots.ts';
import { kept, type Ask, type Door, type Tools } from './door.ts';

/** A TA, and a row of theirs. */
const ta = (
  answer: Ask['answer'],
  row: (tools: Tools, id: string) => Promise<object> | object,
  column = 'ta_id',
): Ask => ({
  answer,
  joining: async (tools) => {
    const { id } = await tools.make('tas');
    return { of: id, row: { [column]: id, ...(await row(tools, id)) } };
  },
});

/** What makes the TA $1 somebody whom nothing new is given to. */
export const leaveWork = {
  inactive: 'update users set is_active = false where id = $1',
  anonymised: 'select anonymise_ta($1)',
};

const shift = { started_at: '2026-03-02T18:00+09', ended_at: '2026-03-02T22:00+09' };
const terms = { from_month: '2026-03-01', payment_type: 'HOURLY', hourly_wage: 12_000 };

/** Of TAs: inactive, or no longer known. */
export const taDoors: Record<string, Door> = {
  'board_posts.assigned_ta_id': ta(
    'refused',
    async ({ make }) => ({ created_by: (await make('students')).id, category: 'QUESTION', title: '질문', body: '?' }),
    'assigned_ta_id',
  ),
  'clinic_participants.ta_id': ta('refused', async ({ make }) => ({
    slot_id: (await make('clinic_slots')).id,
    student_id: (await make('students')).id,
  })),
  'clinic_slots.ta_id': ta('refused', () => rows.clinic_slots(1)),
  'expense_claims.ta_id': ta('anonymised', () => ({ spent_on: '2026-03-02', amount: 1, description: '교재' })),
  'pay_slips.ta_id': 'is written when a month is closed, of those who worked in it',
  'ta_bank_accounts.ta_id': ta('anonymised', () => ({
    bank: '한빛은행',
    account_number: '1234567890',
    account_name: '김하늘',
  })),
  'ta_monthly_custom_wages.ta_id': ta('anonymised', () => ({ month: '2026-03-01', amount: 1000, reason: '감독' })),
  'ta_pay_terms.ta_id': ta('anonymised', () => terms),
  'ta_powers.ta_id': ta('anonymised', () => ({ power: 'ANONYMISE' })),
  'ta_wage_types.ta_id': ta('anonymised', async ({ make }) => ({
    wage_type_id: (await make('hourly_wage_types')).id,
  })),
  'work_corrections.ta_id': ta('anonymised', () => ({ ...shift, reason: '늦게 찍음' })),
  'work_records.ta_id': ta('anonymised', async ({ make }, ta_id) => {
    await make('ta_pay_terms', { ta_id });
    return { ...shift, status: 'CLOSED' };
  }),
};

const signedOut = 'is their own, who are signed out when they leave';

/** Of accounts, but for who wrote a row (`_by`): they were signed in. */
export const userDoors: Record<string, Door> = {
  'error_log_people.user_id': kept,
  'error_logs.user_id': kept,
  'file_views.user_id': kept,
  'files.profile_user_id': signedOut,
  'known_devices.user_id': signedOut,
  'passkeys.user_id': signedOut,
  'password_resets.user_id': 'opens nothing to whom may not sign in',
  'push_subscriptions.user_id': signedOut,
  'recovery_codes.user_id': signedOut,
  'refresh_tokens.user_id': signedOut,
  'score_cell_locks.holder_id': signedOut,
  'second_factors.user_id': signedOut,
  'sign_in_challenges.user_id': 'is a step of signing in, which asks for an active account',
  'students.id': 'is the account itself',
  'tas.id': 'is the account itself',
  'user_tags.user_id': kept,
};
