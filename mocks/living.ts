import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { askWorker, type WorkerDoor } from './living/askWorker.ts';
import { setClock, type ClockTime } from './clock.ts';
import { enter } from './living/enter.ts';
import { noticesChannel, type Notice } from './living/messages.ts';
import { keepApart } from './living/storage/ownStorage.ts';
import { openConditions, type TabConditions } from './living/panel/conditions.ts';
import { showPanel } from './living/panel/panel.ts';
import { followAddress } from './living/panel/people.ts';
import { placeName, readAddress, type Place } from './place.ts';

/** Where the mock is published, with a slash at its end. A build for any path does not know; the page's icon lies there. */
const root =
  import.meta.env.BASE_URL === './'
    ? new URL('.', document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? location.href).pathname
    : import.meta.env.BASE_URL;

/**
 * Connects this page to the real api, which runs on PGlite with the demo world in a worker that all tabs share. MSW passes
 * it every call. The address may name a place (`place.ts`): an academy of its own, its hour, and who is signed in.
 * `?reset` in the address starts with fresh data. Resolves when calls are caught: they wait until the api can answer.
 */
export async function startLiving(): Promise<void> {
  const asked = readAddress(new URL(location.href), root);
  const base = asked ? `${root}${placeName(asked.place)}` : '';
  if (asked) {
    globalThis.livingBase = `${base}/`;
    keepApart(`${base} `);
  }
  let door: WorkerDoor | undefined;
  const ask = (request: Request) => askWorker((door ??= openWorker(base)), request);
  new BroadcastChannel(noticesChannel + base).onmessage = ({ data }: MessageEvent<Notice>) => hear(data);
  // A reload of the page also reloads the worker's code; otherwise the old worker would keep running.
  import.meta.hot?.on('vite:beforeFullReload', () => void ask(new Request('/mock/worker', { method: 'DELETE' })));
  // A visitor reads and types the sign-in while the database opens; the screens of a person show the time.
  const isVisitor = !asked && localStorage.getItem('accessToken') === null;
  const opened = (isVisitor ? isDrawn() : Promise.resolve()).then(() => ask(new Request('/mock/clock')));
  const conditions = openConditions(base);
  const shown = () => location.pathname.slice(base.length) + location.search;
  showPanel({ opened, place: asked?.place, shown, addressOf, conditions, startAnew, open: goTo });
  const isTimed = followClock(opened);
  if (!isVisitor) await isTimed;
  await catchCalls(ask, conditions);
  if (asked) await goIn(asked, base);
  else if (new URLSearchParams(location.search).has('reset')) await startAnew();
  const open = await followAddress(location.search);
  if (open !== undefined) history.replaceState(null, '', base + open);
}

/** The first screen shares neither the processor nor the server of the modules with the database. */
async function isDrawn(): Promise<void> {
  const root = document.querySelector('#root');
  if (root) await new Promise((resolve) => new MutationObserver(resolve).observe(root, { childList: true }));
}

async function followClock(told: Promise<Response>): Promise<void> {
  setClock((await (await told).json()) as ClockTime);
}

/** The address that opens a place anew at an address of the app. */
function addressOf(place: Place, open: string): string {
  // A build for any path has no server that would show the page for its folder.
  const page = import.meta.env.BASE_URL === './' ? 'index.html' : '';
  return `${location.origin}${root}${page}?${new URLSearchParams({ place: placeName(place), open })}`;
}

/** Begins anew where the place says so, signs its person in, and leaves an address in which the place is a part of the path. */
async function goIn({ place, open }: NonNullable<ReturnType<typeof readAddress>>, base: string): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = place.resets && (open !== undefined || navigation?.type === 'reload');
  if (isNew) {
    await fetch('/mock/data', { method: 'DELETE' });
    localStorage.clear();
    await followClock(fetch('/mock/clock'));
  }
  if (open === undefined && !isNew) return;
  const own = localStorage.getItem('accessToken') === null ? await enter(place.person) : undefined;
  if (open === undefined) return;
  // Their addresses are relative, and the page's own is about to change.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="."]'))
    link.setAttribute('href', link.href);
  history.replaceState(null, '', base + (own ?? open));
}

async function catchCalls(ask: (request: Request) => Promise<Response>, conditions: TabConditions): Promise<void> {
  const passOn = ({ request }: { request: Request }) => ask(request);
  const worker = setupWorker(
    http.all('/api/*', async ({ request }) => (await conditions.meet(request)) ?? ask(request)),
    http.all('/mock/*', passOn),
    http.get('/version.json', passOn),
  );
  stayRegistered();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${root}living-service-worker.js`, options: { scope: root } },
  });
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
  else if (notice.kind === 'clock') setClock(notice.time);
  // oxlint-disable-next-line no-console -- a shared worker's own console is out of sight
  else console.error(notice.text);
}

function goTo(address?: string): void {
  if (address === undefined) location.reload();
  else location.assign(address);
}

/** Deletes all changes, signs everybody out and shows the landing page. */
async function startAnew(): Promise<void> {
  await fetch('/mock/data', { method: 'DELETE' });
  localStorage.clear();
  location.assign(globalThis.livingBase ?? '/');
}

/** @param name the worker's: the path of its place, empty for the plain mock */
function openWorker(name: string): WorkerDoor {
  if (!('SharedWorker' in globalThis)) {
    return new Worker(new URL('./living/worker.ts', import.meta.url), { type: 'module', name });
  }
  // Where browsers support it, the worker survives its last page briefly, so a reload finds the database open.
  const { port } = new SharedWorker(new URL('./living/worker.ts', import.meta.url), {
    type: 'module',
    name,
    extendedLifetime: true,
  } as WorkerOptions);
  port.start();
  return port;
}
