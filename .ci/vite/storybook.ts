import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { answerTypes } from './answer-types.ts';
import { kit } from './kit/kit.ts';
import { tokens } from './kit/tokens.ts';
import { prebundled, unbundled } from './prebundled.ts';
import { regenerate } from './regenerate.ts';
import { tour } from './tour.ts';
import packageJson from '../../package.json' with { type: 'json' };

export default defineConfig({
  cacheDir: resolve('node_modules/.cache/vite/storybook'),
  define: {
    __VERSION__: JSON.stringify(packageJson.version),
    // A static build is no app that is served: it registers no service worker.
    'import.meta.env.PROD': 'false',
  },
  plugins: [react(), msw({ mode: 'worker-only' }), regenerate(), answerTypes(), kit(), tokens(), tour()],
  optimizeDeps: { include: prebundled, exclude: unbundled },
  worker: { format: 'es' },
  // The generator's copy of the project.
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: { chunkSizeWarningLimit: 3000 },
});
