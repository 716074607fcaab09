import { josa } from 'es-hangul';
import { useState } from 'react';
import type { LectureImportReport } from '#client/generated/rest/lectureImports.ts';
import { Button, ButtonLink, EmptyState } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import css from '../../shared/imports/Import.module.css';
import { UndoLectureImport } from './UndoLectureImport.tsx';
import { importCounts } from './words.ts';

interface LectureImportDoneProps {
  written: LectureImportReport;
  onRestart: () => void;
}

/** What an import made, and its way back. */
export function LectureImportDone({ written, onRestart }: LectureImportDoneProps) {
  const { counts, changeSetId } = written;
  const [undoing, setUndoing] = useState(false);
  const words = importCounts(counts.lectures, counts.enrollments);
  return (
    <>
      <EmptyState
        of="done"
        title={`${josa(words, '을/를')} 등록했습니다`}
        action={
          <span className={css.actions}>
            <ButtonLink variant="primary" href={paths.lectures}>
              강의 목록으로
            </ButtonLink>
            <Button variant="quiet" icon={<UndoIcon aria-hidden />} onClick={() => setUndoing(true)}>
              되돌리기
            </Button>
          </span>
        }
      >
        {counts.weeks > 0 && <p>{`오늘부터의 수업 ${counts.weeks.toLocaleString('ko')}회를 만들었습니다.`}</p>}
        <p>출결이나 성적이 생기기 전까지 나중에도 등록 화면에서 한 번에 되돌릴 수 있습니다.</p>
      </EmptyState>
      {undoing && changeSetId && (
        <UndoLectureImport
          changeSetId={changeSetId}
          words={words}
          onDone={onRestart}
          onClose={() => setUndoing(false)}
        />
      )}
    </>
  );
}
