import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

/** The additional files of the living mock: MSW's service worker and the snapshot its database starts from. */
export function livingMock(): Plugin[] {
  return [msw({ mode: 'worker-only' }), snapshot()];
}

// `mocks/living/worker.ts` fetches it by this name.
const name = 'living-snapshot.tar.gz';

function snapshot(): Plugin {
  return {
    name: 'house:living-snapshot',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        readSnapshot().then((bytes) => {
          response.setHeader('content-type', 'application/gzip');
          response.setHeader('cache-control', 'no-cache');
          response.end(bytes);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: name, source: await readSnapshot() });
    },
  };
}

// Imported by its address, so that it is not bundled into the configuration.
async function readSnapshot(): Promise<Buffer> {
  const url = pathToFileURL(resolve('mocks/living/snapshot.node.ts')).href;
  const made = (await import(url)) as { readSnapshot: () => Promise<Buffer> };
  return made.readSnapshot();
}
