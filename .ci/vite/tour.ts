import { join } from 'node:path';
import { build, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';

/** The whole app on the living mock in Storybook's folder `tour/`: built for any path beside the static Storybook, and served beside the other. */
export function tour(): Plugin[] {
  return [built(), served()];
}

function built(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'house:tour-build',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async closeBundle() {
      const outDir = join(config.build.outDir, 'tour');
      // Not the manifest: no server reads it here.
      await build({ mode: 'mock', base: './', logLevel: 'error', build: { outDir, manifest: false } });
    },
  };
}

/** Started by the first who looks. */
function served(): Plugin {
  let app: Promise<ViteDevServer> | undefined;
  const open = (near: ViteDevServer) =>
    createServer({
      mode: 'mock',
      base: '/tour/',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: near.httpServer ? undefined : { port: 24679 } },
    });
  return {
    name: 'house:tour-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/tour/')) return next();
        (app ??= open(server)).then((opened) => opened.middlewares(request, response, next), next);
      });
    },
    closeBundle: async () => (await app)?.close(),
  };
}
