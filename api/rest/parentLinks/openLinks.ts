import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** The links, as `link`, that open: neither revoked, used up nor expired, of a student who takes part. */
export const openLinks = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('parent_links as link')
    .where('link.revoked_at', 'is', null)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where(sql<boolean>`is_active_student(link.student_id)`);
