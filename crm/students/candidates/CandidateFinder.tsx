import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateReport } from '#client/generated/rest/participants.ts';
import { problemText } from '#client/problemText.ts';
import { Button, FieldFrame, FileDrop, ProgressBar } from '#ui-kit';
import { FormAlert } from '#ui-kit/Form/FormAlert.tsx';
import { listFiles } from '../../shared/lists/listFile.ts';
import { CandidateTable } from './CandidateTable.tsx';
import css from './CandidateFinder.module.css';

type List = { file: File } | { text: string };

interface CandidateFinderProps {
  /** Asks the server whom the rows mean. */
  find: (list: List) => Promise<CandidateReport>;
  /** The students found for the rows so far. */
  onChange: (userIds: string[]) => void;
}

/** Finds the students of a pasted list or a workbook; ambiguous rows are resolved one by one. */
export function CandidateFinder({ find: ask, onChange }: CandidateFinderProps) {
  const [text, setText] = useState('');
  const [report, setReport] = useState<CandidateReport | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const find = useMutation({ mutationFn: ask });

  const choose = (next: ReadonlyMap<number, string>): void => {
    setChosen(next);
    onChange([...new Set(next.values())]);
  };
  const read = async (list: List): Promise<void> => {
    // The failure is shown from the mutation's state.
    const found = await find.mutateAsync(list).catch(() => null);
    if (!found) return;
    setReport(found);
    const sure = found.rows.flatMap(({ row, kind, candidates: [first] }) =>
      kind === 'MATCHED' && first ? [[row, first.userId] as const] : [],
    );
    choose(new Map(sure));
  };
  const restart = (): void => {
    setReport(null);
    choose(new Map());
  };

  if (find.isPending) return <ProgressBar label="명단에서 학생을 찾고 있습니다" value={null} />;
  if (report) {
    return (
      <CandidateTable
        report={report}
        chosen={chosen}
        onChoose={(row, userId) => {
          const next = new Map(chosen);
          if (userId === null) next.delete(row);
          else next.set(row, userId);
          choose(next);
        }}
        onRestart={restart}
      />
    );
  }
  return (
    <div className={css.sources}>
      <div>
        <FieldFrame
          id="candidate-text"
          label="이름을 붙여넣기"
          hint="한 줄에 한 명. 엑셀에서 이름, 학번, 전화번호, 학교 열을 복사해 그대로 붙여 넣어도 됩니다."
        >
          <textarea
            id="candidate-text"
            className={css.text}
            rows={9}
            value={text}
            placeholder={'김민수\n이서연\t20260002\n박지훈\t세움고'}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              // It reads the list first; the dialog around is saved after that.
              event.preventDefault();
              if (text.trim() !== '') void read({ text });
            }}
          />
        </FieldFrame>
        <Button disabled={text.trim() === ''} onClick={() => void read({ text })}>
          명단 읽기 (Ctrl+Enter)
        </Button>
      </div>
      <FileDrop
        label="명단 (엑셀·CSV 파일, 10 MB까지)"
        accept={listFiles}
        onFiles={([file]) => file && void read({ file })}
      />
      {find.error && <FormAlert message={problemText(find.error)} />}
    </div>
  );
}
