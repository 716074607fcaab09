import { useId, useState } from 'react';
import { type SheetPage, useReadSheetPage, useReviewSheet } from '#client/generated/rest/omrSheets.ts';
import { problemText } from '#client/problemText.ts';
import { reviewSheetBodyRejectReasonMax } from '#openapi/generated/zod/omrSheets.ts';
import { Button, QueryView, SelectInput, StatusChip, Note, Row } from '#ui-kit';
import { AnswerKeys } from './AnswerKeys.tsx';
import type { OmrSheetFragment } from '../generated/graphql.ts';
import { byLikeness, likelyOwner } from './nearest.ts';
import css from '../Omr.module.css';
import type { DeskExam } from '../types.ts';
import { answerWords, flagWords, pageName } from '../sheetWords.ts';
import { questionsOf, type Question } from './questionsOf.ts';
import { changeWords, valueNow, valueOf } from './scoreOfSheet.ts';
import { SheetPicture } from './SheetPicture.tsx';
import { useUndo } from '../useUndo.ts';

interface ReviewProps {
  exam: DeskExam;
  sheet: OmrSheetFragment;
  /** The page was graded or rejected. */
  onDone: () => void;
}

/** One page beside its image: the student and the answers, accepted with Enter or rejected with a reason. */
export function Review({ exam, sheet, onDone }: ReviewProps) {
  const { lectureId, weeklyLectureId, id: examId } = exam;
  const page = useReadSheetPage(lectureId, weeklyLectureId, examId, sheet.id, { query: { staleTime: Infinity } });
  const items = questionsOf(exam);
  const review = useReviewSheet();
  const undoable = useUndo(exam);
  const likely = sheet.studentId === null ? likelyOwner(exam.scores, sheet.readNumber) : undefined;
  const [studentId, setStudentId] = useState(sheet.studentId ?? likely?.student.id ?? null);
  const [answers, setAnswers] = useState<readonly number[]>(() =>
    items.map(({ number }) => sheet.answers?.[number - 1] ?? -1),
  );
  const [active, setActive] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const studentLabel = useId();
  const twin = exam.omrSheets.find(
    (other) =>
      other.id !== sheet.id &&
      other.status !== 'REJECTED' &&
      other.studentId === studentId &&
      studentId !== null &&
      other.retakeExam?.name === sheet.retakeExam?.name,
  );
  const score = exam.scores.find(({ student }) => student.id === studentId);
  const change = changeWords(valueNow(score, sheet), valueOf(exam, sheet, answers));
  const isChanged = answers.some((answer, at) => answer !== (sheet.answers?.[at] ?? -1));

  const decide = async (decision: 'GRADE' | 'REJECT'): Promise<void> => {
    setProblem(null);
    try {
      const { changeSetId, value } = await review.mutateAsync({
        lectureId,
        weeklyLectureId,
        examId,
        sheetId: sheet.id,
        data: {
          version: sheet.version,
          decision,
          studentId: studentId ?? undefined,
          rejectReason: decision === 'REJECT' ? reason : undefined,
          replaces: decision === 'GRADE' && twin ? true : undefined,
          // Answers that nobody corrected keep their scanned value.
          answers: decision === 'GRADE' && (isChanged || !sheet.answers) ? [...answers] : undefined,
        },
      });
      const name = score?.student.user.name ?? '';
      undoable(
        decision === 'GRADE' ? `${name} 학생을 ${value}점으로 채점했습니다` : '답안지를 반려했습니다',
        changeSetId,
      );
      onDone();
    } catch (error) {
      setProblem(problemText(error));
    }
  };

  return (
    <article className={css.review} aria-label={pageName(sheet)}>
      <QueryView query={page} rows={12}>
        {(data) => <SheetPicture page={data} active={active} name={pageName(sheet)} />}
      </QueryView>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void decide('GRADE');
        }}
      >
        <Row gap={6} wrap align="stretch">
          {sheet.flags.map((flag) => (
            <StatusChip key={flag} tone="warning">
              {flagWords[flag] ?? flag}
            </StatusChip>
          ))}
        </Row>
        <label id={studentLabel} className={css.label}>
          학생
        </label>
        <SelectInput
          aria-labelledby={studentLabel}
          value={studentId}
          onChange={setStudentId}
          options={byLikeness(exam.scores, sheet.readNumber).map(({ student }) => ({
            value: student.id,
            label: `${student.user.name} · ${student.studentNumber}`,
          }))}
        />
        <Note>
          읽은 학번 <code>{sheet.readNumber ?? '없음'}</code>
          {likely && studentId === likely.student.id && ' — 가장 가까운 학생을 골라 두었습니다. 이름을 확인해 주세요.'}
        </Note>
        {score && change !== '' && (
          <p className={css.change} role="status">
            {`${score.student.user.name} · `}
            <strong>{change}</strong>
          </p>
        )}
        {twin && (
          <p className={css.twin}>
            이 학생의 답안지가 이미 있습니다: <strong>{pageName(twin)}</strong>. 채점하면 이 답안지로 바뀝니다.{' '}
            {differenceWords(items, twin.answers ?? [], answers)}
          </p>
        )}
        <AnswerKeys
          items={items}
          answers={answers}
          flagged={flaggedOf(page.data)}
          onChange={setAnswers}
          onActive={setActive}
          onAccept={() => void decide('GRADE')}
        />
        {problem && (
          <p role="alert" className={css.refused}>
            {problem}
          </p>
        )}
        <div className={css.actions}>
          <Button
            type="submit"
            variant="primary"
            loading={review.isPending}
            aria-keyshortcuts="Enter"
            disabled={studentId === null}
          >
            {twin ? '이 답안지로 바꾸고 채점' : '채점'}
          </Button>
        </div>
        {sheet.status !== 'REJECTED' && (
          <div className={css.reject}>
            <input
              aria-label="반려 사유"
              placeholder="반려 사유 (예: 같은 쪽을 두 번 스캔함)"
              value={reason}
              maxLength={reviewSheetBodyRejectReasonMax}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button tone="danger" disabled={reason.trim() === ''} onClick={() => void decide('REJECT')}>
              반려
            </Button>
          </div>
        )}
      </form>
    </article>
  );
}

function flaggedOf(page: SheetPage | undefined): ReadonlySet<number> {
  return new Set(page?.fields.filter(({ flagged }) => flagged).map(({ question }) => question));
}

/** The questions that another scan of the same sheet answers differently. */
function differenceWords(items: readonly Question[], former: readonly number[], now: readonly number[]): string {
  const changed = items.flatMap(({ number, kind }, at) => {
    const [before, after] = [former[number - 1] ?? -1, now[at] ?? -1];
    return before === after ? [] : [`${number}번 ${answerWords(before, kind)} → ${answerWords(after, kind)}`];
  });
  return changed.length === 0 ? '답은 모두 같습니다.' : `다른 답: ${changed.join(', ')}`;
}
