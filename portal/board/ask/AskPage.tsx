import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { useCreateBoardPost } from '#client/generated/rest/board.ts';
import { QueryView, useToast } from '#ui-kit';
import { Card, inCard } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { AskForm, bodyOf } from './AskForm.tsx';
import { PortalAskPlacesDocument } from '../generated/graphql.ts';
import { board, paths } from '../paths.ts';
import { UnsentFiles } from './UnsentFiles.tsx';
import { useAttachments } from './useAttachments.ts';
import type { AskValues } from './values.ts';

/** `/portal/board/ask`: asks a question; an address may name its lecture and exam. */
export default function AskPage() {
  const query = useGql(PortalAskPlacesDocument, {});
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const create = useCreateBoardPost();
  const files = useAttachments();
  const [askedId, setAskedId] = useState<string>();
  const send = async (id: string): Promise<void> => {
    const { failed } = await files.sendTo(id);
    if (failed.length > 0) return setAskedId(id);
    toast({ message: '질문을 보냈어요', tone: 'positive' });
    await navigate(paths.post(id), { replace: true });
  };
  const ask = async (values: AskValues): Promise<void> => {
    // What cannot be opened is said before anything is sent.
    await files.ready();
    const { id } = await create.mutateAsync({ data: bodyOf(values) });
    await send(id);
  };
  if (askedId !== undefined) {
    return (
      <Page title="질문하기" back={board}>
        <UnsentFiles work={files} href={paths.post(askedId)} onSend={() => send(askedId)} />
      </Page>
    );
  }
  return (
    <Page title="질문하기" back={board}>
      <QueryView query={query} frame={inCard}>
        {(places) => (
          <Card>
            <AskForm
              places={places}
              submitLabel="질문 보내기"
              files={files}
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
