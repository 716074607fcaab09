// Part of the page itself: runs before the app's code has loaded, where somebody has signed in. It asks for the files of the
// address (named by the server) and for a new access token, so that neither waits for the other. Of the browser's offer to install the
// app it takes hold, which comes before the app's code: `InstallCard` makes it where it is wanted.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.installOffer = event;
});
{
  /** Other tabs may refresh again after this time, in milliseconds, even if the app's code never comes. */
  const PATIENCE_MS = 20_000;
  let token = null;
  try {
    token = localStorage.getItem('accessToken');
  } catch {
    // Storage may be forbidden.
  }
  if (token !== null) {
    const files = document.querySelector('meta[name="screen-files"]')?.content.split(' ').filter(Boolean) ?? [];
    for (const href of files) {
      const link = document.createElement('link');
      if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '', href });
      else Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }

    const ask = () => fetch('/api/auth/refresh', { method: 'POST', credentials: 'include' });
    const { promise: released, resolve: release } = Promise.withResolvers();
    // The same lock as every refresh: one request at a time in this browser.
    const response = navigator.locks
      ? new Promise((resolve, reject) => {
          const turn = navigator.locks.request('auth-refresh', () => {
            ask().then(resolve, reject);
            return Promise.race([released, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
          });
          turn.catch(reject);
        })
      : ask();
    // The app reports a failure when it takes the response.
    response.catch(() => {});
    globalThis.earlyRefresh = { response, release };
  }
}
