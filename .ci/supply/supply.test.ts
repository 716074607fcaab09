// @module-tag tree
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serverFlags } from '../start/spawn.mjs';

interface Locked {
  license?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);
const named = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Licences that let a product be sold with the part in it, unchanged. */
const allowed = new Set([
  ...[
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    '0BSD',
    'Unlicense',
    'Python-2.0',
    'PSF-2.0',
  ],
  ...['MIT AND ISC', '(MIT OR CC0-1.0)', '(MIT OR Apache-2.0)'],
  // Fonts, and the tables of browsers.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // Changes of its own files must be published; there are none.
  'MPL-2.0',
]);

/** Parts under the LGPL: libraries of their own, loaded unchanged and replaceable (decision 0016). */
const lgpl = /^(@img\/sharp-(libvips-|win32-|wasm32)|libheif-js$)/;

describe('the parts', () => {
  it('are named by one lock file, each with the hash of its content', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('come from npm’s registry only', () => {
    const elsewhere = packages.filter(
      ([, { resolved = '' }]) => resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('have licences that let the product be sold', () => {
    const refused = packages.filter(
      ([path, { license = '' }]) => !allowed.has(license) && !(license.includes('LGPL') && lgpl.test(named(path))),
    );
    expect(refused.map(([path, { license }]) => `${named(path)}: ${license}`)).toEqual([]);
  });

  it('are pinned, so that the same names are the same parts', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[@a-z/-]+@)?\d/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are listed as CycloneDX', { timeout: 60_000 }, () => {
    const told = execFileSync(process.execPath, ['.ci/supply/sbom.mjs'], { encoding: 'utf8' });
    expect(told).toMatch(/: \d{3,} parts, CycloneDX/);
    const { bomFormat, components } = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')) as {
      bomFormat: string;
      components: { name: string; purl: string }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({ purl }) => purl.split('@')[0])).toContain('pkg:npm/hono');
  });
});

describe('the containers', () => {
  interface Service {
    read_only?: boolean;
    user?: string;
    cap_drop?: string[];
    security_opt?: string[];
    privileged?: boolean;
    ports?: string[];
  }
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: Record<string, Service> };

  it('of the api and the proxy run on a read-only root without rights', () => {
    for (const name of ['api', 'proxy']) {
      const service = services[name];
      expect([name, service?.read_only, service?.cap_drop]).toEqual([name, true, ['ALL']]);
    }
    for (const [name, { security_opt, privileged }] of Object.entries(services)) {
      expect([name, security_opt, privileged ?? false]).toEqual([name, ['no-new-privileges:true'], false]);
    }
  });

  it('run the api as nobody in particular, and open no port but the proxy’s', () => {
    const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
    expect(stages.at(-1)).toMatch(/^USER node$/m);
    expect(stages.at(-1)).toContain(`CMD ["node", "${serverFlags.join('", "')}", "api/main.ts"]`);
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});

it('runs the watched parts in the versions that docs/security.md argues for, and no other early release', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const watched = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| `([^`]+)` (\d\S*) \|/gm)];
  expect(watched.map(([, name, version]) => [name, version])).toEqual(
    watched.map(([, name = '']) => [name, dependencies[name]]),
  );
  expect(watched.length).toBeGreaterThan(4);
  const early = Object.keys(dependencies).filter((name) => /-(alpha|beta|rc|next)/.test(dependencies[name] ?? ''));
  expect(early.filter((name) => !watched.some(([, one]) => one === name))).toEqual([]);
});
