import { execFileSync, spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { generatedFiles } from '../generate/generated.mjs';
import type { Fault } from './patch.ts';
import { endRunning, runNode } from './runTool.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/** Whether nothing is changed, so that what is restored is only the fault. */
export const isClean = () => git('status', '--porcelain') === '';

/** Whether a patch still fits the tree. */
export const fits = ({ path }: Fault) => spawnSync('git', ['apply', '--check', path]).status === 0;

/** Runs something with the fault in the tree, and takes it back whatever happens. */
export async function withFault<T>(fault: Fault, act: () => Promise<T>): Promise<T> {
  const restore = () => takeBack(fault);
  const leave = () => {
    endRunning();
    restore();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, leave);
  try {
    git('apply', fault.path);
    await regenerate(fault);
    return await act();
  } finally {
    restore();
    for (const signal of signals) process.removeListener(signal, leave);
  }
}

/** The calls and validators of a changed contract, so that the fault is one that `npm run generate` would have passed on. */
async function regenerate({ files, name }: Fault): Promise<void> {
  const slices = files
    .filter((file) => /^openapi\/(paths|schemas)\//.test(file))
    .map((file) => basename(file, '.yaml'));
  for (const slice of new Set(slices)) {
    const code = await runNode(['.ci/generate/generate.ts', '--only', slice]);
    if (code !== 0) throw new Error(`${name}: \`npm run generate\` refuses it`);
  }
}

/** Only what the fault and the generator wrote: other files may be somebody's work of these minutes. */
function takeBack({ files }: Fault): void {
  const changed = new Set(git('diff', '--name-only').split('\n'));
  const known = new Set([...files, ...generatedFiles()]);
  const ours = [...known].filter((file) => changed.has(file));
  if (ours.length > 0) git('restore', '--', ...ours);
}
