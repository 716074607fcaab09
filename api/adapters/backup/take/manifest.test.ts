import { expect, it } from 'vitest';
import { manifestText, readManifest, type Manifest } from './manifest.ts';
import { sha256 } from '../../../security/digest.ts';

const part = { name: 'parts/ab/abc', bytes: 1, sha256: 'a'.repeat(64) };
const whole = {
  form: 1,
  moment: '2026-11-01T00:00:00Z',
  program: '1.0.0',
  migrations: ['0001'],
  rows: part,
  tables: [],
  files: [{ key: '01990000-0000-7000-8000-000000000101', part }],
  beside: [{ name: 'secrets.json', part }],
} satisfies Manifest;

/** A manifest as a forger writes it, with a sum that fits. */
const forged = async (manifest: object) => {
  const line = JSON.stringify(manifest);
  return `${line}\n${await sha256(line)}\n`;
};

it('is read as it was written', async () => {
  expect(await readManifest(await manifestText(whole))).toEqual(whole);
  expect(await readManifest(await forged(whole))).toEqual(whole);
});

it.each<[string, object]>([
  ['a part', { rows: { ...part, name: '../../secrets.json' } }],
  ['a part from the root', { rows: { ...part, name: '/etc/passwd' } }],
  ['a part of this folder', { rows: { ...part, name: 'parts/../../x' } }],
  ['a file', { files: [{ key: '../../../tmp/x', part }] }],
  ['a key beside the database', { beside: [{ name: '../.ssh/authorized_keys', part }] }],
])('a forged one names %s outside of its folder, and is none', async (_, change) => {
  expect(await readManifest(await forged({ ...whole, ...change }))).toBeNull();
});
