import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { useDeleteOmrFiles, usePrintOmrSheets } from '#client/generated/rest/omrSheets.ts';
import { Button, ButtonLink, ConfirmDialog, useSending } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { paths as reportCardPaths } from '../reportCards/paths.ts';
import type { DeskExam } from './types.ts';

/** Prints sheets, and deletes all scans. */
export function DeskTools({ exam }: { exam: DeskExam }) {
  const [isDeleting, setDeleting] = useState(false);
  const print = usePrintOmrSheets();
  const remove = useDeleteOmrFiles();
  const blank = useSending();
  const every = useSending();
  const { id: examId, lectureId, weeklyLectureId, name, scores, omrSheets, omrScans } = exam;

  const save = (who: 'BLANK' | 'ALL') =>
    (who === 'BLANK' ? blank : every).send(async () => {
      const pdf = await print.mutateAsync({ lectureId, weeklyLectureId, examId, data: { who } });
      saveFile(pdf, `${name} 답안지${who === 'BLANK' ? ' (빈 종이)' : ''}.pdf`);
    });

  return (
    <>
      {omrSheets.length > 0 && (
        <Button tone="danger" variant="quiet" onClick={() => setDeleting(true)}>
          스캔 모두 삭제
        </Button>
      )}
      <ButtonLink href={reportCardPaths.ofExam(examId)}>성적표</ButtonLink>
      <Button icon={<PrintIcon aria-hidden />} loading={blank.isSending} onClick={() => void save('BLANK')}>
        빈 답안지
      </Button>
      <Button icon={<PrintIcon aria-hidden />} loading={every.isSending} onClick={() => void save('ALL')}>
        {`학생별 답안지 ${scores.length}장`}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        title="스캔을 모두 삭제할까요?"
        confirmLabel="모두 삭제"
        tone="danger"
        typedConfirm="모두 삭제"
        onClose={() => setDeleting(false)}
        onConfirm={() => remove.mutateAsync({ examId })}
        said={(gone) => `파일 ${gone.scans}개와 ${gone.sheets}쪽을 삭제했습니다`}
      >
        파일 {omrScans.length}개와 {omrSheets.length}쪽의 그림이 삭제됩니다. 채점한 점수와 답은 그대로 남습니다. 되돌릴
        수 없습니다.
      </ConfirmDialog>
    </>
  );
}
