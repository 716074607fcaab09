import type { OperationId } from '#openapi/generated/operations.ts';
import type { ChangeSetFacts, ChangeSetKind } from './changes/changeSets.ts';
import type { Context } from './handler.ts';

/** The fact of a change set whose write named no version, for the words of the history. */
export const unconditional: ChangeSetFacts = { unconditional: true };

/** The facts of a change set of one row, which was read in this version or not at all. */
export const factsOf = (version: number | undefined): ChangeSetFacts => (version === undefined ? unconditional : {});

/** A write of one row without a version replaces whatever is there; a change set says so. With a version there is nothing to say. */
export async function sayUnconditional(
  { changeSet }: Pick<Context<OperationId>, 'changeSet'>,
  kind: ChangeSetKind,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) await changeSet(kind, unconditional);
}

/** Whether a row is no longer what the writer read; nothing is compared without a version. */
export const isStale = (row: { version: number }, version: number | undefined): boolean =>
  version !== undefined && version !== row.version;
