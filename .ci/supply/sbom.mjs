// `npm run sbom`: writes the CycloneDX list of the parts that the server and the pages are made of, from the lock file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * What is read of a CycloneDX list.
 * @typedef {object} List
 * @property {string} specVersion
 * @property {{ 'bom-ref': string, properties?: { name: string }[] }[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
/** @type {List} */
const list = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
// `--omit dev` also leaves out what others only name as a peer, such as react.
const isDev = (/** @type {List['components'][number]} */ { properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');
const dev = new Set(list.components.filter(isDev).map((part) => part['bom-ref']));
list.components = list.components.filter((part) => !dev.has(part['bom-ref']));
list.dependencies = list.dependencies
  .filter(({ ref }) => !dev.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !dev.has(one)) }));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(list, null, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${list.components.length} parts, CycloneDX ${list.specVersion}`);
