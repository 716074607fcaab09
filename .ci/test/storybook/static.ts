import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { preview } from 'vite';

/** Where checks keep the static Storybook. */
export const storybookFolder = 'node_modules/.cache/storybook-static';

/** A busy machine is no failure: a page of documentation draws eight stories at once. */
export const patience = { timeout: 120_000 };

/** Builds the static Storybook of the project in a folder. @throws with what the build printed when it fails. */
export function buildStorybook(outDir = storybookFolder, cwd = '.'): void {
  const build = spawnSync(
    process.execPath,
    // A third of its processor time was the collection of garbage that is thrown away at once.
    ['--max-semi-space-size=128', 'node_modules/.bin/storybook', 'build', '--quiet', '--output-dir', resolve(outDir)],
    { cwd, encoding: 'utf8' },
  );
  if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
}

/**
 * Serves it as a plain web server would: what it does not have, it does not answer.
 * @param base the path it is served from, with a slash at both ends.
 * @returns its address with the last slash, and how to stop it.
 */
export async function serveStorybook(
  base: string,
  port: number,
  outDir = storybookFolder,
): Promise<{ address: string; stop(): Promise<void> }> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    base,
    build: { outDir },
    preview: { port },
    logLevel: 'error',
  });
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
