import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, Chip, formatInstant, QueryView, Note } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { StudentTimelineDocument } from '../generated/graphql.ts';
import css from '../Students.module.css';

/** What can be looked at alone; together they are all kinds there are. */
const groups = [
  { id: 'lesson', label: '수업', kinds: { ATTENDANCE: '출결', ENROLLMENT: '수강' } },
  { id: 'score', label: '성적', kinds: { SCORE: '시험', ACTUAL_EXAM: '실전' } },
  { id: 'talk', label: '상담·메모', kinds: { CONSULT: '상담', MEMO: '메모' } },
  { id: 'clinic', label: '클리닉', kinds: { CLINIC: '클리닉', COUNSEL: '상담 예약' } },
  { id: 'message', label: '문자', kinds: { MESSAGE: '문자' } },
] as const;

type Group = (typeof groups)[number]['id'];

const words: Readonly<Record<string, string>> = Object.assign({}, ...groups.map(({ kinds }) => kinds));
const STEP = 5;

const kindsOf = (chosen: Group | null): string[] =>
  groups.filter(({ id }) => chosen === null || id === chosen).flatMap((group) => Object.keys(group.kinds));

/** What it asks first. */
export const firstTimeline = (studentId: string) =>
  firstQuestion('TA', StudentTimelineDocument, { id: studentId, kinds: kindsOf(null), limit: STEP });

/** All that happened with a student, the latest first. */
export function StudentTimeline({ studentId }: { studentId: string }) {
  const [chosen, setChosen] = useState<Group | null>(null);
  const [limit, setLimit] = useState(STEP);
  const query = useGql(
    StudentTimelineDocument,
    { id: studentId, kinds: kindsOf(chosen), limit },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  return (
    <Card title="타임라인">
      <ChoiceChips
        label="종류"
        items={groups}
        chosen={chosen === null ? [] : [chosen]}
        onToggle={(id) => {
          setChosen(id === chosen ? null : id);
          setLimit(STEP);
        }}
      />
      <QueryView query={query}>
        {({ studentTimeline: events }) =>
          events.length === 0 ? (
            <Note>아직 아무 일도 없습니다.</Note>
          ) : (
            <>
              <ol role="list" className={css.timeline}>
                {events.map(({ kind, at, title, refId, actor }) => (
                  <li key={`${kind} ${refId}`} className={css.event}>
                    <Note as="span">{formatInstant(at ?? '')}</Note>
                    <Chip>{words[kind ?? ''] ?? kind}</Chip>
                    <p>
                      {title} {actor && <Note as="span">{actor.name}</Note>}
                    </p>
                  </li>
                ))}
              </ol>
              {events.length === limit && (
                <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 6)}>
                  더 보기
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
