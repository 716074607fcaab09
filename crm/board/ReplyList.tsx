import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateBoardReplyBody } from '#openapi/generated/zod/board.ts';
import { EmptyState, QueryView, TextField, Toolbar, Note } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import css from './Board.module.css';
import { BoardRepliesDocument } from './generated/graphql.ts';
import type { Reply } from './types.ts';

/** Words that staff put into answers with one choice. */
export function ReplyList() {
  const query = useGql(BoardRepliesDocument, {});
  const [making, setMaking] = useState(false);
  const make = <AddButton onClick={() => setMaking(true)}>자주 쓰는 답변 만들기</AddButton>;
  return (
    <>
      <Toolbar label="자주 쓰는 답변" end={make}>
        <Note>답변을 쓸 때 골라 넣습니다.</Note>
      </Toolbar>
      <QueryView query={query}>
        {({ boardReplies }) =>
          boardReplies.length === 0 ? (
            <EmptyState of="talk" title="자주 쓰는 답변이 없습니다">
              “풀이 과정을 사진으로 올려 주세요”처럼 되풀이하는 말을 적어 두세요.
            </EmptyState>
          ) : (
            <ul role="list" className={css.rows} aria-label="자주 쓰는 답변">
              {boardReplies.map((reply) => (
                <ReplyRow key={reply.id} reply={reply} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {making && <ReplyDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function ReplyRow({ reply }: { reply: Reply }) {
  return (
    <li className={css.row}>
      <div className={css.main}>
        <strong>{reply.title}</strong>
        <Note>{reply.body}</Note>
      </div>
      <ActionMenu
        name={reply.title}
        actions={[
          editing((close) => <ReplyDialog reply={reply} onClose={close} />),
          deleting({
            resource: 'boardReplies',
            id: reply.id,
            noun: '답변',
            name: `${reply.title} 답변`,
            said: '자주 쓰는 답변을 삭제했습니다',
            warns: '이미 쓴 답변은 그대로 남습니다.',
          }),
        ]}
      />
    </li>
  );
}

function ReplyDialog({ reply, onClose }: { reply?: Reply; onClose: () => void }) {
  const record = useRecordForm({
    resource: 'boardReplies',
    record: reply && { id: reply.id, version: reply.version },
    resolver: schemaResolver(CreateBoardReplyBody),
    defaultValues: { title: reply?.title ?? '', body: reply?.body ?? '' },
  });
  return (
    <RecordDialog
      title={reply ? '자주 쓰는 답변 수정' : '자주 쓰는 답변 만들기'}
      submitLabel="저장"
      {...record}
      onClose={onClose}
      said={() => '자주 쓰는 답변을 저장했습니다'}
    >
      <TextField name="title" label="이름" />
      <TextField name="body" label="내용" multiline />
    </RecordDialog>
  );
}
