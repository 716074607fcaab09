import { useLogList, usePermissions } from '@refinedev/core';
import { useState } from 'react';
import { Button, Dialog, DialogActions, DialogBody, QueryView } from '#ui-kit';
import { ClockIcon } from '#ui-kit/icons.ts';
import type { AuditEntry } from '../providers/parts.ts';
import { HistoryList } from './HistoryList.tsx';
import { recordChanges, type ColumnLabels, type ColumnWords } from './recordChanges.ts';

interface RecordHistoryProps {
  /** The resource's name. */
  resource: string;
  /** The record's id. */
  id: string;
  /** The database's tables, when the record has a row of this id in more than its own. @default the resource's */
  tables?: readonly string[];
  /** The columns to show, by their Korean names. */
  labels: ColumnLabels;
  /** The texts of values that do not read well as they are stored, by column. @default {} */
  words?: ColumnWords;
}

/** A button for managers, which shows who changed a record, when, and from what to what. */
export function RecordHistory(props: RecordHistoryProps) {
  const { data: level } = usePermissions({});
  const [open, setOpen] = useState(false);
  if (level !== 'ADMIN') return null;
  return (
    <>
      <Button size="small" variant="quiet" icon={<ClockIcon aria-hidden />} onClick={() => setOpen(true)}>
        변경 이력
      </Button>
      {open && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function HistoryDialog({ resource, id, tables, labels, words, onClose }: RecordHistoryProps & { onClose: () => void }) {
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
                .map((entry) => ({ ...entry, changes: recordChanges(entry, labels, words) }))
                .filter(({ changes }) => changes.length > 0)}
              hint="고치면 누가 언제 무엇을 바꿨는지 여기에 남습니다."
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
