/**
 * Of oneself: each table with rows of a TA, and what is asked when its TA, who has a manager's rights, writes one: the name of the refusal
 * at every insert, update and delete, or why that is not so.
 */
export const ownRows: Record<string, { refused: string } | { open: string }> = {
  board_posts: { open: 'is work that anybody may take on' },
  clinic_participants: { open: 'is work that anybody may take on' },
  clinic_slots: { open: 'is work that anybody may take on' },
  expense_claims: { open: 'asks; who decides is asked when it is decided' },
  pay_slips: { open: 'is computed' },
  ta_bank_accounts: { open: 'is one’s own to say' },
  ta_monthly_custom_wages: { refused: 'ta_monthly_custom_wages_own' },
  ta_pay_terms: { refused: 'ta_pay_terms_own' },
  ta_powers: { refused: 'tas_own_powers' },
  ta_wage_types: { refused: 'ta_wage_types_own' },
  work_corrections: { open: 'asks; who decides is asked when it is decided' },
  work_records: { refused: 'work_records_own' },
};
