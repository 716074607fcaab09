import { StickyTable } from '../shared/lists/StickyTable.tsx';
import type { Line } from './readLines.ts';
import { Stack } from '#ui-kit';
import css from './Words.module.css';

/** How many lines are drawn; the rest is only counted. */
const SHOWN = 100;

/** What pasted lines become, and which of them are left out. */
export function LinePreview({ lines }: { lines: readonly Line[] }) {
  const bad = lines.filter(({ problem }) => problem !== undefined).length;
  // What needs attention comes first.
  const sorted = [...lines].sort(
    (one, other) => Number(other.problem !== undefined) - Number(one.problem !== undefined),
  );
  return (
    <Stack as="section" aria-label="미리보기">
      <p role="status">
        {`${lines.length}줄 중 ${lines.length - bad}줄을 넣습니다.`}
        {bad > 0 && <strong className={css.problem}>{` ${bad}줄은 넣을 수 없어 빠집니다.`}</strong>}
      </p>
      <StickyTable label="붙여넣을 단어">
        <thead>
          <tr>
            <th scope="col">줄</th>
            <th scope="col">단어</th>
            <th scope="col">뜻</th>
            <th scope="col">함께 받는 답</th>
            <th scope="col">알림</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, SHOWN).map((line) => (
            <tr key={line.at}>
              <th scope="row">{line.at}</th>
              <td>{line.term}</td>
              <td>{line.meaning}</td>
              <td>{line.synonyms}</td>
              <td className={css.problem}>{line.problem ?? line.doubts.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </StickyTable>
      {lines.length > SHOWN && <p>{`나머지 ${lines.length - SHOWN}줄은 여기에 보이지 않지만 함께 넣습니다.`}</p>}
    </Stack>
  );
}
