import { useState } from 'react';
import { useGql } from '#client/gql.ts';
import { useAddRetake } from '#client/generated/rest/scores.ts';
import { problemText } from '#client/problemText.ts';
import { Button, EmptyState, SelectInput, Toolbar, gridStateOf, useToast } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { LectureOptionsDocument } from '../shared/generated/graphql.ts';
import { Page } from '../shared/Page.tsx';
import { useUrlState } from '../shared/useUrlState.ts';
import { RetakesDueDocument } from './generated/graphql.ts';
import { RetakePapers } from './RetakePapers.tsx';
import { retakeColumns, type DueRow } from './retakeColumns.tsx';

const defaults = { lecture: '', state: 'REQUIRED' };
const states = [
  { id: 'REQUIRED', label: '대상' },
  { id: 'RESERVED', label: '예약됨' },
  { id: 'DONE', label: '완료' },
];

/** `/crm/retakes`: who must sit again by the cutline, their attempts side by side, and the papers for it. */
export default function RetakesPage() {
  const [{ lecture, state }, setState] = useUrlState(defaults);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const lectures = useGql(LectureOptionsDocument, {}).data?.lectures ?? [];
  const where = {
    clinicStatus: { _eq: state },
    ...(lecture !== '' && { exam: { lectureId: { _eq: lecture } } }),
  };
  const query = useGql(RetakesDueDocument, { where }, { requestPolicy: 'cache-and-network' });
  const rows = query.data?.scoreAttempts ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  return (
    <Page title="재시험" description="커트라인보다 낮은 점수를 받고 아직 통과하지 않은 학생입니다.">
      <Toolbar label="재시험" end={<AddRetakes rows={chosen} onDone={() => setSelected(new Set())} />}>
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
      {lecture !== '' && <RetakePapers lectureId={lecture} />}
    </Page>
  );
}

/** Adds the next retake of each chosen student, one after the other. */
function AddRetakes({ rows, onDone }: { rows: readonly DueRow[]; onDone: () => void }) {
  const add = useAddRetake();
  const toast = useToast();
  const addAll = async (): Promise<void> => {
    let added = 0;
    try {
      for (const { scoreId } of rows) {
        await add.mutateAsync({ scoreId, data: {} });
        added++;
      }
      toast({ message: `${added}명의 재시험을 더했습니다`, tone: 'positive' });
      onDone();
    } catch (error) {
      toast({ message: `${added}명의 재시험을 더했습니다. ${problemText(error)}`, tone: 'negative' });
    }
  };
  return (
    <Button variant="primary" disabled={rows.length === 0} loading={add.isPending} onClick={() => void addAll()}>
      {rows.length === 0 ? '재시험 더하기' : `${rows.length}명 재시험 더하기`}
    </Button>
  );
}
