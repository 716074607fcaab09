import { useLogList } from '@refinedev/core';
import { Button, Dialog, DialogActions, DialogBody, QueryView } from '#ui-kit';
import type { AuditEntry } from '../../providers/parts.ts';
import { HistoryList } from './HistoryList.tsx';
import { recordChanges, type ColumnWords } from './recordChanges.ts';

export interface RecordHistoryProps {
  /** The resource's name. */
  resource: string;
  /** The record's id. */
  id: string;
  /** The database's tables, when the record has a row of this id in more than its own. @default the resource's */
  tables?: readonly string[];
  /** The texts of values that do not read well as they are stored, by column. @default {} */
  words?: ColumnWords;
}

/** Who changed a record, when, and from what to what. */
export function HistoryDialog({ resource, id, tables, words, onClose }: RecordHistoryProps & { onClose: () => void }) {
  const query = useLogList<AuditEntry[]>({
    resource,
    meta: { id, tables },
    queryOptions: { staleTime: 0, meta: { tables: [resource] } },
  });
  return (
    <Dialog open title="변경 이력" onClose={onClose}>
      <DialogBody>
        <QueryView query={query}>
          {(entries) => (
            <HistoryList
              entries={entries
                .map((entry) => ({ ...entry, changes: recordChanges(entry, words) }))
                .filter(({ changes }) => changes.length > 0)}
              hint="수정하면 누가 언제 무엇을 바꿨는지 여기에 남습니다."
            />
          )}
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}
