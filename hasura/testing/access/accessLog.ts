import type { SliceAccess } from '../accessFormat.ts';

const columns = 'id at kind actor_id actor_role student_id student_count facts ip user_agent';

export const access: SliceAccess = {
  access_log: { manager: { read: columns } },
  student_names: { manager: { read: 'id name', aggregates: false, roots: '' } },
  access_review: { manager: { read: `${columns} month records_of_day is_night is_bulk is_former` } },
};
