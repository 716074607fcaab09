import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogActions, DialogBody, EmptyState, formatInstant, QueryView, Note } from '#ui-kit';
import css from '../Board.module.css';
import { BoardHistoryDocument } from '../generated/graphql.ts';

/** What a question and its answers said before, newest first. */
export function HistoryDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const query = useGql(BoardHistoryDocument, { id: postId }, { requestPolicy: 'network-only' });
  return (
    <Dialog open title="수정 이력" onClose={onClose}>
      <DialogBody>
        <QueryView query={query}>
          {({ boardVersions }) =>
            boardVersions.length === 0 ? (
              <EmptyState of="record" title="수정한 적이 없습니다">
                질문이나 답변을 수정하면 그 전의 글이 여기에 남습니다.
              </EmptyState>
            ) : (
              <ul role="list" className={css.rows} aria-label="수정 이력">
                {boardVersions.map(({ id, answerId, at, title, body, actor }) => (
                  <li key={id} className={css.version}>
                    <Note>
                      {[
                        answerId ? '답변' : '질문',
                        actor?.name ?? (answerId ? '추가 질문' : '학생'),
                        formatInstant(at ?? ''),
                      ].join(' · ')}
                    </Note>
                    {title !== null && <strong>{title}</strong>}
                    <p className={css.words}>{body}</p>
                  </li>
                ))}
              </ul>
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
