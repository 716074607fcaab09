import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

/** The additional files of the living mock: MSW's service worker, ours around it, and the snapshot its database starts from. */
export function livingMock(): Plugin[] {
  return [
    msw({ mode: 'worker-only' }),
    // `mocks/living/worker.ts` fetches it by this name, `mocks/living.ts` the other.
    file('living-snapshot.bin', 'application/octet-stream', readSnapshot),
    file('living-service-worker.js', 'text/javascript', async () => readFileSync('mocks/living/serviceWorker.js')),
  ];
}

function file(name: string, type: string, read: () => Promise<Buffer>): Plugin {
  return {
    name: `house:${name}`,
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${name}`, (_request, response, next) => {
        read().then((bytes) => {
          response.setHeader('content-type', type);
          response.setHeader('cache-control', 'no-cache');
          response.end(bytes);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: name, source: await read() });
    },
  };
}

// Imported by its address, so that it is not bundled into the configuration.
async function readSnapshot(): Promise<Buffer> {
  const url = pathToFileURL(resolve('mocks/living/storage/snapshot.node.ts')).href;
  const made = (await import(url)) as { readSnapshot: () => Promise<Buffer> };
  return made.readSnapshot();
}
