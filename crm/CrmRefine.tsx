import { Refine, type NotificationProvider } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { dataProvider } from '#client/graphql/dataProvider.ts';
import { useToast } from '#ui-kit';
import { resources } from './faces.ts';

/** refine without a look of its own: our data provider, the app's one cache, the router, our toasts. Guards are the app's. */
export function CrmRefine({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const notificationProvider = useNotifications();
  const options = useMemo(() => ({ ...fixedOptions, reactQuery: { clientConfig: queryClient } }), [queryClient]);
  return (
    <Refine
      dataProvider={dataProvider}
      routerProvider={routerProvider}
      resources={resources}
      notificationProvider={notificationProvider}
      options={options}
    >
      {children}
    </Refine>
  );
}

const fixedOptions = { disableTelemetry: true, disableRouteChangeHandler: true, liveMode: 'off' } as const;

function useNotifications(): NotificationProvider {
  const toast = useToast();
  return useMemo(
    () => ({
      open: ({ message, type }) => toast({ message, tone: type === 'error' ? 'negative' : 'positive' }),
      close: () => undefined,
    }),
    [toast],
  );
}
