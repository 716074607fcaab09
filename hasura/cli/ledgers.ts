import { appliedVersions, migrate, migrationsOf, type ProjectFiles, type SqlDatabase } from '#engine';
import type { HasuraServer } from './server.ts';

/** Where it is kept which migrations ran. */
export interface Ledger {
  /** Versions as numbers: a server writes them without leading zeros. */
  applied(): Promise<Set<bigint>>;
  /** Applies what is pending, in order. @returns the versions */
  apply(files: ProjectFiles): Promise<string[]>;
}

/** The engine's, in the database itself. */
export function ledgerOf(db: SqlDatabase): Ledger {
  return {
    applied: async () => new Set((await appliedVersions(db)).map(BigInt)),
    apply: (files) => migrate(db, files),
  };
}

/** A Hasura server's, in its notes of the database `default`. */
export function ledgerAt(server: HasuraServer): Ledger {
  const read = async () => {
    const state = await server.readState();
    return { state, ran: state.migrations?.['default'] ?? {} };
  };
  const applied = async () => new Set(Object.keys((await read()).ran).map(BigInt));
  return {
    applied,
    apply: async (files) => {
      const known = await applied();
      const pending = migrationsOf(files, 'up.sql').filter(({ version }) => !known.has(BigInt(version)));
      for (const { version, sql } of pending) {
        await server.runSql(sql);
        const { state, ran } = await read();
        const migrations = { ...state.migrations, default: { ...ran, [String(BigInt(version))]: false } };
        await server.writeState({ ...state, migrations });
      }
      return pending.map(({ version }) => version);
    },
  };
}
