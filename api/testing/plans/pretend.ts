import type { SqlDatabase } from '#engine';

/**
 * Scales the planner statistics of an analysed world by a factor: more rows per page, and as many more
 * distinct values as rows. Tables that are small in any academy are unchanged.
 */
export async function pretendLarge(db: SqlDatabase, factor: number): Promise<void> {
  await db.transaction(async (client) => {
    await client.query(`
      update pg_statistic set
        stadistinct = case when stadistinct > 0 then -least(1, stadistinct / reltuples) else stadistinct end,
        stakind1 = 0, stakind2 = 0, stakind3 = 0, stakind4 = 0, stakind5 = 0
      from pg_class, pg_attribute
      where pg_class.oid = starelid and attrelid = starelid and attnum = staattnum and atttypid = 'uuid'::regtype
        and relnamespace = 'public'::regnamespace and reltuples > 100`);
    await client.query(
      `update pg_class set reltuples = reltuples * $1::text::real
       where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and reltuples > 100`,
      [String(factor)],
    );
  });
}
