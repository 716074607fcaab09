import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { prebundled, unbundled } from './.ci/vite/prebundled.ts';
import { compressBuild } from './.ci/vite/compress-build.ts';
import { pageScripts } from './.ci/vite/page-scripts.ts';
import { groupChunks } from './.ci/vite/chunks/group-chunks.ts';
import { livingMock } from './.ci/vite/living-mock.ts';
import { listModules } from './.ci/vite/chunks/list-modules.ts';
import { listScreens } from './.ci/vite/chunks/list-screens.ts';
import { regenerate } from './.ci/vite/regenerate.ts';
import { smallLibraries } from './.ci/vite/small-libraries.ts';
import { textDocuments } from './.ci/vite/text-documents.ts';
import packageJson from './package.json' with { type: 'json' };

/** The API the dev server passes calls on to; `npm run dev` sets it. */
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** refine imports these for fields, notices and exports that no screen uses; their packages do not say that importing them has no effect. */
const withoutSideEffects =
  /\/node_modules\/(notistack|react-markdown|remark-gfm|papaparse|dayjs\/(dayjs\.min|plugin\/.*))(\/|\.js)/;

/** What decides which modules are in the build. The living mock has the api in the browser, and with it all of graphql. */
const shared = (mock: boolean): InlineConfig => ({
  root: 'app',
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  plugins: [react(), mock ? [] : [smallLibraries(), textDocuments()]],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // The pages' strict CSP has no `data:` but for images.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] } },
  },
});

// `--mode mock` is the front end alone: MSW's worker answers, nothing is passed on.
export default defineConfig(({ mode }) => {
  const mock = mode === 'mock';
  const proxy: Record<string, string> = mock ? {} : { '/api': apiUrl, '/version.json': apiUrl };
  const own = shared(mock);
  return {
    ...own,
    cacheDir: resolve('node_modules/.cache/vite', mode),
    plugins: [
      own.plugins,
      pageScripts(),
      regenerate(),
      mock ? livingMock() : [groupChunks(() => shared(false)), listModules(), listScreens(), compressBuild()],
    ],
    // The API puts a fresh nonce in place of this text in every page it sends.
    html: { cspNonce: '{{CSP_NONCE}}' },
    optimizeDeps: { include: prebundled, exclude: unbundled },
    build: { ...own.build, outDir: resolve('dist', mock ? 'mock' : 'app'), emptyOutDir: true, manifest: true },
    server: { proxy },
    preview: { proxy },
  };
});
