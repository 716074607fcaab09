import { dayInSeoul, formatInstant, todayInSeoul } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';

interface Period {
  opensAt?: string | null;
  closesAt?: string | null;
}

/** Whether work may be handed in now, in words. What staff opened again may be at any time. */
export function windowState(period: Period | undefined, isReopened: boolean): { isOpen: boolean; words: string } {
  const { opensAt, closesAt } = period ?? {};
  const now = serverClock.now().getTime();
  if (isReopened) return { isOpen: true, words: '페이지를 수정해 다시 낼 수 있어요.' };
  if (opensAt && Date.parse(opensAt) > now) {
    return { isOpen: false, words: `${formatInstant(opensAt)}부터 낼 수 있어요.` };
  }
  if (closesAt && Date.parse(closesAt) <= now) {
    return { isOpen: false, words: `제출 기간이 ${formatInstant(closesAt)}에 끝났어요. 선생님께 문의해 주세요.` };
  }
  if (closesAt) {
    const today = dayInSeoul(closesAt) === todayInSeoul() ? '오늘 ' : '';
    return { isOpen: true, words: `${today}${formatInstant(closesAt)}까지 낼 수 있어요.` };
  }
  return { isOpen: true, words: '찍은 페이지는 바로 올라가요. 순서를 맞춘 뒤 제출해 주세요.' };
}
