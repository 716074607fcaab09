import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { CrashBoundary } from './CrashBoundary.tsx';
import { KitBridge } from './KitBridge.tsx';
import { Notices } from './Notices.tsx';
import { RootRoutes } from './routes.tsx';
import { Startup } from './Startup.tsx';

/** The whole app around its routes. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <KitBridge>
            <Startup>
              <RootRoutes />
            </Startup>
            <Notices />
          </KitBridge>
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
