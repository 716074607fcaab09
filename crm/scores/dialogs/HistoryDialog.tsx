import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogBody, QueryView } from '#ui-kit';
import { HistoryList } from '../../shared/history/HistoryList.tsx';
import { ScoreHistoryDocument } from '../generated/graphql.ts';
import { describeEntry, restoring } from './gradeHistory.ts';
import { keyOfAttempt, type AttemptCell, type GradeEntry } from '../grades.ts';

interface HistoryDialogProps {
  attempt: AttemptCell;
  name: string;
  /** Restores the values from before a change. */
  onRestore: (entries: readonly GradeEntry[]) => void;
  onClose: () => void;
}

/** Who changed what in a student's attempt, and when; latest first. Earlier values can be restored. */
export function HistoryDialog({ attempt: cell, name, onRestore, onClose }: HistoryDialogProps) {
  const { score, attempt, retakeNumber, exam } = cell;
  const ids = [...(retakeNumber === 0 ? [score.id] : []), ...(attempt ? [attempt.id] : [])];
  const query = useGql(ScoreHistoryDocument, { ids }, { requestPolicy: 'network-only' });
  const what = retakeNumber === 0 ? exam.name : `${exam.name} ${retakeNumber}차 재시험`;
  return (
    <Dialog open title={`${name} 학생의 ${what} 이력`} onClose={onClose}>
      <DialogBody>
        <QueryView query={query} rows={4}>
          {({ auditLog }) => (
            <HistoryList
              entries={auditLog.flatMap((entry) => {
                const changes = describeEntry(entry);
                return changes.length > 0 ? [{ ...entry, changes }] : [];
              })}
              hint="점수를 넣으면 여기에 남습니다."
              renderAction={(entry) => {
                const restored = restoring(entry, keyOfAttempt(cell));
                return (
                  restored.length > 0 && (
                    <Button
                      size="small"
                      onClick={() => {
                        onRestore(restored);
                        onClose();
                      }}
                    >
                      바꾸기 전으로
                    </Button>
                  )
                );
              }}
            />
          )}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}
