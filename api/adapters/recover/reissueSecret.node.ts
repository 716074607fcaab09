import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Database } from '../../ports/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { keyPrint, newSecret, writeFolderSecret } from '../keys.node.ts';
import { keepRecovery, type Asker } from './asker.ts';

/**
 * A new signing key for an academy whose key is lost, with what rested on the old one ended by name: sessions, apps that make codes, recovery codes,
 * links and calendar addresses. Passwords, passkeys and all records stay. Killed before its end, it is run again.
 * @returns what was ended
 */
export async function reissueSecret(settings: Settings, { kysely }: Database, asker: Asker): Promise<string> {
  const secret = settings.secret ?? newSecret();
  const ended = await kysely.transaction().execute(async (trx) => {
    const counts = await endAll(trx);
    await keepRecovery(trx, 'KEYS_REISSUED', asker, counts);
    await sql`update security_settings set key_print = ${keyPrint(secret)}`.execute(trx);
    await trx
      .insertInto('notices')
      .values({ title: '보안 키를 새로 만들었습니다', body: notice(asker, counts) })
      .execute();
    return counts;
  });
  if (settings.secret === null) writeFolderSecret(settings.dataDir, secret);
  return `서명 키를 새로 만들었습니다. ${facts(ended)}\n  직원 공지에 알렸습니다. 이제 npm start로 여세요.`;
}

type Ended = Record<'sessions' | 'apps' | 'links' | 'calendars', number>;

async function endAll(trx: Transaction<Tables>): Promise<Ended> {
  const apps = await sql<{ user_id: string }>`delete from second_factors returning user_id`.execute(trx);
  await sql`delete from recovery_codes`.execute(trx);
  // A passkey alone stays a second factor; its owner makes new codes.
  for (const { user_id } of apps.rows)
    await sql`insert into security_events (kind, user_id, facts) values ('SECOND_FACTOR_RESET', ${user_id}, '{"reason":"KEYS_REISSUED"}')`.execute(
      trx,
    );
  await sql`delete from sign_in_challenges`.execute(trx);
  await sql`delete from known_devices`.execute(trx);
  const sessions =
    await sql`update refresh_tokens set revoked_at = now() where revoked_at is null and expires_at > now()`.execute(
      trx,
    );
  await sql`update users set session_epoch = session_epoch + 1`.execute(trx);
  const parent =
    await sql`update parent_links set revoked_at = now() where revoked_at is null and used_at is null`.execute(trx);
  const report = await sql`update report_links set revoked_at = now() where revoked_at is null`.execute(trx);
  const calendars = await sql`delete from calendar_links`.execute(trx);
  return {
    sessions: Number(sessions.numAffectedRows ?? 0),
    apps: apps.rows.length,
    links: Number(parent.numAffectedRows ?? 0) + Number(report.numAffectedRows ?? 0),
    calendars: Number(calendars.numAffectedRows ?? 0),
  };
}

const facts = ({ sessions, apps, links, calendars }: Ended): string =>
  `로그인 ${sessions}개, 인증 앱 ${apps}개, 링크 ${links}개, 캘린더 주소 ${calendars}개가 끝났습니다.`;

const notice = ({ by }: Asker, ended: Ended): string =>
  `${by} 님이 서버에서 보안 키를 새로 만들었습니다. ${facts(ended)} 비밀번호와 기록은 그대로입니다. ` +
  '2단계 인증을 쓰던 사람은 내 계정에서 인증 앱을 다시 연결하고, 보호자 링크와 성적표 링크는 다시 보내 주세요.';
