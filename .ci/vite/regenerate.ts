import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Failure } from '../generate/mistakes/mistake.ts';
import { sliceOf } from '../generate/slices.ts';
import { overlayOf } from './overlay.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = ['app', 'crm', 'portal', 'openapi'].map((room) => resolve(root, room));

/**
 * While a dev server runs: a change of a `.graphql` or of the REST contract regenerates the code of its slice, one at a time. What is wrong in it
 * stays over the page until it is mended.
 * @param generate replaced by tests.
 */
export function regenerate(generate = generateSlice): Plugin {
  return {
    name: 'regenerate',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST !== undefined && generate === generateSlice) return;
      server.watcher.add(sources);
      const note = noter(server, generate);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, note);
    },
  };
}

/** @returns what hears of a changed file */
function noter({ ws }: ViteDevServer, generate: typeof generateSlice): (path: string) => void {
  const waiting = new Set<string>();
  const failed = new Map<string, Failure>();
  let running: string | undefined;
  // A page that is loaded anew is no mended one. What is just made anew is told when it is done.
  ws.on('connection', (socket) => {
    for (const [slice, failure] of failed) {
      if (slice !== running) socket.send(JSON.stringify(overlayOf(failure, root)));
    }
  });

  return (path) => {
    const slice = sliceOf(relative(root, path));
    if (slice !== undefined) waiting.add(slice);
    void runNext();
  };

  async function runNext() {
    const [slice] = waiting;
    if (slice === undefined || running !== undefined) return;
    waiting.delete(slice);
    running = slice;
    const failure = await generate(slice);
    running = undefined;
    tell(slice, failure);
    await runNext();
  }

  function tell(slice: string, failure: Failure | undefined) {
    if (failure !== undefined) {
      failed.set(slice, failure);
      ws.send(overlayOf(failure, root));
    } else if (failed.delete(slice)) {
      // Takes the overlay away also where the mended file generates what was there before.
      ws.send({ type: 'update', updates: [] });
      // A mistake in the contract stops every slice.
      for (const other of failed.keys()) waiting.add(other);
    }
  }
}

/** @returns what stopped it, or nothing */
function generateSlice(slice: string): Promise<Failure | undefined> {
  const args = ['.ci/generate/generate.ts', '--only', slice];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let failure: Failure | undefined;
  child.on('message', (message) => {
    failure = message as Failure;
  });
  return new Promise((done) => {
    child.on('close', (code) => done(code === 0 ? undefined : (failure ?? stopped)));
  });
}

const stopped: Failure = { message: 'The generator has stopped; its terminal says why.', mistakes: [] };
