import { useDelete, type MetaQuery } from '@refinedev/core';

/**
 * Deletes a row of a simple resource from a dialog, which shows why a deletion is refused.
 * @returns a function that takes the row's id and the toast after deletion.
 */
export function useRemoval(
  resource: string,
  gqlMutation: NonNullable<MetaQuery['gqlMutation']>,
): (id: string, said: string) => Promise<void> {
  const { mutateAsync } = useDelete();
  return async (id, said) => {
    const successNotification = { type: 'success', message: said } as const;
    await mutateAsync({ resource, id, meta: { gqlMutation }, errorNotification: false, successNotification });
  };
}
