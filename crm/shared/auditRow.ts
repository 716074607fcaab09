/** A row as the audit log keeps it: its columns, none where there was no row. */
export const auditRow = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
