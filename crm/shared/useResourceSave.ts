import { useCreate, useUpdate, type BaseRecord, type MetaQuery } from '@refinedev/core';
import { sayProblem } from './sayProblem.ts';

type Mutation = NonNullable<MetaQuery['gqlMutation']>;

const quiet = { errorNotification: false, successNotification: false } as const;

/**
 * Creates or changes a row of a simple resource from a form, which shows why a save is refused.
 * @returns a function that takes the row's id, none for a new one, and its values.
 */
export function useResourceSave(
  resource: string,
  mutations: { create: Mutation; update: Mutation },
): (id: string | undefined, values: BaseRecord) => Promise<unknown> {
  const create = useCreate();
  const update = useUpdate();
  return (id, values) =>
    sayProblem<unknown>(
      id === undefined
        ? create.mutateAsync({ resource, values, meta: { gqlMutation: mutations.create }, ...quiet })
        : update.mutateAsync({ resource, id, values, meta: { gqlMutation: mutations.update }, ...quiet }),
    );
}
