import type { ZodMiniType } from 'zod/mini';
import { issuesOf } from './issuesOf.ts';

/** A reply without what the contract does not promise, as the server answers it: builders make whole rows. */
export function pickPromised(schema: ZodMiniType, reply: unknown): unknown {
  const picked: unknown = structuredClone(reply);
  for (const issue of issuesOf(schema, reply)) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce((at, key) => (at as Record<PropertyKey, unknown>)[key], picked);
    for (const key of issue.keys) delete (holder as Record<string, unknown>)[key];
  }
  return picked;
}
