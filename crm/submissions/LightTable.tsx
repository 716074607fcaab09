import { useState } from 'react';
import { Button, EmptyState, namesApart, StatusChip, Row } from '#ui-kit';
import { Desk } from './Desk.tsx';
import css from './LightTable.module.css';
import { PageView } from './PageView.tsx';
import { pagesOf, queueOf, stateOf, type TableExam } from './types.ts';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';

/** The students on the left, the page in the middle, what is decided on the right. J and K go from student to student. */
export function LightTable({ exam }: { exam: TableExam }) {
  const queue = queueOf(exam);
  // The place stays with the student, not with the row: giving back moves it down.
  const [chosen, setChosen] = useState<string>();
  const [pageAt, setPageAt] = useState(0);
  const at = Math.max(
    0,
    queue.findIndex(({ score }) => score.studentId === chosen),
  );
  const handed = queue[at];
  const pages = handed?.submission?.status === 'DONE' ? pagesOf(handed.submission) : [];
  const page = pages[Math.min(pageAt, pages.length - 1)];
  const names = namesApart(exam.scores.map(({ student }) => student));
  const choose = (place: number) => {
    const next = queue[place];
    if (!next) return;
    setChosen(next.score.studentId);
    setPageAt(0);
  };
  useDeskKeys({
    KeyJ: () => choose(at + 1),
    KeyK: () => choose(at - 1),
    BracketRight: () => setPageAt(Math.min(pages.length - 1, pageAt + 1)),
    BracketLeft: () => setPageAt(Math.max(0, pageAt - 1)),
  });
  if (!handed)
    return (
      <EmptyState of="person" title="학생이 없습니다">
        이 시험을 볼 수강생이 없습니다.
      </EmptyState>
    );
  const name = names.get(handed.score.student.id) ?? handed.score.student.user.name;
  return (
    <div className={css.table}>
      <ul role="list" className={css.queue} aria-label="학생">
        {queue.map(({ score, submission }, place) => {
          const { words, tone } = stateOf(submission);
          return (
            <li key={score.id}>
              <Button variant="quiet" fullWidth aria-current={place === at || undefined} onClick={() => choose(place)}>
                {names.get(score.student.id) ?? score.student.user.name}
              </Button>
              <StatusChip tone={tone}>{words}</StatusChip>
            </li>
          );
        })}
      </ul>
      <section className={css.middle} aria-label={`${name} 제출한 페이지`}>
        {page && handed.submission ? (
          <>
            <Row gap={6} wrap role="group" aria-label="페이지">
              {pages.map((one, place) => (
                <Button
                  key={one.id}
                  size="small"
                  variant={one.id === page.id ? 'secondary' : 'quiet'}
                  aria-current={one.id === page.id || undefined}
                  onClick={() => setPageAt(place)}
                >
                  {`${place + 1}페이지${one.marks.length > 0 ? ' · 첨삭' : ''}`}
                </Button>
              ))}
            </Row>
            <PageView
              key={page.id}
              page={page}
              submissionId={handed.submission.id}
              label={`${name} ${pages.indexOf(page) + 1}페이지`}
            />
          </>
        ) : (
          <EmptyState
            of="file"
            title={handed.submission?.status === 'DONE' ? '사진이 없습니다' : '아직 제출하지 않았습니다'}
          >
            {handed.submission?.status === 'DONE'
              ? '종이로 냈습니다.'
              : '학생이 제출하면 여기에서 보고 첨삭할 수 있습니다.'}
          </EmptyState>
        )}
      </section>
      <Desk key={handed.score.id} exam={exam} handed={handed} name={name} page={page} onNext={() => choose(at + 1)} />
    </div>
  );
}
