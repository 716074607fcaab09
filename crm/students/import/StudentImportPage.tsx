import { FileDrop, ProgressBar, Stepper } from '#ui-kit';
import { paths } from '../paths.ts';
import { listFiles } from '../../shared/lists/listFile.ts';
import { Page } from '../../shared/page/Page.tsx';
import css from '../../shared/imports/Import.module.css';
import { ImportDone } from './ImportDone.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportPreview } from './preview/ImportPreview.tsx';
import { ImportTemplate } from './ImportTemplate.tsx';
import { useImport, type ImportStep } from './useImport.ts';

const steps = ['파일', '미리보기', '완료'];
const stepIndex: Record<ImportStep['name'], number> = { file: 0, reading: 0, preview: 1, saving: 1, done: 3 };

/** `/crm/students/import`: imports a roster from Excel; previewed, corrected in place, and written only after confirmation. */
export default function StudentImportPage() {
  const { step, read, mend, commit, cancel, restart } = useImport();
  return (
    <Page title="엑셀로 학생 등록" breadcrumbs={[{ label: '학생', href: paths.students }]}>
      <div className={css.steps}>
        <Stepper label="엑셀로 학생 등록" steps={steps} current={stepIndex[step.name]} />
      </div>
      {step.name === 'file' && (
        <div className={css.start}>
          <div>
            <FileDrop
              label="학생 명단 (엑셀·CSV 파일, 10 MB까지)"
              accept={listFiles}
              onFiles={([file]) => file && void read(file)}
            />
            {step.problem && (
              <p role="alert" className={css.problem}>
                {step.problem}
              </p>
            )}
            <ImportTemplate />
          </div>
          <ImportHistory />
        </div>
      )}
      {step.name === 'reading' && (
        <div className={css.narrow}>
          <ProgressBar label={`${step.fileName} 파일을 읽고 학생과 견주는 중입니다`} value={null} onCancel={restart} />
        </div>
      )}
      {step.name === 'saving' && (
        <div className={css.narrow}>
          <ProgressBar
            label={`${step.count.toLocaleString('ko')}명을 저장하는 중입니다. 모두 저장되거나 하나도 저장되지 않습니다`}
            value={null}
            onCancel={() => void cancel(step)}
          />
        </div>
      )}
      {step.name === 'preview' && (
        <ImportPreview
          preview={step}
          isChecking={step.isChecking}
          onMend={(sheet) => void mend(step, sheet)}
          onCommit={(rows) => void commit(step, rows)}
          onRestart={restart}
        />
      )}
      {step.name === 'done' && (
        <ImportDone {...step} onNext={(next, sheet) => void mend(next, sheet)} onRestart={restart} />
      )}
    </Page>
  );
}
