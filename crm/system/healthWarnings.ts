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

/** The likely cause of a queue that stands, and what to do. */
const queueHelp: typeof queueNames = {
  texts:
    '발송을 멈췄거나, 문자 회사에 연결하지 못하거나 잔액이 없을 수 있습니다. ‘문자’ 화면의 ‘문자 발송’에서 상태와 잔액을 확인해 주세요.',
  notifications:
    '알림을 보내는 일이 멈췄거나 실패했을 수 있습니다. 아래 표에서 원인을 확인하고 ‘지금 실행’을 눌러 주세요.',
  pushes:
    '휴대폰 알림 서버에 연결하지 못했을 수 있습니다. 서버의 인터넷 연결을 확인하고, 아래 표에서 ‘지금 실행’을 눌러 주세요.',
  'omr-scans':
    '스캔이 한꺼번에 올라왔거나 읽는 일이 멈췄을 수 있습니다. 줄지 않으면 아래 표에서 원인을 확인하고 ‘지금 실행’을 눌러 주세요.',
};

/** What a manager should look at: what happened, its likely cause and what to do; empty when nothing is odd. */
export function healthWarnings(state: SystemState): string[] {
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
  return [
    '디스크가 거의 찼습니다. 영상과 올린 파일이 쌓였을 수 있습니다. 오래된 영상과 파일을 삭제하거나 디스크를 늘려 주세요.',
  ];
}

function queueWords({ queues }: SystemState): string[] {
  return queues
    .filter(({ queue, waiting, oldestSeconds }) => waiting > 0 && oldestSeconds > queueLate[queue])
    .map(
      ({ queue, oldestSeconds }) =>
        `${queueNames[queue]}: 가장 오래된 것이 ${ageWords(oldestSeconds)}째 기다립니다. ${queueHelp[queue]}`,
    );
}

function jobWords({ jobs: { failing, stopped } }: SystemState): string[] {
  return [
    ...(failing > 0
      ? [
          `서버가 하는 일 ${failing}개가 거듭 실패하고 있습니다. 그 일에 쓰는 디스크나 외부 서비스에 문제가 있을 수 있습니다. 아래 표의 원인을 해결한 뒤 ‘지금 실행’을 눌러 주세요.`,
        ]
      : []),
    ...(stopped > 0
      ? [
          `서버가 하는 일 ${stopped}개가 멈춰 있습니다. 관리자가 ‘멈추기’를 눌렀습니다. 다시 하려면 아래 표에서 ‘지금 실행’을 눌러 주세요.`,
        ]
      : []),
  ];
}

function backupWords({ backups }: SystemState, now: number): string[] {
  if (!backups)
    return [
      '이 서버는 백업을 하지 않습니다. 백업할 곳이 설정되지 않았습니다. BACKUP_DIR나 BACKUP_S3_URL을 정하거나, 데이터베이스를 따로 백업해 주세요.',
    ];
  const { backedUpAt, checkedAt, checkOk } = backups;
  if (backedUpAt === null)
    return [
      '아직 백업이 없습니다. 서버를 시작한 지 여섯 시간이 지나지 않았거나 백업할 곳에 쓰지 못했을 수 있습니다. 바로 하려면 아래 표에서 ‘백업’을 실행해 주세요.',
    ];
  return [
    ...(now - Date.parse(backedUpAt) > backupLate
      ? [
          '마지막 백업이 오래되었습니다. 백업할 곳이 가득 찼거나 쓸 수 없을 수 있습니다. 남은 공간과 쓰기 권한을 확인하고 아래 표에서 ‘백업’을 실행해 주세요.',
        ]
      : []),
    ...(checkOk === false
      ? [
          '마지막으로 확인한 백업에 문제가 있습니다. 백업 파일이 손상되었을 수 있습니다. 아래 표에서 ‘백업’을 다시 하고 ‘백업 확인’을 실행해 주세요.',
        ]
      : []),
    ...checkWords(checkedAt, now),
  ];
}

function checkWords(checkedAt: string | null, now: number): string[] {
  if (checkedAt === null)
    return [
      '백업을 아직 복원해 보지 않았습니다. 서버를 시작하고 아직 일요일 새벽이 지나지 않았을 수 있습니다. 바로 하려면 아래 표에서 ‘백업 확인’을 실행해 주세요.',
    ];
  if (now - Date.parse(checkedAt) <= checkLate) return [];
  return [
    '백업을 복원해 본 지 두 주가 넘었습니다. 일요일 새벽에 서버가 꺼져 있었거나 확인에 실패했을 수 있습니다. 아래 표에서 ‘백업 확인’을 실행해 주세요.',
  ];
}

/** A time that something has waited: 40초, 12분, 3시간, 2일. */
export function ageWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}초`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}분`;
  return seconds < 86_400 ? `${Math.floor(seconds / 3600)}시간` : `${Math.floor(seconds / 86_400)}일`;
}
