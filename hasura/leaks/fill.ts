import type { SqlDatabase } from '#engine';
import type { Tables } from '../generated/tables.ts';
import { makerOf } from '../testing/make.ts';
import { rowMakers } from '../testing/rowMakers.ts';

/** Gives each of some students a row in every table that has a column for a student and no row of theirs yet. */
export async function fillFor(db: SqlDatabase, studentIds: string[]): Promise<void> {
  const columns = await db.query<{ table: keyof Tables; column: string }>(studentColumns);
  await db.transaction(async (client) => {
    const make = makerOf(client);
    for (const { table, column } of columns) {
      for (const id of studentIds) {
        const [row] = await client.query(`select from ${table} where ${column} = $1 limit 1`, [id]);
        if (row || !rowMakers[table]) continue;
        if (guarded.has(table)) await client.query(`alter table ${table} disable trigger user`);
        const about = beside[table] ? await client.query<{ [column: string]: string }>(beside[table], [id]) : [];
        await make(table, { [column]: id, ...about[0] });
        if (guarded.has(table)) await client.query(`alter table ${table} enable trigger user`);
      }
    }
    // Skips generated owner columns of files, which follow from the owner.
    for (const owner_id of studentIds) {
      const [file] = await client.query('select from files where student_id = $1 limit 1', [owner_id]);
      if (!file) await make('files', { owner_type: 'STUDENT', owner_id, name: `진단서 ${owner_id}.pdf` });
    }
  });
}

/** Tables whose guards require more than a parent row: that the student takes part in the week or the lecture. */
const guarded: ReadonlySet<keyof Tables> = new Set([
  'absence_notices',
  'term_acceptances',
  'video_progress',
  'video_windows',
  'lecture_material_checks',
]);

const score = 'select id as score_id from scores where student_id = $1 limit 1';

/** Rows beside which a table's rows are: one of the student's scores, a word test. */
const beside: { [T in keyof Tables]?: string } = {
  report_links: score,
  report_remarks: score,
  word_test_takers: 'select id as plan_id from word_test_plans where $1::uuid is not null order by id limit 1',
};

const studentColumns = `
  select con.conrelid::regclass::text as "table", col.attname as "column"
  from pg_constraint as con join pg_attribute as col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
  where con.contype = 'f' and con.confrelid = 'students'::regclass and cardinality(con.conkey) = 1 and col.attgenerated = ''
  order by 1, 2`;
