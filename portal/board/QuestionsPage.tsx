import { useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, dayInSeoul, EmptyState, formatDay, QueryView, StatusChip, Tabs } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import {
  PortalBoardDocument,
  PortalClassBoardDocument,
  PortalPostsDocument,
  type PortalPostsQuery,
} from './generated/graphql.ts';
import { paths } from './paths.ts';
import { aboutOf, stateOf, type BoardRow } from './types.ts';

const tabs = [
  { id: 'mine', label: '내 질문' },
  { id: 'others', label: '우리 반' },
  { id: 'posts', label: 'FAQ·공지' },
] as const;

/** `/portal/board`: one's questions, those of the class, FAQ and notices. */
export default function QuestionsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'mine';
  const ask = (
    <ButtonLink variant="primary" href={paths.ask} icon={<EditIcon aria-hidden />}>
      질문하기
    </ButtonLink>
  );
  return (
    <Page title="질문" description="풀다가 막히면 사진을 찍어 물어보세요." actions={ask}>
      <Card>
        <Tabs label="게시판" items={tabs} value={tab} onChange={(id) => setSearch({ tab: id }, { replace: true })}>
          {tab === 'posts' ? <PostList /> : <QuestionList key={tab} tab={tab} />}
        </Tabs>
      </Card>
    </Page>
  );
}

function QuestionList({ tab }: { tab: 'mine' | 'others' }) {
  const document = tab === 'mine' ? PortalBoardDocument : PortalClassBoardDocument;
  const query = useGql(document, {}, { requestPolicy: 'cache-and-network' });
  return <QueryView query={query}>{({ boardPosts }) => <Questions tab={tab} rows={boardPosts} />}</QueryView>;
}

function PostList() {
  const query = useGql(PortalPostsDocument, {}, { requestPolicy: 'cache-and-network' });
  return <QueryView query={query}>{({ boardPosts }) => <Posts posts={boardPosts} />}</QueryView>;
}

function Questions({ tab, rows }: { tab: 'mine' | 'others'; rows: readonly BoardRow[] }) {
  if (rows.length === 0) {
    return tab === 'mine' ? (
      <EmptyState of="talk" title="아직 질문이 없어요">
        모르는 문제를 찍어서 물어보면 선생님이 답해 드려요.
      </EmptyState>
    ) : (
      <EmptyState of="talk" title="아직 반 질문이 없어요">
        친구들이 반에 공개한 질문이 여기에 보여요.
      </EmptyState>
    );
  }
  return (
    <RowLinks
      rows={rows.map((row) => {
        const { words, tone } = stateOf(row);
        const who = tab === 'others' ? '이름 없이' : undefined;
        return {
          id: row.id,
          href: paths.post(row.id),
          title: row.title,
          note: [who, aboutOf(row), formatDay(dayInSeoul(row.createdAt))].filter(Boolean).join(' · '),
          end: <StatusChip tone={tone}>{words}</StatusChip>,
        };
      })}
    />
  );
}

function Posts({ posts }: { posts: PortalPostsQuery['boardPosts'] }) {
  if (posts.length === 0) {
    return (
      <EmptyState of="talk" title="아직 올라온 글이 없어요">
        자주 묻는 질문과 공지가 여기에 모여요.
      </EmptyState>
    );
  }
  return (
    <RowLinks
      rows={posts.map(({ id, category, title, createdAt }) => ({
        id,
        href: paths.post(id),
        title,
        note: `${category === 'FAQ' ? '자주 묻는 질문' : '공지'} · ${formatDay(dayInSeoul(createdAt))}`,
      }))}
    />
  );
}
