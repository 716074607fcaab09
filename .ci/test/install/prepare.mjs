import { installBrowser } from './browser.mjs';
import { installBucket } from './bucket.mjs';
import { installProxy } from './proxy.mjs';
import { outcome } from '../reports/report.mjs';
import { inBrowser } from '../runners.mjs';

/** @typedef {import('../reports/report.mjs').FileReport} FileReport */

/**
 * Installs what these runners need beside packages.
 * @param {string[]} names
 * @param {boolean} needsServers whether tests may need the proxy and the bucket of a spread academy
 * @returns {Promise<Map<string, FileReport[]>>} the runners that can't run here, with what is reported instead: left out, or red in CI
 */
export async function prepare(names, needsServers) {
  if (process.env.CI && needsServers) {
    await installBucket();
    await installProxy();
  }
  const browsing = names.filter((name) => inBrowser.has(name));
  if (browsing.length === 0 || (await installBrowser())) return new Map();
  const reason = 'Chromium을 찾지도 설치하지도 못했습니다';
  console.error(reason);
  const state = process.env.CI ? 'failed' : 'skipped';
  return new Map(browsing.map((name) => [name, [outcome(name, state, 0, reason, reason)]]));
}
