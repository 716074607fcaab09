import type { WordMap } from '#client/generated/rest/wordDecks.ts';
import { hardest, notBegun } from './wordMap.ts';
import css from './WordMap.module.css';

/** The hardest words and who has not begun. */
export function MapSummary({ map }: { map: WordMap }) {
  const hard = hardest(map, 8);
  const waiting = notBegun(map);
  return (
    <div className={css.summary}>
      <section aria-label="어려운 단어">
        <h3>어려운 단어</h3>
        {hard.length > 0 ? (
          <ol className={css.hard}>
            {hard.map(({ id, term, meaning, lapses, forgotten }) => (
              <li key={id}>
                <strong>{term}</strong> <span>{meaning}</span>
                <span className={css.count}>{`${lapses}번 잊음${forgotten > 0 ? ` · 지금 ${forgotten}명` : ''}`}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p>잊은 단어가 아직 없습니다.</p>
        )}
      </section>
      <section aria-label="시작하지 않은 학생">
        <h3>{`시작하지 않은 학생 ${waiting.length}명`}</h3>
        <p>{waiting.length > 0 ? waiting.map(({ name }) => name).join(', ') : '모두 시작했습니다.'}</p>
      </section>
    </div>
  );
}
