import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectNode } from '../../start/spawn.mjs';
import { standInEnv } from '#api/testing/solapi/env.ts';
import type { Spread } from '../spread.ts';

/** What the journeys need of the api: their provider of texts and their push service, which Playwright starts beside this port. */
export const journeysEnv = (port: number): Record<string, string> => ({
  ...standInEnv(`http://localhost:${port + 4}`),
  PUSH_STAND_IN: `http://localhost:${port + 5}`,
});

/** Plays the journeys (or these files) in a browser, through the proxy. @param port as `journeysEnv` was given */
export async function playJourneys({ url }: Spread, port: number, files: readonly string[]): Promise<boolean> {
  const env = Object.assign({}, process.env, { E2E_ACADEMY: url, E2E_PORT: String(port) });
  const args = ['node_modules/.bin/playwright', 'test', '--project=start', ...files];
  const player = spawn(projectNode, args, { env, stdio: 'inherit' });
  // Told to stop, it ends its browsers and what it started.
  const stop = () => void player.kill('SIGINT');
  process.once('exit', stop);
  const [code] = (await once(player, 'exit')) as [number | null];
  process.off('exit', stop);
  return code === 0;
}
