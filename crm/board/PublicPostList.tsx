import { useState } from 'react';
import { useSortBoardPosts } from '#client/generated/rest/board.ts';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, QueryView, SortableList, StatusChip, Toolbar, Note } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import css from './Board.module.css';
import { PublicPostsDocument } from './generated/graphql.ts';
import { PostDialog, type PublicCategory } from './PostDialog.tsx';
import type { PublicPost } from './types.ts';

/** FAQ or notices of the public board in their order, which is changed by drag or by keys. */
export function PublicPostList({ category }: { category: PublicCategory }) {
  const query = useGql(PublicPostsDocument, { category });
  const sort = useSortBoardPosts();
  const [writing, setWriting] = useState(false);
  const write = (
    <AddButton onClick={() => setWriting(true)}>{category === 'FAQ' ? '자주 묻는 질문 작성' : '공지 작성'}</AddButton>
  );
  return (
    <>
      <Toolbar label="게시글" end={write}>
        <Note>로그인하지 않은 사람도 게시판에서 이 순서로 봅니다.</Note>
      </Toolbar>
      <QueryView query={query}>
        {({ boardPosts }) =>
          boardPosts.length === 0 ? (
            <EmptyState of="talk" title="아직 글이 없습니다">
              처음 글을 쓰면 공개 게시판에 보입니다.
            </EmptyState>
          ) : (
            <SortableList
              label={category === 'FAQ' ? '자주 묻는 질문' : '공지'}
              items={boardPosts}
              nameOf={({ title }) => title}
              onMove={(postIds) => sort.mutateAsync({ data: { category, postIds } })}
            >
              {(post) => <PostRow post={post} category={category} />}
            </SortableList>
          )
        }
      </QueryView>
      {writing && <PostDialog category={category} onClose={() => setWriting(false)} />}
    </>
  );
}

function PostRow({ post, category }: { post: PublicPost; category: PublicCategory }) {
  return (
    <div className={css.row}>
      <strong className={css.main}>{post.title}</strong>
      {!post.isPublic && <StatusChip>공개 전</StatusChip>}
      <ActionMenu
        name={post.title}
        actions={[
          editing((close) => <PostDialog category={category} post={post} onClose={close} />),
          deleting({
            resource: 'boardPosts',
            id: post.id,
            noun: '글',
            name: `${post.title} 글`,
            said: '글을 지웠습니다',
            warns: '공개 게시판에서 바로 사라집니다.',
          }),
        ]}
      />
    </div>
  );
}
