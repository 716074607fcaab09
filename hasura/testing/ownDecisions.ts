/** SQL that a row of a table was not decided by its person as the only manager, which the audit log would say. */
export const nobodyAllowed = (table: string): string =>
  `not exists (select from audit_log where table_name = '${table}' and row_id = ${table}.id::text and is_for_oneself)`;
