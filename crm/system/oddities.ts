import type { SystemState } from '#client/generated/rest/system.ts';

const hour = 3_600_000;
/** Backups are taken every six hours; twice that and an hour is late. */
const backupLate = 13 * hour;
/** The newest backup is tried once a week. */
const checkLate = 15 * 24 * hour;
const scarce = 0.1;
/** Seconds after which something that is due should have been done. */
const queueLate: Readonly<Record<SystemState['queues'][number]['queue'], number>> = {
  texts: 600,
  notifications: 600,
  pushes: 3600,
  'omr-scans': 1800,
};

export const queueNames: typeof queueLate extends Readonly<Record<infer Name extends string, number>>
  ? Readonly<Record<Name, string>>
  : never = { texts: '문자', notifications: '알림', pushes: '휴대폰 알림', 'omr-scans': 'OMR 스캔' };

/** What a manager should look at, in sentences with what to do; empty when nothing is odd. */
export function oddities(state: SystemState): string[] {
  const now = Date.parse(state.at);
  return [
    ...diskWords(state),
    ...queueWords(state),
    ...jobWords(state),
    ...(state.isDemo ? [] : backupWords(state, now)),
  ];
}

/** Whether the disk is nearly full. */
export const isDiskLow = ({ freeBytes, totalBytes }: NonNullable<SystemState['disk']>): boolean =>
  freeBytes / totalBytes < scarce;

function diskWords({ disk }: SystemState): string[] {
  if (!disk || !isDiskLow(disk)) return [];
  return ['디스크가 거의 찼습니다. 오래된 영상과 파일을 지우거나 디스크를 늘려 주세요.'];
}

function queueWords({ queues }: SystemState): string[] {
  return queues
    .filter(({ queue, waiting, oldestSeconds }) => waiting > 0 && oldestSeconds > queueLate[queue])
    .map(
      ({ queue, oldestSeconds }) => `${queueNames[queue]}: 가장 오래된 것이 ${ageWords(oldestSeconds)}째 기다립니다.`,
    );
}

function jobWords({ jobs: { failing, stopped } }: SystemState): string[] {
  return [
    ...(failing > 0 ? [`서버가 하는 일 ${failing}개가 거듭 실패하고 있습니다. 아래 표에서 원인을 확인해 주세요.`] : []),
    ...(stopped > 0 ? [`서버가 하는 일 ${stopped}개가 멈춰 있습니다. 다시 하려면 ‘지금 실행’을 눌러 주세요.`] : []),
  ];
}

function backupWords({ backups }: SystemState, now: number): string[] {
  if (!backups)
    return [
      '이 서버는 백업을 하지 않습니다. BACKUP_DIR나 BACKUP_S3_URL을 정하거나, 데이터베이스를 따로 백업해 주세요.',
    ];
  const { backedUpAt, checkedAt, checkOk } = backups;
  if (backedUpAt === null) return ['아직 백업이 없습니다. 첫 백업은 시작하고 여섯 시간 안에 만들어집니다.'];
  return [
    ...(now - Date.parse(backedUpAt) > backupLate
      ? ['마지막 백업이 오래되었습니다. 백업 폴더에 쓸 수 있는지 확인해 주세요.']
      : []),
    ...(checkOk === false
      ? ['마지막으로 확인한 백업에 문제가 있습니다. 아래 표에서 ‘백업’을 다시 하고 ‘백업 확인’을 실행해 주세요.']
      : []),
    ...checkWords(checkedAt, now),
  ];
}

function checkWords(checkedAt: string | null, now: number): string[] {
  if (checkedAt === null)
    return [
      '백업을 아직 복원해 보지 않았습니다. 일요일 새벽에 저절로 확인합니다. 바로 하려면 아래 표에서 ‘백업 확인’을 실행해 주세요.',
    ];
  if (now - Date.parse(checkedAt) <= checkLate) return [];
  return ['백업을 복원해 본 지 두 주가 넘었습니다. 아래 표에서 ‘백업 확인’을 실행해 주세요.'];
}

/** A time that something has waited: 40초, 12분, 3시간, 2일. */
export function ageWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}초`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}분`;
  return seconds < 86_400 ? `${Math.floor(seconds / 3600)}시간` : `${Math.floor(seconds / 86_400)}일`;
}
