/** A row as the audit log stores it: its columns, null where there was no row. */
export const auditRow = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
