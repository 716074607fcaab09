import { existsSync, renameSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../ports/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { pushFile } from '../webPush.node.ts';
import { keepRecovery, type Asker } from './asker.ts';

/** Ends the pushes of all devices, whose keys are lost; the next start makes new keys. @returns what was ended */
export async function startPushAnew({ dataDir }: Settings, { kysely }: Database, asker: Asker): Promise<string> {
  const devices = await kysely.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`delete from push_subscriptions`.execute(trx);
    const count = Number(numAffectedRows ?? 0);
    await keepRecovery(trx, 'PUSH_RESTARTED', asker, { devices: count });
    return count;
  });
  const path = pushFile(dataDir);
  if (existsSync(path)) renameSync(path, `${path}.broken`);
  return `기기 ${devices}대의 푸시 알림을 끝냈습니다. 이제 npm start로 여세요. 기기마다 알림을 다시 켭니다.`;
}
