import { ofTa, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  expense_claims: ofTa(
    `id ta_id spent_on amount description status pay_month reject_reason decided_by decided_at paid_at
      version created_by created_at updated_at`,
  ),
};
