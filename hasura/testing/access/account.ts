import type { SliceAccess } from '../accessFormat.ts';

/** Secrets and their log are read by the server alone. */
export const access: SliceAccess = {
  known_devices: {},
  passkeys: {},
  recovery_codes: {},
  second_factors: {},
  security_events: {},
  security_settings: {},
  sign_in_challenges: {},
};
