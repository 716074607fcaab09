import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prebundled, unbundled } from './prebundled.ts';
import { livingMock } from './living-mock.ts';
import { regenerate } from './regenerate.ts';
import packageJson from '../../package.json' with { type: 'json' };

export default defineConfig({
  cacheDir: resolve('node_modules/.cache/vite/storybook'),
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  plugins: [react(), livingMock(), regenerate()],
  optimizeDeps: { include: prebundled, exclude: unbundled },
  worker: { format: 'es' },
  build: { chunkSizeWarningLimit: 3000 },
});
