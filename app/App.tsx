import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { basePath } from '#client/page/base.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { KitBridge } from './KitBridge.tsx';
import { Notices } from './Notices.tsx';
import { RootRoutes } from './routes.tsx';
import { Startup } from './Startup.tsx';

export interface AppProps {
  queryClient: QueryClient;
  /** The code of the first screen is loaded; given where somebody has signed in. @default undefined */
  screen?: Promise<void> | undefined;
}

/** The whole app around its routes. */
export function App({ queryClient, screen }: AppProps) {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={basePath()}>
          <KitBridge>
            <Startup screen={screen}>
              <RootRoutes />
            </Startup>
            <Notices />
          </KitBridge>
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
