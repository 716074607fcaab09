import { FileDrop, ProgressBar, Stepper } from '#ui-kit';
import { paths } from '../paths.ts';
import css from '../../shared/imports/Import.module.css';
import { listFiles } from '../../shared/lists/listFile.ts';
import { Page } from '../../shared/page/Page.tsx';
import { LectureImportDone } from './LectureImportDone.tsx';
import { LectureImportHistory } from './LectureImportHistory.tsx';
import { LectureImportPreview } from './LectureImportPreview.tsx';
import { LectureImportTemplate } from './LectureImportTemplate.tsx';
import { useLectureImport, type LectureImportStep } from './useLectureImport.ts';

const steps = ['파일', '미리보기', '완료'];
const stepIndex: Record<LectureImportStep['name'], number> = { file: 0, reading: 0, preview: 1, saving: 1, done: 3 };

/** `/crm/lectures/import`: makes lectures and enrols students from one workbook, previewed and corrected in place. */
export default function LectureImportPage() {
  const { step, read, mend, commit, cancel, restart } = useLectureImport();
  return (
    <Page title="엑셀로 강의·수강 등록" breadcrumbs={[{ label: '강의', href: paths.lectures }]}>
      <div className={css.steps}>
        <Stepper label="엑셀로 강의·수강 등록" steps={steps} current={stepIndex[step.name]} />
      </div>
      {step.name === 'file' && (
        <div className={css.start}>
          <div>
            <FileDrop
              label="강의 목록과 수강생 명단 (엑셀·CSV 파일, 10 MB까지)"
              accept={listFiles}
              onFiles={([file]) => file && void read(file)}
            />
            {step.problem && (
              <p role="alert" className={css.problem}>
                {step.problem}
              </p>
            )}
            <LectureImportTemplate />
          </div>
          <LectureImportHistory />
        </div>
      )}
      {step.name === 'reading' && (
        <div className={css.narrow}>
          <ProgressBar
            label={`${step.fileName} 파일을 읽고 강의, 학생과 견주는 중입니다`}
            value={null}
            onCancel={restart}
          />
        </div>
      )}
      {step.name === 'saving' && (
        <div className={css.narrow}>
          <ProgressBar
            label="강의와 수강을 저장하는 중입니다. 모두 저장되거나 하나도 저장되지 않습니다"
            value={null}
            onCancel={() => void cancel(step)}
          />
        </div>
      )}
      {step.name === 'preview' && (
        <LectureImportPreview
          preview={step}
          isChecking={step.isChecking}
          onMend={(sheets) => void mend(step, sheets)}
          onCommit={(keys) => void commit(step, keys)}
          onRestart={restart}
        />
      )}
      {step.name === 'done' && <LectureImportDone written={step.written} onRestart={restart} />}
    </Page>
  );
}
