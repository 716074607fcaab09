import { useGql } from '#client/gql.ts';
import { Dialog, DialogBody, EmptyState, formatInstant, QueryView } from '#ui-kit';
import css from './Attendance.module.css';
import { SeatHistoryDocument, type SeatHistoryQuery } from './generated/graphql.ts';
import { describeEntry } from './seatHistory.ts';

interface HistoryDialogProps {
  seatId: string;
  name: string;
  onClose: () => void;
}

/** Who changed what of a student's week, and when; the latest first. */
export function HistoryDialog({ seatId, name, onClose }: HistoryDialogProps) {
  const query = useGql(SeatHistoryDocument, { id: seatId }, { requestPolicy: 'network-only' });
  return (
    <Dialog open title={`${name} 학생의 출결 이력`} onClose={onClose}>
      <DialogBody>
        <QueryView query={query} rows={4}>
          {(data) => <Entries {...data} />}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

function Entries({ auditLog, attendanceTypes }: SeatHistoryQuery) {
  const names = new Map(attendanceTypes.map(({ id, name }) => [id, name]));
  const entries = auditLog.flatMap((entry) => {
    const changes = describeEntry(entry, names);
    return changes.length > 0 ? [{ ...entry, changes }] : [];
  });
  if (entries.length === 0)
    return <EmptyState title="아직 바뀐 것이 없습니다">출결을 체크하면 여기에 남습니다.</EmptyState>;
  return (
    <ol className={css.history}>
      {entries.map(({ id, at, actor, changes, changeSetId }) => (
        <li key={id}>
          <p>
            <strong>{actor?.name ?? '시스템'}</strong> <time dateTime={at}>{formatInstant(at)}</time>
            {changeSetId && <span> · {changeSetId.slice(changeSetId.indexOf(' ') + 1)}</span>}
          </p>
          <ul role="list">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
