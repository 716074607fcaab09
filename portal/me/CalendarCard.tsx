import { useState } from 'react';
import { useCreateCalendarLink, useReadCalendarLink, useRevokeCalendarLink } from '#client/generated/rest/calendar.ts';
import { Button, ButtonLink, formatInstant, QueryView, useClipboard, useSending } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './MePage.module.css';

/** An address for the phone's own calendar: made, copied, revoked. */
export function CalendarCard() {
  const query = useReadCalendarLink();
  const [url, setUrl] = useState<string>();
  const copy = useClipboard();
  const { send } = useSending();
  const create = useCreateCalendarLink();
  const revoke = useRevokeCalendarLink();
  const act = (change: () => Promise<string | undefined>) =>
    send(async () => {
      setUrl(await change());
      await query.refetch();
    });
  return (
    <Card title="캘린더 구독">
      <p className={css.note}>
        수업, 예약, 디데이를 휴대폰 캘린더에서 봐요. 주소를 아는 사람은 누구나 볼 수 있으니 나만 쓰세요.
      </p>
      <QueryView query={query} rows={1}>
        {({ createdAt }) => (
          <>
            {url !== undefined && (
              <>
                <input
                  className={css.address}
                  readOnly
                  aria-label="캘린더 주소"
                  value={url}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <div className={css.actions}>
                  <ButtonLink variant="primary" href={webcalOf(url)}>
                    휴대폰 캘린더에 추가
                  </ButtonLink>
                  <ButtonLink href={googleOf(url)} target="_blank" rel="noopener noreferrer">
                    구글 캘린더에 추가
                  </ButtonLink>
                  <Button onClick={() => copy(url, '주소를 복사했어요')}>주소 복사</Button>
                </div>
                <p className={css.note}>이 주소는 지금만 보여요. 다른 캘린더 앱은 ‘URL로 구독’에 붙여 넣어 주세요.</p>
              </>
            )}
            {url === undefined && createdAt !== null && (
              <p className={css.note}>{`${formatInstant(createdAt)}에 만든 주소로 구독하고 있어요.`}</p>
            )}
            <div className={css.actions}>
              <Button loading={create.isPending} onClick={() => void act(async () => (await create.mutateAsync()).url)}>
                {createdAt === null ? '주소 만들기' : '새 주소 만들기'}
              </Button>
              {createdAt !== null && (
                <Button
                  loading={revoke.isPending}
                  onClick={() => void act(() => revoke.mutateAsync().then(() => undefined))}
                >
                  구독 끊기
                </Button>
              )}
            </div>
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** The address by which a phone's calendar subscribes at a tap. */
const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:');

const googleOf = (url: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcalOf(url) })}`;
