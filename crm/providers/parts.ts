export type { AuditEntry } from './auditLog.ts';
export { isNotFound } from './graphqlData.ts';
export { whereOf } from './hasuraArguments.ts';
