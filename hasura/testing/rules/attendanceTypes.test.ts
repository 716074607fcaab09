import { rules } from '../showRules.ts';

const rule = rules();

rule('a type in use is not deleted', async ({ make, refuses, accepts }) => {
  const type = await make('attendance_types');
  await make('participants', { attendance_type_id: type.id });
  const sql = 'delete from attendance_types where id = $1';
  await refuses('23503 attendance_types_in_use', sql, [type.id]);
  await accepts(sql, [(await make('attendance_types')).id]);
});
