import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import { GrowingCard } from '../shared/page/GrowingCard.tsx';
import { MessageDialog } from './page/MessageDialog.tsx';
import { StudentMessagesDocument } from './generated/graphql.ts';
import { MessageItem } from './MessageItem.tsx';

/** The text messages to the address's student and their parents, latest first, each with its delivery state. */
export function StudentMessages() {
  const { studentId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  return (
    <GrowingCard
      title="문자"
      action={
        <Button size="small" icon={<SendIcon aria-hidden />} onClick={() => setWriting(true)}>
          문자 보내기
        </Button>
      }
      empty="아직 보낸 문자가 없습니다."
      document={StudentMessagesDocument}
      variables={{ studentId }}
      rowsOf={({ smsRecipients }) => smsRecipients}
      after={writing && <MessageDialog studentIds={[studentId]} onClose={() => setWriting(false)} />}
    >
      {(message) => <MessageItem key={message.id} message={message} />}
    </GrowingCard>
  );
}
