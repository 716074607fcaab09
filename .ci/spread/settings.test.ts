// @module-tag tree
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingsTable, type Settings } from '#api/settings/settingsTable.ts';
import { caddyfile, apiSettings, caddySettings, postgresSettings, type SettingSource } from './settings.ts';

interface Service {
  command?: string[];
  environment: Record<string, string>;
  configs?: { source: string; target: string }[];
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<'api' | 'postgres' | 'proxy', Service>;
  configs: Record<string, { file: string }>;
};
const { api, postgres, proxy } = compose.services;

const textOf = (env: string, given: SettingSource): string | undefined => {
  if ('asked' in given) return `\${${env}:?set ${env}}`;
  if ('or' in given) return `\${${env}:-${given.or}}`;
  return 'always' in given ? given.always : undefined;
};

it('gives the api what the table says, and nothing else', () => {
  const keys = Object.keys(apiSettings) as (keyof Settings)[];
  const said = keys.map((key) => [settingsTable[key].env, textOf(settingsTable[key].env, apiSettings[key])] as const);
  expect(api.environment).toEqual(Object.fromEntries(said.filter(([, text]) => text !== undefined)));
});

it('gives PostgreSQL and the proxy what the table says', () => {
  const flags = Object.entries(postgresSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  expect(postgres.command).toEqual(['postgres', ...flags]);
  expect(proxy.environment).toEqual(caddySettings);
  expect(proxy.configs).toEqual([{ source: 'caddyfile', target: '/etc/caddy/Caddyfile' }]);
  expect(compose.configs.caddyfile?.file).toBe(caddyfile);
});
