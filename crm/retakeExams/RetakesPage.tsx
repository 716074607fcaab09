import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { useAddRetakes, useUndoScores } from '#client/generated/rest/scores.ts';
import { problemText } from '#client/problemText.ts';
import { Button, EmptyState, SelectInput, SelectionBar, Toolbar, formatWeek, gridStateOf, useToast } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { LectureOptionsDocument } from '../lectures/parts.ts';
import { Page } from '../shared/Page.tsx';
import { ClinicDialog } from './clinic/ClinicDialog.tsx';
import type { Due } from './clinic/dueText.ts';
import { useUrlState } from '../shared/useUrlState.ts';
import { RetakesDueDocument } from './generated/graphql.ts';
import { RetakeExams } from './RetakeExams.tsx';
import { retakeColumns, type DueRow } from './retakeColumns.tsx';

const defaults = { lecture: '', state: 'REQUIRED' };
const states = [
  { id: 'REQUIRED', label: '대상' },
  { id: 'RESERVED', label: '예약됨' },
  { id: 'DONE', label: '완료' },
];

/** `/crm/retakes`: the students who must retake an exam, their attempts side by side, and the retake exams. */
export default function RetakesPage() {
  const [{ lecture, state }, setState] = useUrlState(defaults);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const lectures = useGql(LectureOptionsDocument, {}).data?.lectures ?? [];
  const where = {
    clinicStatus: { _eq: state },
    exam: lecture !== '' ? { lectureId: { _eq: lecture } } : undefined,
  };
  const query = useGql(RetakesDueDocument, { where }, { requestPolicy: 'cache-and-network' });
  const rows = query.data?.scoreAttempts ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  return (
    <Page title="재시험" description="커트라인보다 낮은 점수를 받고 아직 통과하지 않은 학생입니다.">
      <Toolbar label="재시험">
        <SelectInput
          aria-label="강의"
          value={lecture === '' ? null : lecture}
          emptyLabel="모든 강의"
          onChange={(id) => {
            setState({ lecture: id ?? '' });
            setSelected(new Set());
          }}
          options={lectures.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ChoiceChips
          label="클리닉 상태"
          items={states}
          chosen={[state]}
          onToggle={(id) => {
            setState({ state: id });
            setSelected(new Set());
          }}
        />
      </Toolbar>
      <DueActions rows={chosen} onDone={() => setSelected(new Set())} />
      <DataGrid
        label="재시험 대상"
        columns={retakeColumns}
        rows={rows}
        {...gridStateOf(query)}
        selected={selected}
        onSelectedChange={setSelected}
        empty={
          <EmptyState title="해당하는 학생이 없습니다">
            시험에 커트라인을 두면 그보다 낮은 점수를 받은 학생이 저절로 여기에 올라옵니다.
          </EmptyState>
        }
      />
      {lecture !== '' && <RetakeExams lectureId={lecture} />}
    </Page>
  );
}

/** The bulk actions: add the next retake, or call the students to the clinic. */
function DueActions({ rows, onDone }: { rows: readonly DueRow[]; onDone: () => void }) {
  const add = useAddRetakes();
  const undo = useUndoScores();
  const toast = useToast();
  const [calling, setCalling] = useState<readonly Due[] | null>(null);
  const say = (error: unknown): void => toast({ message: problemText(error), tone: 'negative' });
  const takeBack = async (changeSetId: string): Promise<void> => {
    await undo.mutateAsync({ data: { changeSetId } });
    toast({ message: '재시험을 더하기 전으로 되돌렸습니다', tone: 'positive' });
  };
  const addAll = async (): Promise<void> => {
    const scoreIds = [...new Set(rows.map(({ scoreId }) => scoreId))];
    const { cells, changeSetId = '' } = await add.mutateAsync({ data: { scoreIds } });
    toast({
      message: `${cells.length}명의 재시험을 더했습니다`,
      tone: 'positive',
      action: { label: '되돌리기', onClick: () => void takeBack(changeSetId).catch(say) },
    });
    onDone();
  };
  const called = rows.filter(({ clinicStatus }) => clinicStatus === 'REQUIRED');
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar count={rows.length} onClear={onDone}>
          <Button size="small" loading={add.isPending} onClick={() => void addAll().catch(say)}>
            {`${rows.length}명 재시험 더하기`}
          </Button>
          <Button size="small" disabled={called.length === 0} onClick={() => setCalling(called.map(dueOf))}>
            {called.length === 0 ? '클리닉으로 부르기' : `${called.length}명 클리닉으로 부르기`}
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
