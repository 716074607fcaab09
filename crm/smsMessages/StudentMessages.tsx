import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button, QueryView } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/Card.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import css from '../shared/Records.module.css';
import { StudentMessagesDocument, type StudentMessagesQuery } from './generated/graphql.ts';
import { MessageItem } from './MessageItem.tsx';

const STEP = 5;

/** The text messages to the address's student and their parents, latest first, each with its delivery state. */
export default function StudentMessages() {
  const { studentId = '' } = useParams();
  const [limit, setLimit] = useState(STEP);
  const [writing, setWriting] = useState(false);
  const { query } = useList<StudentMessagesQuery['smsRecipients'][number]>({
    resource: 'smsMessages',
    pagination: { pageSize: limit },
    meta: { gqlQuery: StudentMessagesDocument, gqlVariables: { studentId } },
    queryOptions: { staleTime: 0, placeholderData: keepPreviousData },
  });
  return (
    <Card
      title="문자"
      action={
        <Button size="small" icon={<SendIcon aria-hidden />} onClick={() => setWriting(true)}>
          문자 보내기
        </Button>
      }
    >
      <QueryView query={query}>
        {({ data: messages }) =>
          messages.length === 0 ? (
            <p className={css.meta}>아직 보낸 문자가 없습니다.</p>
          ) : (
            <>
              <ul role="list" className={css.records}>
                {messages.map((message) => (
                  <MessageItem key={message.id} message={message} />
                ))}
              </ul>
              {messages.length === limit && (
                <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 4)}>
                  더 보기
                </Button>
              )}
            </>
          )
        }
      </QueryView>
      {writing && <MessageDialog studentIds={[studentId]} onClose={() => setWriting(false)} />}
    </Card>
  );
}
