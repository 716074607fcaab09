import { useNavigate, useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { useCreateBoardPost } from '#client/generated/rest/board.ts';
import { QueryView, useToast } from '#ui-kit';
import { Card, inCard } from '../shared/Card.tsx';
import { Page } from '../shared/Page.tsx';
import { AskForm, bodyOf, type AskValues } from './AskForm.tsx';
import { PortalAskPlacesDocument } from './generated/graphql.ts';
import { paths } from './index.tsx';
import { sendAttachments } from './sendAttachments.ts';

/** `/portal/board/ask`: asks a question; an address may name its lecture and exam. */
export default function AskPage() {
  const query = useGql(PortalAskPlacesDocument, {});
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const create = useCreateBoardPost();
  const ask = async (values: AskValues, files: readonly File[]) => {
    const { id } = await create.mutateAsync({ data: bodyOf(values) });
    let message = '질문을 보냈습니다';
    try {
      await sendAttachments(id, files);
    } catch (error) {
      message = `질문은 보냈지만 사진이나 파일을 올리지 못했습니다. 질문에서 다시 올려 주세요. ${problemText(error)}`;
    }
    toast({ message, tone: message.startsWith('질문을') ? 'positive' : 'negative' });
    await navigate(paths.post(id), { replace: true });
  };
  return (
    <Page title="질문하기" breadcrumbs={[{ label: '질문', href: paths.board }]}>
      <QueryView query={query} frame={inCard}>
        {(places) => (
          <Card>
            <AskForm
              places={places}
              submitLabel="질문 보내기"
              values={{
                lectureId: search.get('lecture'),
                examId: search.get('exam'),
                examNumber: Number(search.get('number')) || null,
              }}
              onSubmit={ask}
            />
          </Card>
        )}
      </QueryView>
    </Page>
  );
}
