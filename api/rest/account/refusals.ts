import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  passkeys_credential_id_key: [409, 'duplicate-passkey', '이미 등록한 패스키입니다.', 'response'],
  passkeys_name_form: [422, 'invalid-value', '패스키 이름은 1–50자여야 합니다.', 'name'],
};
