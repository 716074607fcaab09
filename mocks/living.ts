import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { askWorker, type WorkerDoor } from './living/askWorker.ts';
import { showBadge } from './living/badge.ts';
import { noticesChannel, type Notice } from './living/messages.ts';

/**
 * Puts the real api behind this page: it runs in a worker that all tabs share, on PGlite, from the demo world; MSW hands
 * it every call. `?reset` in the address begins with fresh data. Resolves when calls are answered.
 */
export async function startLiving(): Promise<void> {
  const door = openWorker();
  const ask = (request: Request) => askWorker(door, request);
  new BroadcastChannel(noticesChannel).onmessage = ({ data }: MessageEvent<Notice>) => hear(data);
  // Its code is loaded anew with the page's; otherwise it would outlive the change.
  import.meta.hot?.on('vite:beforeFullReload', () => void ask(new Request('/mock/worker', { method: 'DELETE' })));
  const opened = ask(new Request('/healthz'));
  showBadge(opened, startAnew);
  // Until the worker has loaded, MSW must stay away: it would catch the loading of the worker's modules too.
  await opened;
  await catchCalls(ask);
  if (new URLSearchParams(location.search).has('reset')) await startAnew();
}

async function catchCalls(ask: (request: Request) => Promise<Response>): Promise<void> {
  const passOn = ({ request }: { request: Request }) => ask(request);
  const worker = setupWorker(
    http.all('/api/*', passOn),
    http.all('/mock/*', passOn),
    http.get('/version.json', passOn),
  );
  stayRegistered();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/**
 * MSW's service worker takes itself out when the last page says goodbye, and may do so after the next page has begun,
 * whose calls then pass it by. So no page says goodbye: MSW's listener is never reached.
 */
function stayRegistered(): void {
  addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
}

function hear(notice: Notice): void {
  // A page without the worker is of no use.
  if (notice.kind === 'stopped') location.reload();
  // eslint-disable-next-line no-console -- a shared worker's own console is out of sight
  else console.error(notice.text);
}

/** Deletes what was done, signs everybody out and shows the landing page. */
async function startAnew(): Promise<void> {
  await fetch('/mock/data', { method: 'DELETE' });
  localStorage.clear();
  location.assign('/');
}

function openWorker(): WorkerDoor {
  if (!('SharedWorker' in globalThis)) {
    return new Worker(new URL('./living/worker.ts', import.meta.url), { type: 'module' });
  }
  // Where browsers know it, the worker outlives its last page for a moment: a reload finds the database open.
  const { port } = new SharedWorker(new URL('./living/worker.ts', import.meta.url), {
    type: 'module',
    extendedLifetime: true,
  } as WorkerOptions);
  port.start();
  return port;
}
