import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogActions, DialogBody, formatInstant, QueryView, Stack } from '#ui-kit';
import css from '../shared/records/Records.module.css';
import { StudentMemoHistoryDocument } from './generated/graphql.ts';

/** The versions of a memo, with author and time, latest first. */
export function MemoHistory({ memoId, onClose }: { memoId: string; onClose: () => void }) {
  const query = useGql(StudentMemoHistoryDocument, { memoId }, { requestPolicy: 'network-only' });
  return (
    <Dialog open title="메모 이력" onClose={onClose}>
      <DialogBody>
        <QueryView query={query}>
          {({ studentMemoVersions: versions }) =>
            versions.length === 0 ? (
              <p className={css.meta}>기록된 이력이 없습니다.</p>
            ) : (
              <Stack role="list" as="ol" gap={12}>
                {versions.map((entry) => (
                  <li key={entry.id} className={css.record}>
                    <div>
                      <p className={css.body}>{entry.body}</p>
                      <p className={css.meta}>
                        {[entry.actor?.name, formatInstant(entry.at ?? ''), entry.isPinned === true && '고정']
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </div>
                  </li>
                ))}
              </Stack>
            )
          }
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}
