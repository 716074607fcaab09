import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonLink, EmptyState, QueryView, SelectionBar, Toolbar, namesApart } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { ExamMissing, toKeyed, type KeyedQuestion } from '../../exams/parts.ts';
import { paths as examPaths } from '../../exams/paths.ts';
import { Colleagues, GridTable, usePendingEdits, type CheckedPaste, type PendingEditStore } from '../../grid/index.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { useStable } from '#ui-kit/useStable.ts';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import {
  answerText,
  columnOf,
  numberOf,
  questionsWithoutKey,
  readInput,
  whyClosed,
  type AnswerCell,
  type AnsweredScore,
  type AnsweredExam,
  type AnswerMode,
  type AnswerRow,
} from './answerCells.ts';
import { answerCellView, answerColumns, answerTotals } from './answerColumns.tsx';
import { useAnswers } from './useAnswers.ts';
import { useAnswerRows } from './useAnswerRows.ts';
import { useAnswerSource, type AnswerSource } from './useAnswerSource.ts';
import { NothingYet } from '../../setup/parts.ts';

/** `/crm/exams/:examId/answers`: the answers of all students of an exam, typed question by question. */
export default function ExamAnswers() {
  const { examId = '' } = useParams();
  const pending = usePendingEdits<AnswerCell>(`answers of exam ${examId}`);
  const { query, source } = useAnswerSource(examId, pending.saving);
  return (
    <QueryView query={query} rows={12}>
      {({ exams_by_pk: exam }) =>
        exam ? <GridOrHint exam={exam} pending={pending} source={source} /> : <ExamMissing />
      }
    </QueryView>
  );
}

interface GridOrHintProps {
  exam: AnsweredExam;
  pending: PendingEditStore<AnswerCell>;
  source: AnswerSource;
}

/** The grid, or what is missing for it. */
function GridOrHint({ exam, pending, source }: GridOrHintProps) {
  const questions = useMemo(() => exam.items.map(toKeyed), [exam.items]);
  const open = questionsWithoutKey(questions);
  const toKey = (
    <ButtonLink variant="primary" href={examPaths.exam(exam.id)}>
      정답표로
    </ButtonLink>
  );
  if (questions.length === 0) {
    return (
      <EmptyState of="sheet" title="문항이 없는 시험입니다" action={toKey}>
        정답표를 만들면 문항별로 답을 넣을 수 있습니다.
      </EmptyState>
    );
  }
  if (open.length > 0) {
    return (
      <EmptyState of="sheet" title="정답이 없는 문항이 있습니다" action={toKey}>
        {`${open.join(', ')}번의 정답을 넣으면 채점할 수 있습니다.`}
      </EmptyState>
    );
  }
  if (exam.scores.length === 0) {
    return (
      <NothingYet needs={['students']}>
        <EmptyState of="person" title="수강생이 없습니다">
          강의의 ‘수강생’에 학생을 등록하면 수업일이 수강 기간에 든 학생의 답 칸이 생깁니다.
        </EmptyState>
      </NothingYet>
    );
  }
  return <AnswersGrid exam={exam} questions={questions} pending={pending} source={source} />;
}

const defaults = { mode: 'answer', advance: 'right' };

const modes: readonly { id: AnswerMode; label: string }[] = [
  { id: 'answer', label: '고른 답' },
  { id: 'right', label: 'O/X' },
];
const ways = [
  { id: 'right', label: '학생마다 →' },
  { id: 'down', label: '문항마다 ↓' },
] as const;

function AnswersGrid({ exam, questions, pending, source }: GridOrHintProps & { questions: readonly KeyedQuestion[] }) {
  const [state, setState] = useUrlState(defaults);
  const mode: AnswerMode = state.mode === 'right' ? 'right' : 'answer';
  const advance = state.advance === 'down' ? 'down' : 'right';
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const byNumber = useMemo(() => new Map(questions.map((question) => [question.number, question])), [questions]);
  const names = useMemo(() => namesApart(exam.scores.map(({ student }) => student)), [exam.scores]);
  const nameIn = useStable(({ student }: AnsweredScore): string => names.get(student.id) ?? student.user.name);
  const nameOf = (scoreId: string): string => {
    const score = source.scoreNow(scoreId);
    return score ? nameIn(score) : '';
  };
  const grid = useAnswers({
    examId: exam.id,
    weekId: exam.weeklyLectureId,
    mode,
    questions: byNumber,
    source,
    pending,
    nameOf,
  });
  const rows = useAnswerRows(exam.scores, grid);
  const columns = useMemo(() => answerColumns(questions, mode), [questions, mode]);
  const totals = useMemo(() => answerTotals(questions, exam.scores), [questions, exam.scores]);
  const getCell = useCallback(
    (row: AnswerRow, columnId: string) => answerCellView(row, columnId, { questions: byNumber, mode, nameOf: nameIn }),
    [byNumber, mode, nameIn],
  );
  return (
    <GridTable
      screen="answers"
      label="문항별 답"
      rows={rows}
      columns={columns}
      getCell={getCell}
      getRowName={({ score }) => nameIn(score)}
      totals={totals}
      advance={advance}
      grid={grid}
      cellAt={(rowId, columnId) =>
        columnId.startsWith('q') ? { record: rowId, column: columnOf(numberOf(columnId)) } : undefined
      }
      columnName={(column) => `${numberOf(column)}번`}
      textOf={answerText}
      checkPaste={(block) => checkPaste(block, byNumber, mode)}
      selected={selected}
      onSelect={setSelected}
      onAction={(_action, cells) => void grid.restRight([...new Set(cells.map(({ rowId }) => rowId))])}
      onOpen={() => undefined}
      bar={
        <Toolbar
          label="문항별 입력"
          end={
            <>
              <Colleagues colleagues={grid.colleagues} />
              <span>{progressOf(exam)}</span>
            </>
          }
        >
          <ChoiceChips label="넣는 값" chosen={[mode]} onToggle={(id) => setState({ mode: id })} items={modes} />
          <ChoiceChips label="다음 칸" chosen={[advance]} onToggle={(id) => setState({ advance: id })} items={ways} />
        </Toolbar>
      }
      selectionBar={
        <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button size="small" onClick={() => void grid.clear([...selected])}>
            답 모두 삭제
          </Button>
        </SelectionBar>
      }
    />
  );
}

function progressOf({ scores }: AnsweredExam): string {
  const open = scores.filter((score) => whyClosed(score) === undefined);
  const done = open.filter(({ attempts: [attempt] }) => attempt?.value != null);
  return `${open.length}명 중 ${done.length}명 채점`;
}

/** A pasted block without what is no answer. */
function checkPaste(block: PasteBlock, questions: ReadonlyMap<number, KeyedQuestion>, mode: AnswerMode): CheckedPaste {
  const isAnswer = ({ columnId, value }: PasteBlock['changes'][number]): boolean => {
    const question = questions.get(numberOf(columnId));
    return question !== undefined && readInput(question, mode, value, null) !== undefined;
  };
  const bad = block.changes.filter((change) => !isAnswer(change));
  const unknown = bad.map(({ rowId, columnId, value }) => ({ rowId, columnId, text: value ?? '' }));
  return { block: { ...block, changes: block.changes.filter(isAnswer), unknown: [...block.unknown, ...unknown] } };
}
