import type { AuditLogProvider } from '@refinedev/core';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { RecordHistoryDocument, type RecordHistoryQuery } from './generated/graphql.ts';

/** One change of a record, latest first in a list. */
export type AuditEntry = RecordHistoryQuery['auditLog'][number];

/**
 * refine's audit log: reads what the database's triggers have written. They write every change themselves, so that `create` has nothing to do.
 * `meta.id` is the record's id; `meta.tables` names its tables when they are more than the resource's own.
 */
export const auditLog: AuditLogProvider = {
  get: async ({ resource, meta = {} }) => {
    const tables = (meta.tables as string[] | undefined) ?? [tableOf(resource)];
    const { auditLog: entries } = await runGql(RecordHistoryDocument, { tables, id: String(meta.id) });
    return entries;
  },
  create: () => Promise.resolve(),
  update: () => Promise.reject(new Error('[Code] The audit log is append only.')),
};

/** The table of a GraphQL root: `word_decks` of `wordDecks`. */
const tableOf = (resource: string): string => resource.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
