import { useShow } from '@refinedev/core';
import { useParams } from 'react-router';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { FactList, formatInstant, formatNumber } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { Card } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { RecordView } from '../../shared/records/RecordView.tsx';
import { channelWord, waitWords } from '../fates.ts';
import { SmsMessageDocument, type SmsMessageFactsFragment } from '../generated/graphql.ts';
import { MessagePicture } from './MessagePicture.tsx';
import { RecipientList } from './RecipientList.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { paths } from '../paths.ts';
import css from '../Sms.module.css';
import { MessageState } from '../smsColumns.tsx';

const PlannedDialog = lazyPart(() => import('../compose/PlannedDialogs.tsx'));

/** `/crm/sms/:id`: one text, and what became of it for each who gets it. */
export default function SmsPage() {
  const { id = '' } = useParams();
  const { query } = useShow<SmsMessageFactsFragment>({
    resource: 'smsMessages',
    id,
    meta: { gqlQuery: SmsMessageDocument },
  });
  return (
    <RecordView
      query={query}
      gone={<RecordMissing title="문자를 찾을 수 없습니다" href={paths.messages} to="문자 목록으로" />}
    >
      {(message) => <MessageView message={message} onChanged={() => void query.refetch()} />}
    </RecordView>
  );
}

function MessageView({ message, onChanged }: { message: SmsMessageFactsFragment; onChanged: () => void }) {
  const { id, channel, title, body, scheduledAt, createdByStaff, result, isAdvertisement, pictureId } = message;
  const failed = result?.failed ?? 0;
  const queued = result?.queued ?? 0;
  const wait = waitWords(result);
  return (
    <Page
      title={title || (isAdvertisement ? '광고성 문자' : '문자')}
      status={<MessageState message={message} />}
      actions={
        <ActionButtons
          hasMain
          actions={[
            {
              title: '실패한 사람에게 다시 보내기',
              icon: SendIcon,
              may: ['smsMessages', 'resend'],
              when: failed > 0,
              asks: (close) => <ResendDialog messageId={id} onClose={close} />,
            },
            {
              title: '수정',
              may: ['smsMessages', 'edit'],
              when: queued > 0 && queued === result?.recipients,
              asks: (close) => <PlannedDialog message={message} action="change" onClose={close} onDone={onChanged} />,
            },
            {
              title: '보내기 취소',
              tone: 'danger',
              may: ['smsMessages', 'edit'],
              when: queued > 0,
              asks: (close) => <PlannedDialog message={message} action="cancel" onClose={close} onDone={onChanged} />,
            },
          ]}
        />
      }
    >
      <div className={css.page}>
        <Card>
          <FactList
            columns={3}
            facts={[
              { label: '발송 시각', value: formatInstant(scheduledAt) },
              { label: '종류', value: channelWord(channel) },
              { label: '보낸 사람', value: createdByStaff?.name ?? '자동' },
              { label: '도착', value: `${formatNumber(result?.delivered ?? 0)}건` },
              { label: '결과 대기', value: `${formatNumber(queued + (result?.sent ?? 0))}건` },
              { label: '실패', value: `${formatNumber(failed)}건` },
              ...(result?.cancelled ? [{ label: '취소', value: `${formatNumber(result.cancelled)}건` }] : []),
            ]}
          />
          {wait && <p role="status">{wait.long}</p>}
          {pictureId && (
            <div className={css.below}>
              <MessagePicture id={pictureId} />
            </div>
          )}
          <p className={css.body}>{body}</p>
        </Card>
        <RecipientList messageId={id} />
      </div>
    </Page>
  );
}
