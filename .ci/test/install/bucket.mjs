import { existsSync } from 'node:fs';
import { run } from '../../start/spawn.mjs';

const packages = ['swift-proxy', 'swift-object', 'swift-container', 'swift-account'];

/** Installs OpenStack Swift, the bucket that others wrote, as root on Debian; elsewhere its tests are skipped and say so. */
export async function installBucket() {
  const root = process.getuid?.() === 0;
  if (existsSync('/usr/bin/swift-proxy-server') || !root || !existsSync('/usr/bin/apt-get')) return;
  console.log('S3 시험에 쓸 Swift를 설치합니다 (apt-get).');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
