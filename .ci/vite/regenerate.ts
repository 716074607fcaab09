import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sliceOf } from '../generate/slices.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = ['app', 'crm', 'portal', 'openapi'].map((room) => resolve(root, room));

/** While a dev server runs: a change of a `.graphql` or of the REST contract regenerates the code of its slice, one at a time. */
export function regenerate(): Plugin {
  const waiting = new Set<string>();
  let isRunning = false;

  function note(path: string) {
    const slice = sliceOf(relative(root, path));
    if (slice !== undefined) waiting.add(slice);
    void runNext();
  }

  async function runNext() {
    const [slice] = waiting;
    if (slice === undefined || isRunning) return;
    waiting.delete(slice);
    isRunning = true;
    await generateSlice(slice);
    isRunning = false;
    await runNext();
  }

  return {
    name: 'regenerate',
    apply: 'serve',
    configureServer({ watcher }) {
      if (process.env.VITEST !== undefined) return;
      watcher.add(sources);
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note);
    },
  };
}

function generateSlice(slice: string): Promise<void> {
  const child = spawn(process.execPath, ['.ci/generate/generate.ts', '--only', slice], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.on('close', () => done()));
}
