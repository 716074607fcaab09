import type { SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  error_logs: {},
  error_log_versions: {},
  error_log_people: {},
  error_groups: {
    manager: {
      read: `id fingerprint message stack url user_agent hits first_at last_at
        people versions is_closed closed_at closed_by_name closed_note reopened_at reopenings`,
    },
  },
};
