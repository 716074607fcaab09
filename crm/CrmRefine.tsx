import { Refine } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { resources } from './faces.ts';
import { accessControl } from './providers/accessControl.ts';
import { auditLog } from './providers/auditLog.ts';
import { auth } from './providers/auth.ts';
import { createData } from './providers/data/data.ts';
import { createI18n } from './providers/i18n.ts';
import { live } from './providers/live.ts';
import { useNotification } from './providers/notification.ts';
import { router } from './providers/router.ts';

/** refine with our providers and the app's one cache. */
export function CrmRefine({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const notification = useNotification();
  const data = useMemo(() => createData(queryClient), [queryClient]);
  const options = useMemo(() => ({ ...fixedOptions, reactQuery: { clientConfig: queryClient } }), [queryClient]);
  return (
    <Refine
      dataProvider={data}
      routerProvider={router}
      resources={resources}
      liveProvider={live}
      accessControlProvider={accessControl}
      authProvider={auth}
      auditLogProvider={auditLog}
      i18nProvider={i18n}
      notificationProvider={notification}
      options={options}
    >
      {children}
    </Refine>
  );
}

const labels = new Map(resources.map(({ name, meta }) => [name, meta?.label]));
const i18n = createI18n((resource) => labels.get(resource));

const fixedOptions = {
  disableTelemetry: true,
  // Each page sets its own title.
  disableRouteChangeHandler: true,
  // The kit's form shows the server's messages at their fields, and those of fields it does not have.
  disableServerSideValidation: true,
  liveMode: 'auto',
  mutationMode: 'pessimistic',
  syncWithLocation: true,
} as const;
