import type { NotificationProvider } from '@refinedev/core';
import { useMemo } from 'react';
import { useToast } from '#ui-kit';

/** refine's notifications as the kit's toasts. A failed read is shown where its rows would be, so that no toast says it again. */
export function useNotification(): NotificationProvider {
  const toast = useToast();
  return useMemo(
    () => ({
      open: ({ key = '', message, description, type }) => {
        if (/-(use(List|InfiniteList)|getOne|getMany)-notification$/.test(key)) return;
        if (type === 'error') toast({ message: description ?? message, tone: 'negative' });
        else toast({ message, tone: 'positive' });
      },
      close: () => undefined,
    }),
    [toast],
  );
}
