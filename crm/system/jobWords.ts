import { formatNumber } from '#ui-kit';
import type { Tone } from '#ui-kit/theme/tone.ts';
import type { JobListQuery } from './generated/manager.ts';
import { ageWords } from './healthWarnings.ts';

export type JobRow = JobListQuery['jobs'][number];

const names: Readonly<Record<string, string>> = {
  texts: '문자 보내기',
  notifications: '알림 보내기',
  pushes: '휴대폰 알림 보내기',
  'day-events': '오늘 알릴 일 확인',
  publications: '예약한 공지와 자료 열기',
  'omr-scans': 'OMR 스캔 읽기',
  'auto-absences': '자동 결석',
  'todo-watch': '밀린 할 일 확인',
  anonymisation: '삭제하기로 한 학생 익명 처리',
  'file-sweep': '삭제한 파일 정리',
  'stored-pictures': '예전 사진의 위치·촬영 정보 삭제',
  'expired-data': '만료된 것 정리',
  'change-retention': '보관 기간이 지난 변경 기록 삭제',
  backup: '백업',
  'backup-check': '백업 확인',
};

/** What a job does, in a few words; the number of its lane where it has several. */
export function jobName({ kind, key, everySeconds }: Pick<JobRow, 'kind' | 'key' | 'everySeconds'>): string {
  const name = names[kind] ?? kind;
  return everySeconds !== null && key !== '' ? `${name} ${key}` : name;
}

/** Why a run failed, and what to do where somebody can do something. */
export function codeWords(code: string): string {
  return (
    {
      'process-ended': '서버가 하던 도중에 꺼졌습니다.',
      'database-unreachable': '데이터베이스에 연결하지 못했습니다.',
      'storage-unreachable': '파일 저장소에 연결하지 못했습니다.',
      'database-refused': '데이터베이스가 받아들이지 않았습니다.',
      'disk-full': '디스크에 자리가 없습니다.',
      busy: '여러 곳에서 같은 것을 수정하고 있었습니다.',
    }[code] ?? '뜻밖의 오류입니다. 원인은 서버의 기록에 있습니다. 찾을 말: job-failed'
  );
}

/** Milliseconds after which a job that is due should have been taken. */
const taken = 10 * 60_000;

/** How a job stands. */
export function jobState(job: JobRow, now: Date): { tone: Tone; words: string } {
  if (job.status === 'STOPPED') return { tone: 'negative', words: '멈춤' };
  if (job.status === 'FAILED') return { tone: 'negative', words: '실패' };
  if (job.status === 'RUNNING') return { tone: 'info', words: '하는 중' };
  if (job.failures > 0) return { tone: 'warning', words: `${formatNumber(job.failures)}번 거듭 실패` };
  if (now.getTime() - Date.parse(job.dueAt) > taken) return { tone: 'warning', words: '맡은 서버 없음' };
  return { tone: 'positive', words: '정상' };
}

/** When a job runs next, beside how often it does. */
export function nextWords({ status, dueAt, everySeconds }: JobRow, now: Date): string {
  const every = everySeconds === null ? '' : `${ageWords(everySeconds)}마다`;
  if (status === 'STOPPED' || status === 'FAILED') return '–';
  const seconds = (Date.parse(dueAt) - now.getTime()) / 1000;
  const next = status === 'RUNNING' || seconds < 60 ? '' : `${ageWords(seconds)} 뒤`;
  return [next, every].filter(Boolean).join(' · ') || '곧';
}

/** How long a run took: 320 ms, 4.2초, 3분. */
export function tookWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${formatNumber(Math.round(milliseconds))}ms`;
  return milliseconds < 60_000 ? `${(milliseconds / 1000).toFixed(1)}초` : ageWords(milliseconds / 1000);
}

/** The last week of a job in a sentence. */
export function weekWords({ recent, broken }: Pick<JobRow, 'recent' | 'broken'>): string {
  const count = recent.aggregate?.count ?? 0;
  if (count === 0) return '한 일 없음';
  const failed = broken.aggregate?.count ?? 0;
  const mean = recent.aggregate?.avg?.milliseconds;
  return [
    `${formatNumber(count)}번`,
    failed > 0 ? `실패 ${formatNumber(failed)}번` : '',
    typeof mean === 'number' ? `평균 ${tookWords(mean)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
