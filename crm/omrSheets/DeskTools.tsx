import { saveFile } from '#client/files/saveFile.ts';
import { useDeleteOmrFiles, usePrintOmrSheets } from '#client/generated/rest/omrSheets.ts';
import { ConfirmDialog } from '#ui-kit';
import type { Sending } from '#ui-kit/Toast/useSending.ts';
import { DeleteIcon, PrintIcon } from '#ui-kit/icons.ts';
import { paths as reportCardPaths } from '../reportCards/paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import type { DeskExam } from './types.ts';

/** Prints sheets, and deletes all scans. */
export function DeskTools({ exam }: { exam: DeskExam }) {
  const print = usePrintOmrSheets();
  const remove = useDeleteOmrFiles();
  const { id: examId, lectureId, weeklyLectureId, name, scores, omrSheets, omrScans } = exam;

  const save = (who: 'BLANK' | 'ALL') => (send: Sending['send']) =>
    send(async () => {
      const pdf = await print.mutateAsync({ lectureId, weeklyLectureId, examId, data: { who } });
      saveFile(pdf, `${name} 답안지${who === 'BLANK' ? ' (빈 종이)' : ''}.pdf`);
    });

  return (
    <ActionButtons
      hasMain
      name="답안지"
      actions={[
        { title: `학생별 답안지 ${scores.length}장`, icon: PrintIcon, run: save('ALL') },
        { title: '빈 답안지', icon: PrintIcon, run: save('BLANK') },
        { title: '성적표', href: reportCardPaths.ofExam(examId) },
        {
          title: '스캔 모두 삭제',
          icon: DeleteIcon,
          tone: 'danger',
          when: omrSheets.length > 0,
          asks: (close) => (
            <ConfirmDialog
              open
              title="스캔을 모두 삭제할까요?"
              confirmLabel="모두 삭제"
              tone="danger"
              typedConfirm="모두 삭제"
              onClose={close}
              onConfirm={() => remove.mutateAsync({ examId })}
              said={(gone) => `파일 ${gone.scans}개와 ${gone.sheets}쪽을 삭제했습니다`}
            >
              파일 {omrScans.length}개와 {omrSheets.length}쪽의 그림이 삭제됩니다. 채점한 점수와 답은 그대로 남습니다.
              되돌릴 수 없습니다.
            </ConfirmDialog>
          ),
        },
      ]}
    />
  );
}
