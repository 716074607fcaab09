// The service worker of the living mock: MSW's, which hands calls to the page, and for a build published as plain files what a server
// would do for the app's own addresses. Copied beside the page; no module.
// A file's own name: index.html itself, and whatever else lies there.
const isFile = /\.[a-z\d]+$/;
// What the page answers. Anything else never waits for it, not even modules of the folder `api/`: the mock itself is made of them.
const isCall = /^\/(api|mock)\/|\/version\.json$/;
const isModule = /script|worker/;

globalThis.addEventListener('fetch', (event) => {
  const { destination, mode, url } = event.request;
  const passes = isModule.test(destination) || !isCall.test(new URL(url).pathname);
  if (mode !== 'navigate' && passes) event.stopImmediatePropagation();
});

globalThis.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { pathname } = new URL(url);
  const root = new URL(globalThis.registration.scope).pathname;
  if (mode !== 'navigate' || !pathname.startsWith(root) || pathname === root || isFile.test(pathname)) return;
  event.respondWith(openApp(root));
});

/** The app's page, with its files named from wherever the page is shown. */
async function openApp(root) {
  const page = await (await fetch(`${root}index.html`)).text();
  return new Response(page.replaceAll('"./', `"${root}`), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

globalThis.importScripts('./mockServiceWorker.js');
