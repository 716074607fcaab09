import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import type { ImportReport } from '#client/generated/rest/students.ts';
import { Button, ButtonLink, EmptyState } from '#ui-kit';
import { DownloadIcon, SuccessIcon, UndoIcon } from '#ui-kit/icons.ts';
import { paths } from '../index.tsx';
import { xlsxFile } from '../../shared/sheetFile.ts';
import css from './Import.module.css';
import { importWords } from './importWords.ts';
import { resultFile } from './resultFile.ts';
import { UndoImport } from './UndoImport.tsx';

interface ImportDoneProps {
  fileName: string;
  preview: ImportReport;
  written: ImportReport;
  onRestart: () => void;
}

/** The result of an import, with a file to download and undo. */
export function ImportDone({ fileName, preview, written, onRestart }: ImportDoneProps) {
  const [undoing, setUndoing] = useState(false);
  const { new: created, changed } = written.counts;
  const left = preview.counts.refused + preview.counts.duplicate;
  const save = async (): Promise<void> =>
    saveFile(await xlsxFile(resultFile(preview, written)), `${fileName.replace(/\.xlsx$/i, '')} 결과.xlsx`);
  return (
    <>
      <EmptyState
        title={importWords(created, changed, '했습니다')}
        icon={<SuccessIcon aria-hidden />}
        action={
          <span className={css.actions}>
            <ButtonLink href={paths.students}>학생 목록으로</ButtonLink>
            <Button icon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
              결과 파일 받기
            </Button>
            <Button variant="quiet" icon={<UndoIcon aria-hidden />} onClick={() => setUndoing(true)}>
              되돌리기
            </Button>
          </span>
        }
      >
        <p>바뀐 내용은 감사 기록에 한 묶음으로 남았습니다. 나중에도 등록 화면에서 되돌릴 수 있습니다.</p>
        {left > 0 && (
          <p>거절되었거나 중복을 정하지 않은 {left.toLocaleString('ko')}행은 결과 파일에 이유와 함께 있습니다.</p>
        )}
      </EmptyState>
      {undoing && written.changeSetId && (
        <UndoImport
          changeSetId={written.changeSetId}
          created={created}
          changed={changed}
          onDone={onRestart}
          onClose={() => setUndoing(false)}
        />
      )}
    </>
  );
}
