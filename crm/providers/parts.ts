export type { AuditEntry } from './auditLog.ts';
export { isNotFound, listVariables } from './graphqlData.ts';
export { whereOf } from './hasuraArguments.ts';
