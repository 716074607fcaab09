import { useState } from 'react';
import type { ChosenFiles } from '#client/files/useChosenFiles.ts';
import { Button, ButtonLink, Note } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import css from '../Board.module.css';

interface UnsentFilesProps {
  work: ChosenFiles;
  /** The address of the question. */
  href: string;
  /** Sends again what was not sent. */
  onSend: () => Promise<void>;
}

/** The question is asked, but some of its files did not arrive: they are named, and sent again, changed or left out. */
export function UnsentFiles({ work, href, onSend }: UnsentFilesProps) {
  const [isSending, setSending] = useState(false);
  const missing = work.files.filter(({ state }) => state !== 'SENT');
  const send = async (): Promise<void> => {
    setSending(true);
    await onSend();
    setSending(false);
  };
  return (
    <Card title="질문은 보냈어요">
      <Note>
        {missing.length > 0
          ? `파일 ${missing.length}개를 보내지 못했어요. 다시 보내거나 빼 주세요.`
          : '파일을 모두 보냈어요.'}
      </Note>
      <AttachmentField work={{ ...work, files: missing }} isFull />
      <div className={css.submit}>
        <ButtonLink href={href}>질문 보기</ButtonLink>
        {missing.length > 0 && (
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            다시 보내기
          </Button>
        )}
      </div>
    </Card>
  );
}
