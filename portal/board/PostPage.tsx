import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { formatInstant, FormulaText, QueryView, RichText, StatusChip, Note, Row } from '#ui-kit';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import css from './Board.module.css';
import { EditQuestion } from './EditQuestion.tsx';
import { FollowUp } from './FollowUp.tsx';
import { PortalBoardPostDocument } from './generated/graphql.ts';
import { board, paths } from './paths.ts';
import { OwnActions } from './OwnActions.tsx';
import { PostFiles } from './PostFiles.tsx';
import { aboutOf, stateOf, type BoardPost } from './types.ts';

/** `/portal/board/:postId`: a question with its answers, or an FAQ or a notice. */
export default function PostPage() {
  const { postId = '' } = useParams();
  return isUuid(postId) ? <PostView id={postId} /> : <NoPost />;
}

function PostView({ id }: { id: string }) {
  const query = useGql(PortalBoardPostDocument, { id }, { requestPolicy: 'cache-and-network' });
  const post = query.data?.boardPosts_by_pk;
  if (post === null) return <NoPost />;
  return (
    <Page title={post?.title ?? '질문'} back={board} description={post && aboutOf(post)}>
      <QueryView query={query} frame={inCard}>
        {() => post && <Post post={post} />}
      </QueryView>
    </Page>
  );
}

function Post({ post }: { post: BoardPost }) {
  const [editing, setEditing] = useState(false);
  const isQuestion = post.category === 'QUESTION';
  const isMine = isQuestion && post.createdByStudent !== null;
  const state = stateOf(post);
  const later = new Set(post.answers.flatMap(({ fileIds }) => fileIds));
  if (editing) return <EditQuestion post={post} onDone={() => setEditing(false)} />;
  return (
    <CardStack>
      <Card>
        <Row wrap>
          {isQuestion && <span className={css.who}>{isMine ? '내 질문' : '이름 없이'}</span>}
          {isQuestion && <StatusChip tone={state.tone}>{state.words}</StatusChip>}
          <Note as="span">{formatInstant(post.createdAt)}</Note>
        </Row>
        {post.content ? (
          <RichText document={post.content} />
        ) : (
          <p className={css.words}>
            <FormulaText>{post.body}</FormulaText>
          </p>
        )}
        <PostFiles label="질문의 파일" files={post.files.filter(({ id }) => !later.has(id))} />
        {isMine && <OwnActions post={post} onEdit={() => setEditing(true)} />}
      </Card>
      {post.answers.map((answer) => (
        <AnswerCard key={answer.id} post={post} answer={answer} isMine={isMine} />
      ))}
      {isMine && post.answeredAt !== null && <FollowUp key={post.answers.length} post={post} />}
    </CardStack>
  );
}

function NoPost() {
  return (
    <Page title="질문" back={board}>
      <NotMine title="볼 수 없는 글이에요" back={{ label: '질문 목록', href: paths.board }}>
        삭제되었거나 다른 학생이 선생님에게만 보인 글이에요.
      </NotMine>
    </Page>
  );
}
