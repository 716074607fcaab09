import { existsSync } from 'node:fs';
import { run } from '../../start/spawn.mjs';

/** Installs Caddy, the proxy of a spread academy, as root on Debian; elsewhere its test is skipped and says so. */
export async function installProxy() {
  const root = process.getuid?.() === 0;
  if (existsSync('/usr/bin/caddy') || !root || !existsSync('/usr/bin/apt-get')) return;
  console.log('나눈 학원의 시험에 쓸 Caddy를 설치합니다 (apt-get).');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'caddy'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
