import { useState } from 'react';
import { useDeleteScoreOmr } from '#client/generated/rest/omrSheets.ts';
import { Button, ConfirmDialog, StatusChip, Tabs } from '#ui-kit';
import { InfoIcon } from '#ui-kit/icons.ts';
import type { OmrSheetFragment } from './generated/graphql.ts';
import css from './Omr.module.css';
import type { DeskExam } from './types.ts';
import { Review } from './review/Review.tsx';
import { flagWords, pageName, statusWords } from './sheetWords.ts';
import { SheetMemoDialog } from './review/SheetMemoDialog.tsx';
import { useUndo } from './useUndo.ts';

type Filter = 'ALL' | 'GRADED' | 'NEEDS_REVIEW' | 'REJECTED' | 'BLANK' | 'NO_SHEET';

const filters = [
  { id: 'ALL', label: '모두' },
  { id: 'GRADED', label: '채점' },
  { id: 'NEEDS_REVIEW', label: '확인 필요' },
  { id: 'REJECTED', label: '반려' },
  { id: 'BLANK', label: '빈 쪽' },
  { id: 'NO_SHEET', label: '답안지 아님' },
] as const;

/** Nothing more is expected of what is no answer sheet. */
const isOther = ({ status }: OmrSheetFragment) => status === 'BLANK' || status === 'NO_SHEET';

/** Every scanned page and its state. */
export function SheetList({ exam }: { exam: DeskExam }) {
  const [filter, setFilter] = useState<Filter>('ALL');
  const [openId, setOpenId] = useState<string | null>(null);
  const [removing, setRemoving] = useState<OmrSheetFragment | null>(null);
  const [noting, setNoting] = useState<OmrSheetFragment | null>(null);
  const remove = useDeleteScoreOmr();
  const undoable = useUndo(exam);
  const shown = exam.omrSheets.filter(({ status }) => filter === 'ALL' || status === filter);
  const open = exam.omrSheets.find(({ id }) => id === openId);
  const scoreOf = (sheet: OmrSheetFragment) => exam.scores.find(({ student }) => student.id === sheet.studentId);
  return (
    <Tabs
      label="상태"
      value={filter}
      onChange={setFilter}
      items={filters.map((item) => ({
        ...item,
        count: exam.omrSheets.filter(({ status }) => item.id === 'ALL' || status === item.id).length,
      }))}
    >
      {open && <Review key={open.id} exam={exam} sheet={open} onDone={() => setOpenId(null)} />}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">쪽</th>
            <th scope="col">상태</th>
            <th scope="col">학생</th>
            <th scope="col">사유</th>
            <th scope="col">메모</th>
            <th scope="col">
              <span className={css.hidden}>할 일</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((sheet) => (
            <tr key={sheet.id}>
              <td>{pageName(sheet)}</td>
              <td>
                <StatusChip
                  tone={statusWords[sheet.status]?.tone ?? 'neutral'}
                  icon={isOther(sheet) ? <InfoIcon aria-hidden /> : undefined}
                >
                  {statusWords[sheet.status]?.label ?? sheet.status}
                </StatusChip>
              </td>
              <td>
                {sheet.student ? `${sheet.student.user.name} · ${sheet.student.studentNumber}` : sheet.readNumber}
              </td>
              <td>{sheet.rejectReason ?? sheet.flags.map((flag) => flagWords[flag]).join(', ')}</td>
              <td>{sheet.memo}</td>
              <td className={css.actions}>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${pageName(sheet)} 보기`}
                  onClick={() => setOpenId(sheet.id)}
                >
                  보기
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${pageName(sheet)} 메모`}
                  onClick={() => setNoting(sheet)}
                >
                  메모
                </Button>
                {sheet.status === 'GRADED' && (
                  <Button
                    size="small"
                    variant="quiet"
                    tone="danger"
                    aria-label={`${pageName(sheet)} 삭제`}
                    onClick={() => setRemoving(sheet)}
                  >
                    삭제
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {noting && <SheetMemoDialog exam={exam} sheet={noting} onClose={() => setNoting(null)} />}
      <ConfirmDialog
        open={removing !== null}
        title="이 답안지를 삭제할까요?"
        confirmLabel="답안지 삭제"
        tone="danger"
        onClose={() => setRemoving(null)}
        onConfirm={async () => {
          const score = removing && scoreOf(removing);
          if (!score) return;
          const { changeSetId } = await remove.mutateAsync({ scoreId: score.id });
          undoable('답안지를 삭제하고 점수를 비웠습니다', changeSetId);
        }}
      >
        {removing?.student?.user.name} 학생의 답과 점수가 비워지고, 답안지는 반려로 남습니다. 바로 되돌릴 수 있습니다.
      </ConfirmDialog>
    </Tabs>
  );
}
