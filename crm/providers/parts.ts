export { mayTake } from './accessControl.ts';
export type { AuditEntry } from './auditLog.ts';
export { isNotFound, listOf, listVariables, recordOf, recordVariables } from './data/graphqlData.ts';
export { whereOf } from './data/hasuraArguments.ts';
