import { userInfo } from 'node:os';
import { createLog } from '../../ports/log.ts';
import type { Settings } from '../../settings/settings.ts';
import { refuseLostDatabase } from '../database/folderDatabase.node.ts';
import { hasDatabase, openSide } from '../move/openSide.node.ts';
import { refuseHalfFolder } from '../move/mark.node.ts';
import { StartError } from '../startError.ts';
import { bringKeys } from './bringKeys.node.ts';
import { startPushAnew } from './startPushAnew.node.ts';
import { reissueSecret } from './reissueSecret.node.ts';

const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
const say = (text: string) => void process.stdout.write(`\n  ${text}\n\n`);

/**
 * `npm run recover -- keys | secrets | push`, while the academy is stopped: its folder is locked meanwhile.
 * @param by who asks, for the log; needed where something ends
 * @throws StartError
 */
export async function recoverNow(settings: Settings, what: string | undefined, by: string | undefined): Promise<void> {
  if (what !== 'keys' && what !== 'secrets' && what !== 'push')
    throw new StartError('되찾을 것을 적어 주세요: npm run recover -- keys, secrets, push');
  const name = by?.trim() ?? '';
  if (what !== 'keys' && (name === '' || name.length > 50))
    throw new StartError('누가 하는지 50자 안으로 적어 주세요: --by 이름. 보안 기록에 남습니다.');
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null) refuseHalfFolder(dataDir);
  refuseLostDatabase(settings);
  if (databaseUrl === null && !hasDatabase(dataDir)) throw new StartError(`${dataDir}에는 되찾을 학원이 없습니다.`);
  const side = await openSide(settings, log, what === 'keys' ? null : undefined);
  try {
    const asker = { by: name, osUser: userInfo().username };
    if (what === 'keys') say(await bringKeys(settings, side.db));
    else if (what === 'secrets') say(await reissueSecret(settings, side.db, asker));
    else say(await startPushAnew(settings, side.db, asker));
  } finally {
    await side.close();
  }
}
