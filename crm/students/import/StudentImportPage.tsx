import { ButtonLink, EmptyState, FileDrop, ProgressBar, Stepper } from '#ui-kit';
import { SuccessIcon } from '#ui-kit/icons.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../shared/Page.tsx';
import css from './Import.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { importWords } from './importWords.ts';
import { useImport, type ImportStep } from './useImport.ts';

const steps = ['파일', '미리보기', '완료'];
const stepIndex: Record<ImportStep['name'], number> = { file: 0, reading: 0, preview: 1, done: 3 };

/** `/crm/students/import`: a roster from Excel, shown first and written only when confirmed. */
export default function StudentImportPage() {
  const { step, read, commit, restart } = useImport();
  return (
    <Page title="엑셀로 학생 등록" breadcrumbs={[{ label: '학생', href: paths.students }]}>
      <div className={css.steps}>
        <Stepper label="엑셀로 학생 등록" steps={steps} current={stepIndex[step.name]} />
      </div>
      {step.name === 'file' && (
        <div className={css.narrow}>
          <FileDrop label="학생 명단 (.xlsx, 10 MB까지)" accept=".xlsx" onFiles={([file]) => file && void read(file)} />
          {step.problem && (
            <p role="alert" className={css.problem}>
              {step.problem}
            </p>
          )}
          <Template />
        </div>
      )}
      {step.name === 'reading' && (
        <div className={css.narrow}>
          <ProgressBar label={`${step.fileName} 파일을 읽는 중입니다`} value={null} onCancel={restart} />
        </div>
      )}
      {step.name === 'preview' && <ImportPreview {...step} onCommit={commit} onRestart={restart} />}
      {step.name === 'done' && (
        <EmptyState
          title={importWords(step.report.counts.new, step.report.counts.changed, '했습니다')}
          icon={<SuccessIcon aria-hidden />}
          action={<ButtonLink href={paths.students}>학생 목록으로</ButtonLink>}
        >
          <p>바뀐 내용은 감사 기록에 한 묶음으로 남았습니다.</p>
          {step.report.changeSetId && (
            <p>
              변경 묶음 <code>{step.report.changeSetId}</code>
            </p>
          )}
        </EmptyState>
      )}
    </Page>
  );
}

const columns = [
  ['이름', '꼭 있어야 합니다'],
  ['학번', '숫자 8자리. 비우면 새 번호를 드리고, 있으면 같은 학번의 학생을 고칩니다'],
  ['학교 · 학년', '고2, 중3, N수처럼'],
  ['휴대폰 · 보호자 · 보호자 휴대폰', '010-1234-5678, 01012345678 모두 됩니다'],
  ['대표강의', '진행 중인 강의의 이름과 같아야 합니다'],
  ['태그 · 메모', '태그는 쉼표로 나눕니다'],
] as const;

function Template() {
  return (
    <section className={css.template}>
      <h2>이런 열을 읽습니다</h2>
      <p>첫 20행 안에서 제목 행을 찾습니다. 열의 순서는 상관없고, 빈 칸은 있던 값을 지우지 않습니다.</p>
      <dl>
        {columns.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
