import { useState } from 'react';
import { useReadWordMap, type ReadWordMapParams } from '#client/generated/rest/wordDecks.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, formatDay, QueryView, SelectInput, Toolbar, Stack } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { usePageSize } from '#ui-kit/DataGrid/pageSize.ts';
import { useLectureOptions } from '../../lectures/parts.ts';
import { assignmentName, WordAssignmentListDocument } from '../../wordAssignments/parts.ts';
import { Card } from '../../shared/page/Card.tsx';
import { MapSummary } from './MapSummary.tsx';
import { WordMapGrid } from './WordMapGrid.tsx';
import { marks } from './wordMap.ts';
import css from './WordMap.module.css';

/** Who knows which word of a deck, of a group of students. */
export function WordMapCard({ deckId }: { deckId: string }) {
  const [group, setGroup] = useState('');
  const [page, setPage] = useState(0);
  const pageSize = usePageSize();
  const groups = useGroups(deckId);
  const query = useReadWordMap(deckId, paramsOf(group));
  return (
    <Card title="누가 무엇을 아나요?">
      <Toolbar label="학생 고르기" end={<Button onClick={() => void query.refetch()}>새로고침</Button>}>
        <SelectInput
          aria-label="누구"
          value={group}
          emptyLabel="받은 학생과 시작한 학생"
          options={groups}
          onChange={(chosen) => setGroup(chosen ?? '')}
        />
        <ul role="list" className={css.legend} aria-label="표시">
          {Object.entries(marks).map(([mark, { sign, label }]) => (
            <li key={mark}>
              <span data-mark={mark} aria-hidden>
                {sign}
              </span>
              {label}
            </li>
          ))}
        </ul>
      </Toolbar>
      <QueryView query={query}>
        {(map) =>
          map.words.length === 0 || map.students.length === 0 ? (
            <EmptyState
              of="word"
              title={map.words.length === 0 ? '아직 단어가 없습니다' : '아직 공부하는 학생이 없습니다'}
            >
              {map.words.length === 0
                ? '단어를 먼저 추가해 주세요. 학생마다 무엇을 아는지 여기에서 봅니다.'
                : '과제로 내거나, 위에서 강의를 고르면 학생마다 무엇을 아는지 보입니다.'}
            </EmptyState>
          ) : (
            <Stack gap={14}>
              {map.total > map.students.length && (
                <p>{`학생 ${map.total}명 중 이름순으로 ${map.students.length}명입니다. 강의나 과제를 골라 좁혀 주세요.`}</p>
              )}
              <MapSummary map={map} />
              <WordMapGrid map={map} from={page * pageSize} to={Math.min((page + 1) * pageSize, map.words.length)} />
              <Pager
                label="단어"
                page={page}
                pageSize={pageSize}
                total={map.words.length}
                onChange={(next) => setPage(next.page)}
              />
            </Stack>
          )
        }
      </QueryView>
    </Card>
  );
}

/** The assignments of the deck, and the lectures. */
function useGroups(deckId: string) {
  const { data } = useGql(WordAssignmentListDocument, { deckId });
  const lectures = useLectureOptions();
  return [
    ...(data?.wordAssignments ?? []).map((given) => ({
      value: `assignment ${given.id}`,
      label: `과제: ${assignmentName(given)} (${formatDay(given.dueOn)}까지)`,
    })),
    ...lectures.map(({ value, label }) => ({ value: `lecture ${value}`, label: `강의: ${label}` })),
  ];
}

function paramsOf(group: string): ReadWordMapParams {
  const [kind, id = ''] = group.split(' ');
  if (kind === 'assignment') return { assignmentId: id };
  return kind === 'lecture' ? { lectureId: id } : {};
}
