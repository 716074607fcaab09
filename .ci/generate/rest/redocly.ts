import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs redocly, which knows the rules of OpenAPI and tells nobody of its use. @throws with `stdout` where it ends with a code */
export async function redocly(...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const command = [join('node_modules', '.bin', 'redocly'), ...args];
  return (await promisify(execFile)(process.execPath, command, { env, maxBuffer: 2 ** 26 })).stdout;
}
