import type { CandidateReport, CandidateRow } from '#client/generated/rest/participants.ts';
import { Button, StatusChip, formatPhone, type Tone } from '#ui-kit';
import { UnreadNote } from '../../shared/page/UnreadNote.tsx';
import { CandidateChoice } from './CandidateChoice.tsx';
import css from './CandidateFinder.module.css';

interface CandidateTableProps {
  report: CandidateReport;
  /** The chosen student by row number. */
  chosen: ReadonlyMap<number, string>;
  /** Null for no student. */
  onChoose: (row: number, userId: string | null) => void;
  onRestart: () => void;
}

const kinds: Record<CandidateRow['kind'], { label: string; tone: Tone }> = {
  MATCHED: { label: '찾음', tone: 'positive' },
  AMBIGUOUS: { label: '골라야 함', tone: 'warning' },
  UNKNOWN: { label: '없음', tone: 'negative' },
  PRESENT: { label: '이미 있음', tone: 'neutral' },
  REPEATED: { label: '두 번 적힘', tone: 'neutral' },
};

/** The rows of a list, each with its student or with a way to choose one. */
export function CandidateTable({ report, chosen, onChoose, onRestart }: CandidateTableProps) {
  const open = report.rows.filter(
    ({ row, kind }) => (kind === 'AMBIGUOUS' || kind === 'UNKNOWN') && !chosen.has(row),
  ).length;
  const { matched, ambiguous, unknown, present, repeated } = report.counts;
  return (
    <section aria-label="명단에서 찾은 결과">
      <div className={css.summary}>
        <p role="status">
          {`${report.rows.length}줄: 찾음 ${matched} · 골라야 함 ${ambiguous} · 없음 ${unknown} · 이미 있음 ${present + repeated}`}
          {open > 0 && <strong>{` · 정하지 않은 ${open}줄은 추가하지 않습니다`}</strong>}
        </p>
        <Button size="small" variant="quiet" onClick={onRestart}>
          다른 명단
        </Button>
      </div>
      <UnreadNote parts={report.unread} />
      <div className={css.scroll} role="group" aria-label="명단" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">줄</th>
              <th scope="col">명단에 적힌 것</th>
              <th scope="col">결과</th>
              <th scope="col">학생</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row) => (
              <tr key={row.row}>
                <td>{row.row}</td>
                <td>{writtenIn(row)}</td>
                <td>
                  <StatusChip tone={kinds[row.kind].tone}>{kinds[row.kind].label}</StatusChip>
                </td>
                <td>
                  <CandidateChoice
                    row={row}
                    chosen={chosen.get(row.row) ?? null}
                    onChoose={(userId) => onChoose(row.row, userId)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const writtenIn = ({ name, studentNumber, phone, school }: CandidateRow): string =>
  [name, studentNumber, phone && formatPhone(phone), school].filter(Boolean).join(' · ');
