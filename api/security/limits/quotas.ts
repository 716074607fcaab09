import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Actor } from '../../rest/_protocol/handler.ts';
import { hit } from './rateLimits.ts';

const hour = 3600;
const day = 86_400;

/** What a person may do within some seconds, by role: far more than anybody's work needs. */
const quotas = {
  /** Uploads begun. */
  upload: { seconds: hour, student: 200, ta: 1000, manager: 1000, what: '파일을 많이 올렸습니다' },
  /** Megabytes announced. */
  uploadVolume: { seconds: day, student: 1000, ta: 50_000, manager: 50_000, what: '올린 파일의 크기가 커졌습니다' },
  /** Recipients of texts. */
  text: { seconds: hour, student: 0, ta: 5000, manager: 20_000, what: '문자를 많이 보냈습니다' },
  /** Students in exported files. */
  export: { seconds: hour, student: 0, ta: 5000, manager: 40_000, what: '학생 정보를 많이 내보냈습니다' },
  /** Addresses of files. */
  download: { seconds: hour, student: 600, ta: 3000, manager: 3000, what: '파일을 많이 받았습니다' },
  /** Files with the reader's name drawn on every page. */
  stamp: { seconds: hour, student: 60, ta: 60, manager: 60, what: '이름이 찍히는 파일을 많이 받았습니다' },
} as const;

/** The part of a quota that one act uses up; throws 429 with Retry-After when too little is left, and uses nothing then. */
export async function useQuota(
  trx: Kysely<Tables>,
  name: keyof typeof quotas,
  { userId, previewedBy, role }: Pick<Actor, 'userId' | 'role'> & Partial<Pick<Actor, 'previewedBy'>>,
  now: Date,
  amount = 1,
): Promise<void> {
  const { seconds, what, ...most } = quotas[name];
  const limit = { name: `quota-${name}`, hits: most[role], seconds };
  try {
    await hit(
      trx,
      limit,
      // Staff who look at what a student sees use up nothing of the student's.
      previewedBy ?? userId,
      now,
      (wait) => `짧은 시간에 ${what}. ${wait} 뒤에 다시 해 주세요.`,
      Math.ceil(amount),
    );
  } catch (error) {
    throw withoutWrites(error);
  }
}

/** What is refused is not counted: its transaction is rolled back. */
function withoutWrites(error: unknown): unknown {
  if (error instanceof Error && 'keepsWrites' in error) error.keepsWrites = false;
  return error;
}
