import { readdirSync } from 'node:fs';

/** Slices with commands: a file of `openapi/paths`. */
export const withCommands = readdirSync('openapi/paths').map((file) => file.replace(/\.yaml$/, ''));

/** Slices with tables: the first migration has the slice's name alone, later ones add what they change: `0050_scores_weights`. */
export const withTables = readdirSync('hasura/migrations/default')
  .flatMap((folder) => /^\d{4}_([a-zA-Z]+)$/.exec(folder)?.[1] ?? [])
  .filter((name) => name !== 'foundation');

/** The names of all slices: the same in every room. */
export const slices = new Set([...withCommands, ...withTables]);
