import { formatInstant, type Tone } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import type { Video } from './types.ts';

type Window = Pick<Video, 'opensAt' | 'closesAt' | 'isForClass'>;

/** Whether the window is open for the class now. */
export function windowChip(
  { opensAt, closesAt, isForClass }: Window,
  now = serverClock.now(),
): { tone: Tone; label: string } {
  if (new Date(opensAt) > now) return { tone: 'info', label: '공개 예정' };
  if (closesAt != null && new Date(closesAt) <= now) return { tone: 'neutral', label: '마감' };
  return isForClass ? { tone: 'positive', label: '반 전체 공개' } : { tone: 'warning', label: '결석 학생만' };
}

/** From when until when, in words. */
export function windowWords({ opensAt, closesAt, isForClass }: Window): string {
  const span = `${formatInstant(opensAt)}부터 ${closesAt == null ? '계속' : `${formatInstant(closesAt)}까지`}`;
  return isForClass ? `${span} · 결석 학생은 적어도 7일` : `${formatInstant(opensAt)}부터 결석 학생에게 7일`;
}

/** Why a student may watch. */
export const reasonWords: Readonly<Record<string, string>> = {
  STUDENT: '따로 정한 기간',
  ABSENT: '결석 7일',
  CLASS: '반 전체',
};
