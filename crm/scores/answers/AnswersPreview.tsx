import type { AnswersReport } from '#client/generated/rest/scores.ts';
import { FactList, SelectInput } from '#ui-kit';
import { ignoredNote } from '#ui-kit/format/workbook/textSheet.ts';
import { UnreadNote } from '../../shared/page/UnreadNote.tsx';
import css from './Answers.module.css';

/** The most rows listed; the others are counted. */
const LISTED = 200;

interface AnswersPreviewProps {
  fileName: string;
  report: AnswersReport;
  /** Reads another sheet of the file. */
  onSheet: (name: string) => void;
}

/** Previews an import of answers: refused cells first, then lowered values, then the others. */
export function AnswersPreview({ fileName, report, onSheet }: AnswersPreviewProps) {
  const { counts, rows, questionCount, sheet, missing, ignored, unread } = report;
  const refused = rows.flatMap(({ row, name, problems }) => problems.map((problem) => ({ row, name, ...problem })));
  const changed = rows.filter(({ kind }) => kind === 'NEW' || kind === 'CHANGED');
  const isLowered = ({ before, after }: (typeof rows)[number]): boolean =>
    before !== null && (after === null || after < before);
  const lowered = changed.filter(isLowered);
  const ordered = [...lowered, ...changed.filter((row) => !isLowered(row))];
  return (
    <>
      <p>
        <strong>{fileName}</strong> · {sheet} 시트 · {questionCount}문항. 아직 아무것도 저장하지 않았습니다.
      </p>
      {report.sheets.length > 1 && (
        <SelectInput
          aria-label="읽을 시트"
          value={sheet}
          options={report.sheets.map((name) => ({ value: name, label: name }))}
          onChange={(name) => name !== null && onSheet(name)}
        />
      )}
      <UnreadNote
        parts={[
          ...(missing.length > 0
            ? [`답이 없는 문항: ${questionsOf(missing, 30)}. 처음 넣는 학생은 이 문항을 틀린 것으로 채점합니다`]
            : []),
          ...ignoredNote(ignored),
          ...unread,
        ]}
      />
      <FactList
        facts={[
          { label: '새로 채점', value: `${counts.new}명` },
          { label: '답이 바뀜', value: `${counts.changed}명` },
          { label: '그대로', value: `${counts.same}명` },
          { label: '수정할 행', value: `${counts.refused}개` },
        ]}
      />
      {refused.length > 0 && (
        <section role="alert" className={css.refused}>
          <h3>수정할 칸 {refused.length}개 — 파일을 수정해 다시 올려 주세요</h3>
          <div className={css.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">행</th>
                  <th scope="col">열</th>
                  <th scope="col">학생</th>
                  <th scope="col">적힌 값</th>
                  <th scope="col">이유</th>
                </tr>
              </thead>
              <tbody>
                {refused.slice(0, LISTED).map(({ row, column, header, name, value, reason }) => (
                  <tr key={`${row} ${column} ${reason}`}>
                    <td>{row}</td>
                    <td>{`${column} (${header})`}</td>
                    <td>{name}</td>
                    <td>{value || '빈 칸'}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {lowered.length > 0 && (
        <p role="alert" className={css.lowered}>
          ▼ {lowered.length}명의 점수가 내려가거나 지워집니다. 아래 목록 위쪽에 있습니다.
        </p>
      )}
      {ordered.length > 0 && (
        <div className={css.scroll}>
          <table aria-label="바뀌는 학생">
            <thead>
              <tr>
                <th scope="col">행</th>
                <th scope="col">학생</th>
                <th scope="col">학번</th>
                <th scope="col">점수</th>
                <th scope="col">바뀌는 문항</th>
              </tr>
            </thead>
            <tbody>
              {ordered.slice(0, LISTED).map((row) => (
                <tr key={row.row} data-lowered={isLowered(row) || undefined}>
                  <td>{row.row}</td>
                  <th scope="row">{row.name}</th>
                  <td>{row.studentNumber}</td>
                  <td>{`${isLowered(row) ? '▼ ' : ''}${row.before ?? '–'} → ${row.after ?? '–'}`}</td>
                  <td>{questionsOf(row.changedAnswers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {ordered.length > LISTED && <p>{`외 ${ordered.length - LISTED}명`}</p>}
    </>
  );
}

function questionsOf(numbers: readonly number[], most = 8): string {
  return numbers.length <= most ? numbers.map((number) => `${number}번`).join(', ') : `${numbers.length}문항`;
}
