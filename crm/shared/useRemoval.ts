import { useDelete, type MetaQuery } from '@refinedev/core';
import { sayProblem } from './sayProblem.ts';

/**
 * Deletes a row of a simple resource from inside a question, which shows why it cannot be.
 * @returns a function of the row's id and of what is said once it is gone.
 */
export function useRemoval(
  resource: string,
  gqlMutation: NonNullable<MetaQuery['gqlMutation']>,
): (id: string, said: string) => Promise<void> {
  const { mutateAsync } = useDelete();
  return async (id, said) => {
    const successNotification = { type: 'success', message: said } as const;
    await sayProblem(
      mutateAsync({ resource, id, meta: { gqlMutation }, errorNotification: false, successNotification }),
    );
  };
}
