import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { QueryView, Stack } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import { StudentMemosDocument } from './generated/graphql.ts';
import { MemoDialog } from './MemoDialog.tsx';
import { MemoItem } from './MemoItem.tsx';

/** The staff's memos on the address's student, pinned ones first. */
export function StudentMemos() {
  const { studentId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  const query = useGql(StudentMemosDocument, { studentId }, { requestPolicy: 'cache-and-network' });
  return (
    <Card
      title="메모"
      action={
        <AddButton size="small" onClick={() => setWriting(true)}>
          메모 추가
        </AddButton>
      }
    >
      <QueryView query={query}>
        {({ studentMemos: memos }) =>
          memos.length === 0 ? (
            <p className={css.meta}>아직 메모가 없습니다. 자주 볼 것은 고정해 두세요.</p>
          ) : (
            <Stack role="list" as="ul" gap={12}>
              {memos.map((memo) => (
                <MemoItem key={memo.id} memo={memo} />
              ))}
            </Stack>
          )
        }
      </QueryView>
      {writing && <MemoDialog studentId={studentId} onClose={() => setWriting(false)} />}
    </Card>
  );
}
