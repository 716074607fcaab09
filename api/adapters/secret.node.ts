import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

/** The signing key of a data folder; created once, readable by its owner only. */
export function folderSecret(dataDir: string): string {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, JSON.stringify({ jwtSecret: randomBytes(48).toString('base64url') }), { mode: 0o600 });
  }
  const jwtSecret = secretIn(readFileSync(path, 'utf8'));
  if (typeof jwtSecret !== 'string' || jwtSecret.length < 32) {
    throw new StartError(
      `${path}의 jwtSecret이 없거나 짧습니다. 파일을 지우면 새로 만들고, 모두 다시 로그인하게 됩니다.`,
    );
  }
  return jwtSecret;
}

function secretIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { jwtSecret?: unknown } | null)?.jwtSecret;
  } catch {
    return undefined;
  }
}
