import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { serverClock } from '#client/live/serverClock.ts';
import { problemText } from '#client/problemText.ts';
import { formatDay, formatSpan } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { TaComingDocument } from '../generated/manager.ts';

/** What a TA who is made inactive has no longer: the slots by name, bookings and questions by number. */
export function TaComing({ taId }: { taId: string }) {
  const [now] = useState(() => serverClock.now().toISOString());
  const { data, error } = useGql(TaComingDocument, { taId, now }, { requestPolicy: 'network-only' });
  const { clinicSlots: slots = [], clinicParticipants: bookings = [], boardPosts: posts = [] } = data ?? {};
  const counts = [
    slots.length > 0 && `클리닉·상담 시간 ${slots.length}개`,
    bookings.length > 0 && `예약 ${bookings.length}건`,
    posts.length > 0 && `답변할 질문 ${posts.length}개`,
  ].filter(Boolean);
  if (error) return <p>{`앞으로 맡은 시간과 예약을 불러오지 못했습니다. ${problemText(error)}`}</p>;
  if (counts.length === 0) return null;
  const names = slots.map((slot) => `${formatDay(slot.heldOn)} ${formatSpan(slot)} ${slot.room}`);
  return (
    <>
      <p>{`앞으로 맡은 ${counts.join(', ')}의 담당이 비워집니다. 나중에 저절로 돌아오지 않으니 다른 조교를 정해 주세요.`}</p>
      {names.length > 0 && <p>{someNames(names, 3, '개')}</p>}
    </>
  );
}
