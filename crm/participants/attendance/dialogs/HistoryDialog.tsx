import { useGql } from '#client/graphql/gql.ts';
import { Dialog, DialogBody, QueryView } from '#ui-kit';
import { HistoryList } from '../../../shared/history/HistoryList.tsx';
import { AttendanceHistoryDocument, type AttendanceHistoryQuery } from '../../generated/graphql.ts';
import { describeEntry } from '../marks/recordHistory.ts';

interface HistoryDialogProps {
  /** Id of the record. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Who changed what in a student's week, and when; latest first. */
export function HistoryDialog({ id, name, onClose }: HistoryDialogProps) {
  const query = useGql(AttendanceHistoryDocument, { id }, { requestPolicy: 'network-only' });
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

function Entries({ auditLog, attendanceTypes }: AttendanceHistoryQuery) {
  const names = new Map(attendanceTypes.map(({ id, name }) => [id, name]));
  const entries = auditLog.flatMap((entry) => {
    const changes = describeEntry(entry, names);
    return changes.length > 0 ? [{ ...entry, changes }] : [];
  });
  return <HistoryList entries={entries} hint="출결을 체크하면 여기에 남습니다." />;
}
