import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { askWorker, type WorkerDoor } from './living/askWorker.ts';
import { showBadge } from './living/badge.ts';
import { noticesChannel, type Notice } from './living/messages.ts';

/**
 * Connects this page to the real api, which runs on PGlite with the demo world in a worker that all tabs share. MSW passes
 * it every call. `?reset` in the address starts with fresh data. Resolves when the api can answer calls.
 */
export async function startLiving(): Promise<void> {
  const door = openWorker();
  const ask = (request: Request) => askWorker(door, request);
  new BroadcastChannel(noticesChannel).onmessage = ({ data }: MessageEvent<Notice>) => hear(data);
  // A reload of the page also reloads the worker's code; otherwise the old worker would keep running.
  import.meta.hot?.on('vite:beforeFullReload', () => void ask(new Request('/mock/worker', { method: 'DELETE' })));
  const opened = ask(new Request('/healthz'));
  showBadge(opened, startAnew);
  // MSW starts only after the worker has loaded: it would also intercept the requests for the worker's modules.
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
 * MSW's service worker unregisters itself when the last page reports that it closes, perhaps after the next page has
 * opened, whose calls it would then miss. So no page reports it: MSW's listener is never called.
 */
function stayRegistered(): void {
  addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
}

function hear(notice: Notice): void {
  // Without the worker the page cannot work.
  if (notice.kind === 'stopped') location.reload();
  // eslint-disable-next-line no-console -- a shared worker's own console is out of sight
  else console.error(notice.text);
}

/** Deletes all changes, signs everybody out and shows the landing page. */
async function startAnew(): Promise<void> {
  await fetch('/mock/data', { method: 'DELETE' });
  localStorage.clear();
  location.assign('/');
}

function openWorker(): WorkerDoor {
  if (!('SharedWorker' in globalThis)) {
    return new Worker(new URL('./living/worker.ts', import.meta.url), { type: 'module' });
  }
  // Where browsers support it, the worker survives its last page briefly, so a reload finds the database open.
  const { port } = new SharedWorker(new URL('./living/worker.ts', import.meta.url), {
    type: 'module',
    extendedLifetime: true,
  } as WorkerOptions);
  port.start();
  return port;
}
