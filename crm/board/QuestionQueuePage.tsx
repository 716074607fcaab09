import { useSearchParams } from 'react-router';
import { Tabs } from '#ui-kit';
import { Page } from '../shared/page/Page.tsx';
import { PublicPostList } from './PublicPostList.tsx';
import { QuestionList } from './QuestionList.tsx';
import { ReplyList } from './ReplyList.tsx';

const tabs = [
  { id: 'questions', label: '질문' },
  { id: 'FAQ', label: '자주 묻는 질문' },
  { id: 'NOTICE', label: '공지' },
  { id: 'replies', label: '자주 쓰는 답변' },
] as const;

/** `/crm/board`: questions that wait, FAQ and notices of the public board, words for answers. */
export default function QuestionQueuePage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'questions';
  return (
    <Page description="오래 기다린 질문이 맨 위에 있습니다. J를 누르면 첫 질문이 열립니다.">
      <Tabs label="게시판" items={tabs} value={tab} onChange={(id) => setSearch(id === 'questions' ? {} : { tab: id })}>
        {tab === 'questions' && <QuestionList />}
        {(tab === 'FAQ' || tab === 'NOTICE') && <PublicPostList key={tab} category={tab} />}
        {tab === 'replies' && <ReplyList />}
      </Tabs>
    </Page>
  );
}
