export type { AuditEntry } from './auditLog.ts';
export { isNotFound, listVariables, recordVariables } from './graphqlData.ts';
export { whereOf } from './hasuraArguments.ts';
