import { useUpdateBoardPost } from '#client/generated/rest/board.ts';
import { useGql } from '#client/graphql/gql.ts';
import { QueryView, useToast } from '#ui-kit';
import { Card, inCard } from '../shared/page/Card.tsx';
import { AskForm, bodyOf } from './ask/AskForm.tsx';
import { PortalAskPlacesDocument } from './generated/graphql.ts';
import type { BoardPost, Visibility } from './types.ts';

/** Changes a question that nobody answered yet, from the version that was read. */
export function EditQuestion({ post, onDone }: { post: BoardPost; onDone: () => void }) {
  const query = useGql(PortalAskPlacesDocument, {});
  const update = useUpdateBoardPost();
  const toast = useToast();
  const { title, body, lectureId, examId, examNumber, version } = post;
  return (
    <QueryView query={query} frame={inCard}>
      {(places) => (
        <Card title="질문 수정">
          <AskForm
            places={places}
            submitLabel="저장"
            values={{ title, body, lectureId, examId, examNumber, visibility: post.visibility as Visibility }}
            onSubmit={async (values) => {
              const { category: _, ...change } = bodyOf(values);
              await update.mutateAsync({ postId: post.id, data: { ...change, version } });
              toast({ message: '질문을 수정했어요', tone: 'positive' });
              onDone();
            }}
            onCancel={onDone}
          />
        </Card>
      )}
    </QueryView>
  );
}
