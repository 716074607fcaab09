import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#client/queryClient.ts';
import { startClient } from '#client/start.ts';
import { App } from './App.tsx';
import { loadFont } from './loadFont.ts';

// The front end alone: the real api runs in this browser. Other modes do not bundle it.
if (import.meta.env.MODE === 'mock') await (await import('#mocks/living.ts')).startLiving();

const queryClient = createQueryClient();
startClient(queryClient);
createRoot(document.getElementById('root')!).render(<App queryClient={queryClient} />);
loadFont(queryClient);
