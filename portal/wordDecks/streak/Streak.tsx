import { WEEKDAYS } from '#ui-kit';
import { CheckIcon } from '#ui-kit/icons.ts';
import type { WordStreakFragment } from '../generated/graphql.ts';
import css from './Streak.module.css';
import { streakWords, weekOf, type StudiedDay } from './streakWords.ts';

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
      <p className={css.words}>{streakWords(streak, studied)}</p>
      <ol role="list" aria-label="이번 주에 공부한 날" className={css.week}>
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
      <p className={css.goal}>
        {count >= goal ? `이번 주 목표를 채웠어요 · ${count} / ${goal}일` : `이번 주 ${count} / ${goal}일`}
      </p>
    </div>
  );
}
