import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../ports/database.ts';
import { unseal } from '../security/seal.ts';
import type { Settings } from '../settings/settings.ts';
import { advise } from './advice.ts';

/** The file of the signing key in a data folder. */
export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Tells keys apart and says nothing of them, since a key has 32 characters or more. */
export const keyPrint = (secret: string): string =>
  createHmac('sha256', secret).update('academy key print').digest('hex').slice(0, 32);

/** A new signing key. */
export const newSecret = (): string => randomBytes(48).toString('base64url');

/**
 * The signing key of this academy: the one of the settings, else the one of the data folder. One is made only for a database that none was
 * used with; the database remembers which it is.
 * @throws StartError when it is missing or another one: everything sealed and signed would be lost
 */
export async function settleSecret(settings: Pick<Settings, 'dataDir' | 'secret'>, db: Database): Promise<string> {
  const { dataDir } = settings;
  const known = await rememberedPrint(db);
  const given = settings.secret ?? readFolderSecret(dataDir);
  if (given === null && (known !== null || (await restsOnKey(db)))) throw missing(dataDir);
  const secret = given ?? newSecret();
  if (!(await isOwnKey(db, secret, known))) throw otherKey(settings, known);
  if (given === null) writeFolderSecret(dataDir, secret);
  if (known === null) await sql`update security_settings set key_print = ${keyPrint(secret)}`.execute(db.kysely);
  return secret;
}

/** The key in a data folder; null without a file. @throws StartError when it cannot be read */
export function readFolderSecret(dataDir: string): string | null {
  const path = secretsFile(dataDir);
  if (!existsSync(path)) return null;
  const secret = secretIn(readFileSync(path, 'utf8'));
  if (secret === null)
    throw advise(
      'secrets-unreadable',
      `${path}의 jwtSecret이 없거나 짧습니다. 삭제하거나 새로 만들지 마세요. 서버를 끈 채 npm run recover -- keys 로 백업에서 되찾아 주세요.`,
    );
  return secret;
}

/** The key of such a file's text; null when there is none. */
export function secretIn(text: string): string | null {
  try {
    const secret = (JSON.parse(text) as { jwtSecret?: unknown } | null)?.jwtSecret;
    return typeof secret === 'string' && secret.length >= 32 ? secret : null;
  } catch {
    return null;
  }
}

/** Writes the key into a data folder. */
export const writeFolderSecret = (dataDir: string, secret: string): void =>
  writeKeyFile(secretsFile(dataDir), JSON.stringify({ jwtSecret: secret }));

/** Writes a file of keys, whole or not at all, readable by its owner only. */
export function writeKeyFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, content, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** Writes the key of a running server again where its file went, so that backups have it. @returns whether it had to be */
export function putBackSecret(settings: Pick<Settings, 'dataDir' | 'secret'>, secret: string): boolean {
  if (settings.secret !== null || existsSync(secretsFile(settings.dataDir))) return false;
  writeFolderSecret(settings.dataDir, secret);
  return true;
}

/** What the database knows of the key it was used with; null before the first start, and before it knew of keys. */
export async function rememberedPrint(db: Pick<Database, 'sql'>): Promise<string | null> {
  const [row] = await db.sql.query<{ print: string | null }>(
    `select to_jsonb(security_settings) ->> 'key_print' as print from security_settings`,
  );
  return row?.print ?? null;
}

async function restsOnKey({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`
    select from second_factors union all select from recovery_codes union all select from refresh_tokens
    union all select from parent_links where revoked_at is null limit 1`.execute(kysely);
  return rows.length > 0;
}

/** Whether a key is the one that the database was used with. @param known what it knows of it; else the key has to open what is sealed there */
export const isOwnKey = async (db: Pick<Database, 'kysely'>, secret: string, known: string | null): Promise<boolean> =>
  known === null ? opensSeals(db, secret) : known === keyPrint(secret);

async function opensSeals({ kysely }: Pick<Database, 'kysely'>, secret: string): Promise<boolean> {
  const seal = await kysely.selectFrom('second_factors').select('totp_secret').limit(1).executeTakeFirst();
  return !seal || (await unseal(secret, seal.totp_secret)) !== null;
}

function missing(dataDir: string) {
  return advise(
    'secrets-missing',
    `${secretsFile(dataDir)}이 없습니다. 2단계 인증, 로그인, 보낸 링크가 모두 이 파일의 키에 달려 있어 새로 만들지 않습니다.\n` +
      'JWT_SECRET으로 열던 학원이면 그 값을 정하고, 아니면 npm run recover -- keys 로 백업에서 되찾아 주세요.',
  );
}

function otherKey({ dataDir, secret }: Pick<Settings, 'dataDir' | 'secret'>, known: string | null) {
  const which = secret === null ? secretsFile(dataDir) : 'JWT_SECRET';
  const text = secret === null || !existsSync(secretsFile(dataDir)) ? '' : readFileSync(secretsFile(dataDir), 'utf8');
  const own = secretIn(text);
  const hint =
    own !== null && keyPrint(own) === known
      ? 'JWT_SECRET을 지우면 secrets.json의 키로 열립니다.'
      : '이 학원의 키를 JWT_SECRET으로 정하거나, npm run recover -- keys 로 백업에서 되찾아 주세요.';
  return advise('secrets-other', `${which}의 키는 이 학원의 키가 아닙니다. ${hint}`);
}
