import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Failure } from '../generate/mistakes/mistake.ts';

/** What stopped the generator, as Vite's overlay shows it: the first mistake in its lines, the others by their places, which open in the editor. */
export function overlayOf({ message, mistakes: [first, ...others] }: Failure, root: string): ErrorPayload {
  const plugin = 'npm run generate';
  if (first === undefined) return { type: 'error', err: { message, stack: '', plugin } };
  const { file, line, column, frame } = first;
  const stack = others.map((it) => `${resolve(root, it.file)}:${it.line}:${it.column} ${it.message}\n`).join('');
  const loc = { file: resolve(root, file), line, column };
  return { type: 'error', err: { message: first.message, stack, plugin, id: loc.file, loc, frame } };
}
