import { useState } from 'react';
import { useNavigate } from 'react-router';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, Link, QueryView, StatusChip, Toolbar, formatInstant, formatWeek } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { Card } from '../shared/page/Card.tsx';
import { WordTestListDocument, type WordTestListQuery } from './generated/graphql.ts';
import { paths } from './paths.ts';
import type { TestPlace } from './dialogs/testForm.ts';
import { testLine } from './testWords.ts';
import { WordTestDialog } from './dialogs/dialog.ts';
import css from './WordTests.module.css';

type ListedTest = WordTestListQuery['wordTestPlans'][number];

const whereOf = (place: TestPlace) =>
  'deckId' in place ? { deckId: { _eq: place.deckId } } : { weeklyLectureId: { _eq: place.weekId } };

/** What the list asks first. */
export const firstTests = (place: TestPlace) => firstQuestion('TA', WordTestListDocument, { where: whereOf(place) });

/** The word tests of a deck, as a card of its page, or of a week. */
export function TestList({ place }: { place: TestPlace }) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const query = useGql(WordTestListDocument, { where: whereOf(place) });
  const add = (
    <AddButton variant="secondary" onClick={() => setAdding(true)}>
      단어 시험 등록
    </AddButton>
  );
  const note = <p className={css.note}>포털에서 보면 바로 채점됩니다. 종이 시험지로도 볼 수 있습니다.</p>;
  const list = (
    <>
      <QueryView query={query}>
        {({ wordTestPlans: tests }) =>
          tests.length > 0 ? (
            <ul role="list" className={css.list} aria-label="단어 시험">
              {tests.map((test) => (
                <TestRow key={test.id} test={test} isOfWeek={'weekId' in place} />
              ))}
            </ul>
          ) : (
            <EmptyState of="word" title="아직 단어 시험이 없습니다">
              단어의 범위와 문항 수, 통과 기준을 정하면 학생마다 다른 순서로 나갑니다.
            </EmptyState>
          )
        }
      </QueryView>
      {adding && (
        <WordTestDialog place={place} onMade={(id) => void navigate(paths.test(id))} onClose={() => setAdding(false)} />
      )}
    </>
  );
  if ('deckId' in place) {
    return (
      <Card title="단어 시험" action={add}>
        {note}
        {list}
      </Card>
    );
  }
  return (
    <>
      <Toolbar label="단어 시험" end={add}>
        {note}
      </Toolbar>
      {list}
    </>
  );
}

function TestRow({ test, isOfWeek }: { test: ListedTest; isOfWeek: boolean }) {
  const all = test.standings.length;
  const [reached, below] = ['REACHED', 'BELOW'].map(
    (wanted) => test.standings.filter(({ state }) => state === wanted).length,
  );
  return (
    <li className={css.row}>
      <span className={css.name}>
        <Link href={paths.test(test.id)}>{test.title}</Link>
        <span className={css.note}>{`${isOfWeek ? test.deck.title : whoseWords(test)} · ${testLine(test)}`}</span>
        <span className={css.note}>{`${formatInstant(test.opensAt)}부터 ${formatInstant(test.closesAt)}까지`}</span>
      </span>
      <span className={css.figures}>{`통과 ${reached}/${all}명`}</span>
      {!!below && <StatusChip tone="negative">{`미달 ${below}명`}</StatusChip>}
      {test.examId && <StatusChip tone="positive">성적에 넣음</StatusChip>}
    </li>
  );
}

/** Whom the test is for. */
export const whoseWords = ({ weeklyLecture, takers }: Pick<ListedTest, 'weeklyLecture' | 'takers'>): string =>
  weeklyLecture ? `${weeklyLecture.lecture.name} ${formatWeek(weeklyLecture)}` : `고른 학생 ${takers.length}명`;
