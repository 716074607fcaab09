import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import type { ImportReport, ImportSheet } from '#client/generated/rest/students.ts';
import { Button, ButtonLink, EmptyState, useSending } from '#ui-kit';
import { DownloadIcon, UndoIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { xlsxFile } from '../../shared/lists/sheetFile.ts';
import css from '../../shared/imports/Import.module.css';
import { importWords } from './importWords.ts';
import { resultFile } from './resultFile.ts';
import { UndoImport } from './UndoImport.tsx';
import type { Preview } from './useImport.ts';

interface ImportDoneProps {
  preview: Preview;
  written: ImportReport;
  /** Goes on with another list of the file. */
  onNext: (preview: Preview, sheet: ImportSheet) => void;
  onRestart: () => void;
}

/** The result of an import, with a file to download and undo. */
export function ImportDone({ preview: done, written, onNext, onRestart }: ImportDoneProps) {
  const { fileName, report: preview } = done;
  const left = done.sheets.filter(({ name }) => name !== done.sheet.name);
  const [undoing, setUndoing] = useState(false);
  const { new: created, changed } = written.counts;
  const unwritten = preview.counts.refused + preview.counts.duplicate;
  const { send } = useSending();
  const save = () =>
    send(async () =>
      saveFile(await xlsxFile(resultFile(preview, written)), `${fileName.replace(/\.\w+$/, '')} 결과.xlsx`),
    );
  return (
    <>
      <EmptyState
        of="done"
        title={importWords(created, changed, '했습니다')}

        action={
          <span className={css.actions}>
            {left[0] && (
              <Button variant="primary" onClick={() => onNext({ ...done, sheets: left }, left[0]!)}>
                ‘{left[0].name}’ 시트 이어서 등록
              </Button>
            )}
            <ButtonLink href={paths.students}>학생 목록으로</ButtonLink>
            <Button icon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
              결과 파일 다운로드
            </Button>
            <Button variant="quiet" icon={<UndoIcon aria-hidden />} onClick={() => setUndoing(true)}>
              되돌리기
            </Button>
          </span>
        }
      >
        <p>바뀐 내용은 감사 기록에 한 묶음으로 남았습니다. 나중에도 등록 화면에서 되돌릴 수 있습니다.</p>
        {left.length > 0 && <p>이 파일에 아직 등록하지 않은 시트가 {left.length}개 있습니다.</p>}
        {unwritten > 0 && (
          <p>오류가 있거나 중복을 정하지 않은 {unwritten.toLocaleString('ko')}행은 결과 파일에 이유와 함께 있습니다.</p>
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
