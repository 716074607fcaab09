import { addDays, WEEKDAYS, weekdayOf } from '#ui-kit';
import { CheckIcon } from '#ui-kit/icons.ts';
import type { WordStreakFragment } from '../generated/graphql.ts';
import css from './Streak.module.css';

interface StreakProps {
  streak: WordStreakFragment;
  /** Days with an answer, of the last week at least. */
  studied: readonly StudiedDay[];
}

/** The days in a row, and the days of this week out of those that are aimed at. */
export function Streak({ streak, studied }: StreakProps) {
  const today = streak.today ?? '';
  const goal = streak.weekGoal ?? 0;
  const week = weekOf(today, studied);
  const count = week.filter(({ isStudied }) => isStudied).length;
  return (
    <div className={css.streak}>
      <p>{streakWords(streak, studied)}</p>
      <ol role="list" aria-label="이번 주에 공부한 날">
        {week.map(({ day, isStudied }, at) => (
          <li key={day} data-studied={isStudied || undefined} aria-current={day === today ? 'date' : undefined}>
            <span>{WEEKDAYS[at]}</span>
            <i>
              {isStudied && (
                <>
                  <CheckIcon aria-hidden />
                  <span className="visually-hidden">공부했어요</span>
                </>
              )}
            </i>
          </li>
        ))}
      </ol>
      <p>{count >= goal ? `이번 주 목표를 채웠어요 · ${count} / ${goal}일` : `이번 주 ${count} / ${goal}일`}</p>
    </div>
  );
}

/** A row of a day with an answer. */
export type StudiedDay = { day?: string | null };

/** What is said of the days in a row; it looks forward, whatever was missed. */
export function streakWords(
  { today, days }: Pick<WordStreakFragment, 'today' | 'days'>,
  studied: readonly StudiedDay[],
) {
  const count = days ?? 0;
  if (count > 0 && studied.some(({ day }) => day === today)) return `${count}일째 이어서 공부하고 있어요`;
  if (count > 0) return `오늘 외우면 ${count + 1}일째예요`;
  return studied.length > 0 ? '오늘 다시 시작해요' : '오늘부터 시작해요';
}

/** The days of this week from Monday, and which of them have an answer. */
export function weekOf(today: string, studied: readonly StudiedDay[]): { day: string; isStudied: boolean }[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const all = new Set(studied.map(({ day }) => day));
  return Array.from({ length: 7 }, (_, after) => addDays(monday, after)).map((day) => ({
    day,
    isStudied: all.has(day),
  }));
}
