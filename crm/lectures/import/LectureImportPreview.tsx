import { josa } from 'es-hangul';
import { useState } from 'react';
import type { LectureSheet } from '#client/generated/rest/lectureImports.ts';
import { Button, ConfirmDialog, Tabs, useLeaveGuard } from '#ui-kit';
import { ColumnMapping } from '../../shared/imports/ColumnMapping.tsx';
import css from '../../shared/imports/Import.module.css';
import { UnreadNote } from '../../shared/page/UnreadNote.tsx';
import { fieldsOf } from './fields.ts';
import { PreviewRows, shownIn, views, type View } from './PreviewRows.tsx';
import type { Preview } from './useLectureImport.ts';
import { importCounts } from './words.ts';

interface LectureImportPreviewProps {
  preview: Preview;
  /** A correction is being checked. */
  isChecking: boolean;
  onMend: (sheets: readonly LectureSheet[]) => void;
  /** Writes what has these keys. */
  onCommit: (keys: readonly string[]) => void;
  onRestart: () => void;
}

/** Previews the lectures and enrollments of a file before anything is written; values are corrected and students chosen here. */
export function LectureImportPreview({ preview, isChecking, onMend, onCommit, onRestart }: LectureImportPreviewProps) {
  const { fileName, sheets, unread, report } = preview;
  const [view, setView] = useState<View>(
    () => views.find(({ id }) => shownIn(id, report).length > 0)?.id ?? 'lectures',
  );
  const [asking, setAsking] = useState(false);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [asRead] = useState(sheets);
  useLeaveGuard(sheets !== asRead || leftOut.size > 0);
  const lectures = shownIn('lectures', report).filter(({ key }) => !leftOut.has(key));
  const isMissing = (name: string): boolean =>
    report.lectures.some((one) => one.kind === 'NEW' && one.name === name && leftOut.has(one.key));
  const enrollments = report.enrollments.filter(
    ({ kind, key, lecture }) => kind === 'NEW' && !leftOut.has(key) && !isMissing(lecture),
  );
  const chosen = [...lectures, ...enrollments].map(({ key }) => key);
  const words = importCounts(lectures.length, enrollments.length);
  const isUnclear = sheets.some(({ columns }) => columns.some(({ couldBe = null }) => couldBe !== null));
  const unwritten = report.counts.refused + report.counts.unclear;
  return (
    <>
      <div className={css.bar}>
        <div>
          <p className={css.file}>
            <strong>{fileName}</strong> · {sheets.map(({ name }) => name).join(', ')} 시트
          </p>
          <p className={css.note} role="status">
            {isChecking
              ? '수정한 내용을 다시 확인하는 중입니다…'
              : '아직 아무것도 저장하지 않았습니다. 아래를 확인하고 등록해 주세요.'}
          </p>
        </div>
        <Button onClick={onRestart}>다른 파일</Button>
        <Button
          variant="primary"
          loading={isChecking}
          disabled={chosen.length === 0 || isUnclear}
          onClick={() => setAsking(true)}
        >
          {chosen.length === 0 ? '등록할 내용 없음' : `${words} 등록`}
        </Button>
      </div>
      <UnreadNote parts={unread} />
      {sheets.map((sheet, at) => (
        <ColumnMapping
          key={sheet.name}
          title={`‘${sheet.name}’ ${sheet.about === 'LECTURES' ? '강의' : '수강생'} 열 연결`}
          sheet={sheet}
          fields={fieldsOf(sheet)}
          main="lecture"
          many={['lecture']}
          onMend={(mended) => onMend(sheets.with(at, mended))}
        />
      ))}
      <Tabs
        label="미리보기"
        value={view}
        onChange={setView}
        items={views.map(({ id, label }) => ({ id, label, count: shownIn(id, report).length }))}
      >
        <div className={css.panel}>
          <PreviewRows
            view={view}
            report={report}
            sheets={sheets}
            chosen={new Set(chosen)}
            onLeaveOut={setLeftOut}
            leftOut={leftOut}
            onMend={onMend}
          />
        </div>
      </Tabs>
      <ConfirmDialog
        open={asking}
        title={`${josa(words, '을/를')} 등록할까요?`}
        confirmLabel="등록"
        onConfirm={() => onCommit(chosen)}
        onClose={() => setAsking(false)}
      >
        <p>모두 등록되거나 하나도 등록되지 않습니다. 출결이나 성적이 생기기 전까지 한 번에 되돌릴 수 있습니다.</p>
        {unwritten > 0 && (
          <p>{`오류가 있거나 학생을 정하지 않은 ${unwritten.toLocaleString('ko')}건은 등록하지 않습니다.`}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
