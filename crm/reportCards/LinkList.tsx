import { useState } from 'react';
import { useRevokeReportLinks } from '#client/generated/rest/reportCards.ts';
import { Button, ConfirmDialog, StatusChip, formatDay, formatInstant, dayInSeoul, Note } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import type { ReportLinkFragment, ReportScoreFragment } from './generated/graphql.ts';
import css from './ReportCards.module.css';

/** The links to one report card: how often each was opened, when it expires, and a button to revoke it. */
export function LinkList({ score }: { score: ReportScoreFragment }) {
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const revoke = useRevokeReportLinks();
  const { reportLinks: links, student } = score;
  if (links.length === 0) return <Note>보호자 링크 없음</Note>;
  const open = links.filter((link) => stateOf(link) === 'open');
  return (
    <div className={css.links}>
      <ul role="list" aria-label={`${student.user.name} 학생의 링크`}>
        {links.map((link) => (
          <li key={link.id}>
            {chipOf(link)}
            <span>{openedOf(link)}</span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => setAsked(open.map(({ id }) => id))}>
          링크 해지
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`${student.user.name} 학생의 링크 ${asked?.length ?? 0}개를 해지할까요?`}
        confirmLabel="링크 해지"
        tone="danger"
        onClose={() => setAsked(null)}
        onConfirm={() => revoke.mutateAsync({ data: { linkIds: [...(asked ?? [])] } })}
        said="링크를 해지했습니다"
      >
        이미 보낸 문자의 주소로도 성적표가 열리지 않습니다. 되돌릴 수 없고, 새 링크는 만들 수 있습니다.
      </ConfirmDialog>
    </div>
  );
}

function stateOf({ revokedAt, expiresAt }: ReportLinkFragment): 'open' | 'revoked' | 'expired' {
  if (revokedAt !== null) return 'revoked';
  return new Date(expiresAt) > serverClock.now() ? 'open' : 'expired';
}

function chipOf(link: ReportLinkFragment) {
  const state = stateOf(link);
  if (state === 'revoked') return <StatusChip tone="neutral">해지함</StatusChip>;
  if (state === 'expired') return <StatusChip tone="neutral">기간 지남</StatusChip>;
  return <StatusChip tone="positive">{`${formatDay(dayInSeoul(link.expiresAt))}까지`}</StatusChip>;
}

function openedOf({ openedCount, lastOpenedAt, showsRank }: ReportLinkFragment): string {
  const opened = lastOpenedAt === null ? '아직 열지 않음' : `${openedCount}번 열람 · ${formatInstant(lastOpenedAt)}`;
  return showsRank ? `${opened} · 석차 포함` : opened;
}
