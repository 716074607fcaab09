import { answerTab } from './answerTab.ts';
import { openBackend, type Backend } from './backend.ts';
import type { ClockTime } from '#mocks/clock.ts';
import { deleteData, findData } from './storage/dataDir.ts';
import { noticesChannel, type Ask, type Notice } from './messages.ts';
import { readPlace } from '#mocks/place.ts';
import { keepSetCookie } from './serverHeaders.ts';

declare const __VERSION__: string;

keepSetCookie();
/** The path of the place, empty for the plain mock. */
const base = (globalThis as unknown as { name: string }).name;
const notices = new BroadcastChannel(noticesChannel + base);

// Shared by all tabs and kept in IndexedDB. A browser without SharedWorker gives each tab a worker, and a database in memory.
const isShared = 'onconnect' in globalThis;
let backend = open();

if (isShared) {
  addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports;
    if (port) port.onmessage = serve;
  });
} else addEventListener('message', serve);

function serve(event: MessageEvent<Ask>): void {
  void answerTab(event, answer);
}

async function answer(ask: Ask): Promise<Response> {
  try {
    return await pass(ask);
  } catch (error) {
    const detail = `모의 서버가 답하지 못했습니다. 주소에 ?reset을 붙여 다시 열어 보세요. (${String(error)})`;
    notify({ kind: 'complaint', text: detail });
    return Response.json({ type: 'about:blank', title: 'Mock', status: 503, code: 'mock', detail }, { status: 503 });
  }
}

async function pass({ method, url, headers, body }: Ask): Promise<Response> {
  const path = new URL(url).pathname;
  if (path === '/mock/data' && method === 'DELETE') return startAnew();
  if (path === '/mock/worker' && method === 'DELETE') return stop();
  if (path === '/mock/clock' && method === 'PUT') return moveTime(JSON.parse(textOf(body)) as ClockTime);
  if (path === '/mock/clock') return tellTime();
  if (path === '/mock/outbox') return Response.json((await backend).outbox);
  return (await backend).fetch(new Request(url, { method, headers, body }));
}

async function open(): Promise<Backend> {
  const { dataDir, isNew } = isShared ? await findData(base) : { dataDir: undefined, isNew: true };
  return openBackend({
    dataDir,
    snapshot: isNew ? await loadSnapshot() : undefined,
    place: readPlace(base.split('/').at(-1) ?? ''),
    publicUrl: base === '' ? undefined : location.origin + base,
    version: __VERSION__,
    onError: (text) => notify({ kind: 'complaint', text }),
  });
}

/**
 * The snapshot from the dev server or the build; without it the database starts empty, which takes longer. Its name says nothing of gzip:
 * some servers would unpack it on the way.
 */
async function loadSnapshot(): Promise<Blob | undefined> {
  const name = 'living-snapshot.bin';
  // In a build for any path this code lies in a folder beside it.
  const root = import.meta.env.BASE_URL === './' ? new URL('..', location.href).href : import.meta.env.BASE_URL;
  const response = await fetch(root + name);
  const bytes = await response.arrayBuffer();
  const isGzip = new DataView(bytes).getUint16(0) === 0x1f8b;
  return response.ok && isGzip ? new Blob([bytes], { type: 'application/x-gzip' }) : undefined;
}

/** Answered when the database is open, which has the time. */
async function tellTime(): Promise<Response> {
  return Response.json((await backend).clock.read());
}

/** Every tab moves its own clock along. */
async function moveTime(time: ClockTime): Promise<Response> {
  await (await backend).clock.move(time);
  notify({ kind: 'clock', time });
  return new Response(null, { status: 204 });
}

function textOf(body: ArrayBuffer | null): string {
  return new TextDecoder().decode(body ?? undefined);
}

async function stop(): Promise<never> {
  await backend.then((opened) => opened.close()).catch(() => undefined);
  notify({ kind: 'stopped' });
  close();
  return new Promise(() => undefined);
}

async function startAnew(): Promise<Response> {
  const old = backend;
  // Replaced immediately, so that calls during the reset wait for the new backend.
  backend = old
    .then((opened) => opened.close())
    .catch(() => undefined)
    .then(() => (isShared ? deleteData(base) : undefined))
    .then(open);
  await backend;
  return new Response(null, { status: 204 });
}

function notify(notice: Notice): void {
  notices.postMessage(notice);
}
