import { useState } from 'react';
import { useSortBoardPosts } from '#client/generated/rest/board.ts';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, QueryView, SortableList, StatusChip, Toolbar, Note } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
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
    <AddButton onClick={() => setWriting(true)}>{category === 'FAQ' ? '자주 묻는 질문 쓰기' : '공지 쓰기'}</AddButton>
  );
  return (
    <>
      <Toolbar label="게시글" end={write}>
        <Note>로그인하지 않은 사람도 게시판에서 이 순서로 봅니다.</Note>
      </Toolbar>
      <QueryView query={query}>
        {({ boardPosts }) =>
          boardPosts.length === 0 ? (
            <EmptyState title="아직 글이 없습니다">처음 글을 쓰면 공개 게시판에 보입니다.</EmptyState>
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
      <EditDeleteMenu
        name={post.title}
        edit={(close) => <PostDialog category={category} post={post} onClose={close} />}
        remove={(close) => (
          <DeleteRecordDialog
            resource="boardPosts"
            id={post.id}
            title={`${post.title} 글을 지울까요?`}
            confirmLabel="글 지우기"
            said="글을 지웠습니다"
            onClose={close}
          >
            공개 게시판에서 바로 사라집니다.
          </DeleteRecordDialog>
        )}
      />
    </div>
  );
}
