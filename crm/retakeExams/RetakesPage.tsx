import { useState } from 'react';
import { useAddRetakes, useUndoScores } from '#client/generated/rest/scores.ts';
import { Button, EmptyState, SelectInput, SelectionBar, Toolbar, formatWeek, useSending } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { useLectureOptions } from '../lectures/parts.ts';
import { Page } from '../shared/page/Page.tsx';
import { ClinicDialog } from './clinic/ClinicDialog.tsx';
import type { Due } from './clinic/dueText.ts';
import { useChosenRows } from '../shared/lists/useChosenRows.ts';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { ListSearch } from '../shared/lists/ListFilters.tsx';
import { RetakesDueDocument } from './generated/graphql.ts';
import { RetakeExams } from './RetakeExams.tsx';
import { retakeColumns } from './retakeColumns.tsx';
import { dueOrder, dueWhere } from './retakeQuery.ts';
import type { DueRow } from './types.ts';
import { NothingYet } from '../setup/parts.ts';

const states = [
  { id: 'REQUIRED', label: '대상' },
  { id: 'CALLED', label: '연락함' },
  { id: 'RESERVED', label: '예약됨' },
  { id: 'DONE', label: '완료' },
];

/** The list at its bare address. */
const bare = {
  resource: 'scoreAttempts',
  document: RetakesDueDocument,
  meta: { where: dueWhere, orderBy: dueOrder },
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/retakes`: the students who must retake an exam, their attempts side by side, and the retake exams. */
export default function RetakesPage() {
  const lectures = useLectureOptions();
  const list = useRecordList({
    ...bare,
    filters: { q: 'contains', lecture: 'eq', state: 'eq' },
    queryOptions: { staleTime: 0 },
  });
  const { lecture, state } = list.filters;
  const { chosen, selection, clear } = useChosenRows(list.rows);
  return (
    <Page description="커트라인보다 낮은 점수를 받고 아직 통과하지 않은 학생입니다.">
      <Toolbar label="재시험">
        <ListSearch list={list} field="q" label="재시험 검색" placeholder="학생, 학교, 시험, 초성" />
        <SelectInput
          aria-label="강의"
          value={lecture === '' ? null : lecture}
          emptyLabel="모든 강의"
          onChange={(id) => {
            list.setFilters({ lecture: id ?? '' });
            clear();
          }}
          options={lectures}
        />
        <ChoiceChips
          label="클리닉 상태"
          items={states}
          chosen={[state || 'REQUIRED']}
          onToggle={(id) => {
            list.setFilters({ state: id });
            clear();
          }}
        />
      </Toolbar>
      <DataGrid
        label="재시험 대상"
        columns={retakeColumns}
        {...list.grid}
        {...selection}
        empty={
          <NothingYet needs={['students', 'lectures', 'weeklyLectures', 'exams']}>
            <EmptyState of="search" title="해당하는 학생이 없습니다">
              시험에 커트라인을 두면 그보다 낮은 점수를 받은 학생이 저절로 여기에 올라옵니다.
            </EmptyState>
          </NothingYet>
        }
      />
      <DueActions rows={chosen} onDone={clear} />
      {lecture !== '' && <RetakeExams lectureId={lecture} />}
    </Page>
  );
}

/** The bulk actions: add the next retake, or call the students to the clinic. */
function DueActions({ rows, onDone }: { rows: readonly DueRow[]; onDone: () => void }) {
  const add = useAddRetakes();
  const undo = useUndoScores();
  const { send } = useSending();
  const [calling, setCalling] = useState<readonly Due[] | null>(null);
  const addAll = () => {
    const scoreIds = [...new Set(rows.map(({ scoreId }) => scoreId))];
    return send(
      async () => {
        const added = await add.mutateAsync({ data: { scoreIds } });
        onDone();
        return added;
      },
      ({ cells, changeSetId = '' }) => ({
        message: `${cells.length}명의 재시험을 추가했습니다`,
        tone: 'positive',
        undo: {
          send: () => undo.mutateAsync({ data: { changeSetId } }),
          said: '재시험을 추가하기 전으로 되돌렸습니다',
        },
      }),
    );
  };
  const called = rows.filter(({ clinicStatus }) => clinicStatus === 'REQUIRED');
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar count={rows.length} onClear={onDone}>
          <Button size="small" variant="primary" loading={add.isPending} onClick={() => void addAll()}>
            {`${rows.length}명 재시험 추가`}
          </Button>
          <Button size="small" disabled={called.length === 0} onClick={() => setCalling(called.map(dueOf))}>
            {called.length === 0 ? '클리닉 안내' : `${called.length}명 클리닉 안내`}
          </Button>
        </SelectionBar>
      )}
      {calling && (
        <ClinicDialog
          due={calling}
          onClose={() => {
            setCalling(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

const dueOf = ({ id, value, retakeExam, exam, score }: DueRow): Due => ({
  attemptId: id,
  studentId: score.student.id,
  name: score.student.user.name,
  value,
  exam: exam ? `${formatWeek(exam.weeklyLecture)} ${exam.name}` : '',
  cutline: retakeExam?.cutline ?? exam?.cutline ?? null,
});
