import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#client/queryClient.ts';
import { startClient } from '#client/start.ts';
import { App } from './App.tsx';

const queryClient = createQueryClient();
startClient(queryClient);
createRoot(document.getElementById('root')!).render(<App queryClient={queryClient} />);
