import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogBody, QueryView } from '#ui-kit';
import { HistoryList } from '../grid/HistoryList.tsx';
import { ScoreHistoryDocument } from './generated/graphql.ts';
import { describeEntry, restoring } from './gradeHistory.ts';
import { spotId, type Spot } from './grades.ts';
import type { Typing } from './useGrades.ts';

interface HistoryDialogProps {
  spot: Spot;
  name: string;
  /** Enters what stood before a change. */
  onRestore: (typings: readonly Typing[]) => void;
  onClose: () => void;
}

/** Who changed what of a student's attempt, and when; the latest first. What a change replaced can be put back. */
export function HistoryDialog({ spot, name, onRestore, onClose }: HistoryDialogProps) {
  const { score, attempt, retakeNumber, exam } = spot;
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
                const typings = restoring(entry, spotId(score.id, retakeNumber));
                return (
                  typings.length > 0 && (
                    <Button
                      size="small"
                      onClick={() => {
                        onRestore(typings);
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
