import { useState } from 'react';
import { useParams } from 'react-router';
import type { MadeParentLink } from '#client/generated/rest/parentLinks.ts';
import { useRevokeParentLinks } from '#client/generated/rest/parentLinks.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, ConfirmDialog, dayInSeoul, formatDay, formatInstant, QueryView, StatusChip, Stack } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import { StudentParentLinksDocument } from './generated/graphql.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { linkState, linkWord, type ParentLink, type Purpose } from './linkWords.ts';
import { MadeLinkDialog } from './MadeLinkDialog.tsx';

/** The links that the parents of the address's student have. */
export function StudentParentLinks() {
  const { studentId = '' } = useParams();
  const [making, setMaking] = useState<Purpose | null>(null);
  const [made, setMade] = useState<MadeParentLink | null>(null);
  const query = useGql(StudentParentLinksDocument, { studentId });
  return (
    <Card
      title="보호자 링크"
      action={
        <AddButton size="small" onClick={() => setMaking('FAMILY')}>
          링크 만들기
        </AddButton>
      }
    >
      <QueryView query={query} rows={2}>
        {({ parentLinks }) =>
          parentLinks.length === 0 ? (
            <p className={css.meta}>
              아직 보낸 링크가 없습니다. 로그인 없이 열리는 주소를 보호자에게 보낼 수 있습니다.
            </p>
          ) : (
            <Stack role="list" as="ul" gap={12} aria-label="보호자 링크">
              {parentLinks.map((link) => (
                <LinkRow key={link.id} link={link} onAgain={setMaking} />
              ))}
            </Stack>
          )
        }
      </QueryView>
      {making && <LinkDialog studentId={studentId} purpose={making} onMade={setMade} onClose={() => setMaking(null)} />}
      {made && <MadeLinkDialog made={made} onClose={() => setMade(null)} />}
    </Card>
  );
}

function LinkRow({ link, onAgain }: { link: ParentLink; onAgain: (purpose: Purpose) => void }) {
  const revoke = useRevokeParentLinks();
  const [asking, setAsking] = useState(false);
  const { openedCount, lastOpenedAt } = link;
  const isOpen = linkState(link) === 'open';
  const isLocked = isOpen && link.isLocked;
  const opened = lastOpenedAt === null ? '아직 열지 않음' : `${openedCount}번 열람 · ${formatInstant(lastOpenedAt)}`;
  return (
    <li className={css.record}>
      <div>
        <p className={css.body}>{linkWord(link)}</p>
        <p className={css.meta}>
          <StateChip link={link} />
          {isLocked && <StatusChip tone="warning">새 기기 잠김</StatusChip>}
          {opened}
        </p>
        {isLocked && (
          <p className={css.meta}>
            {`${link.purpose === 'FAMILY' ? '비밀번호를' : '끝 네 자리를'} 10번 틀려 새 기기에서는 열리지 않습니다. 전에 연 기기에서는 열립니다.`}
          </p>
        )}
      </div>
      <div>
        {isLocked && (
          <Button
            size="small"
            aria-label={`${linkWord(link)} 새로 만들기`}
            onClick={() => onAgain(link.purpose as Purpose)}
          >
            새로 만들기
          </Button>
        )}
        {isOpen && (
          <Button size="small" variant="quiet" aria-label={`${linkWord(link)} 해지`} onClick={() => setAsking(true)}>
            해지
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={`${linkWord(link)} 링크를 해지할까요?`}
        confirmLabel="링크 해지"
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutateAsync({ data: { linkIds: [link.id] } })}
        said="링크를 해지했습니다"
      >
        이미 보낸 주소로도 더 열리지 않습니다. 되돌릴 수 없고, 새 링크는 만들 수 있습니다.
      </ConfirmDialog>
    </li>
  );
}

function StateChip({ link }: { link: ParentLink }) {
  switch (linkState(link)) {
    case 'open':
      return <StatusChip tone="positive">{`${formatDay(dayInSeoul(link.expiresAt))}까지`}</StatusChip>;
    case 'revoked':
      return <StatusChip tone="neutral">해지함</StatusChip>;
    case 'used':
      return <StatusChip tone="neutral">사용함</StatusChip>;
    case 'expired':
      return <StatusChip tone="neutral">기간 지남</StatusChip>;
  }
}
