import { createLog } from '../../ports/log.ts';
import type { Settings } from '../../settings/settings.ts';
import { openStorage } from '../storage/openStorage.node.ts';
import { ownVersion } from '../ownVersion.node.ts';
import { StartError } from '../startError.ts';
import { onlyOne, openSource } from './restore/openSource.node.ts';
import { openVault } from './openVault.node.ts';
import { checkBackup, restoreBackup, type Restored } from './restore/restore.node.ts';
import { takeBackup } from './take/takeBackup.node.ts';

const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
const say = (text: string) => void process.stdout.write(`\n${text}\n\n`);

/** `npm run backup`: writes a backup now. @throws StartError */
export async function backupNow(settings: Settings): Promise<void> {
  const [vault, storage] = [openVault(settings), openStorage(settings)];
  const { db, url, close } = await openSource(settings, log);
  try {
    const task = { db, storage, dataDir: settings.dataDir, vault, version: ownVersion() };
    const taken = await onlyOne(url, () => takeBackup(task));
    if (!taken) throw new StartError('다른 백업이 진행되고 있습니다. 끝난 뒤 다시 실행해 주세요.');
    say(`  백업했습니다: ${taken.name} (${vault.place.about})\n  표 ${taken.tables}개, 파일 ${taken.files}개.`);
    if (taken.missing > 0) say(`  저장소에 없어 담지 못한 파일이 ${taken.missing}개 있습니다.`);
  } finally {
    await close();
  }
}

/** `npm run restore -- <backup>`, and with `--check` aside. @throws StartError */
export async function restoreNow(settings: Settings, asked: string | undefined, isCheck: boolean): Promise<void> {
  const name = asked ?? '';
  if (isCheck) return say(`  되살려 보았습니다. ${facts(await checkBackup(settings, name, log))}`);
  const restored = await restoreBackup(settings, name, log);
  const what = restored ? `되살렸습니다. ${facts(restored)}` : '하다 만 되살리기를 마쳤습니다.';
  say(`  ${what}\n  이제 npm start로 여세요.`);
}

function facts({ manifest: { moment, tables, files }, unknown }: Restored): string {
  const restored = tables.filter(({ name }) => !unknown.includes(name));
  const rows = restored.reduce((sum, { count }) => sum + count, 0);
  const at = new Date(moment).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });
  const stored = files.filter(({ part }) => part).length;
  const left = unknown.length > 0 ? `\n  이 프로그램이 모르는 표는 되살리지 않았습니다: ${unknown.join(', ')}` : '';
  return `${at}의 백업과 표 ${restored.length}개(행 ${rows}개), 파일 ${stored}개가 모두 같습니다.${left}`;
}
