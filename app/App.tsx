import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { CrashBoundary } from './frame/CrashBoundary.tsx';
import { KitBridge } from './frame/KitBridge.tsx';
import { Notices } from './frame/Notices.tsx';
import { loadScreen, RootRoutes } from './routes.tsx';
import { ScreenRouter } from './ScreenRouter.tsx';
import { Startup } from './frame/Startup.tsx';

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
        <ScreenRouter load={loadScreen}>
          <KitBridge>
            <Startup screen={screen}>
              <RootRoutes />
            </Startup>
            <Notices />
          </KitBridge>
        </ScreenRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
