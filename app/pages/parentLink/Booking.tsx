import { useState } from 'react';
import { counselTypes, type CounselType } from '#client/bookings/bookingKinds.ts';
import { whyClosed } from '#client/bookings/whyClosed.ts';
import { cancelByLink, reserveByLink } from '#client/generated/rest/parentLinks.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, FormAlert, SelectInput, useToast } from '#ui-kit';
import { List } from './List.tsx';
import css from './ParentLink.module.css';
import type { PartProps } from './part.ts';
import { bookingWords, timeWords } from './words.ts';

/** Books and cancels counsels or clinics, as the student may. */
export function Booking({ kind, page, token, onDone }: PartProps & { kind: 'COUNSEL' | 'CLINIC' }) {
  const toast = useToast();
  const [topic, setTopic] = useState<CounselType>('PARENT');
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [cancelling, setCancelling] = useState<PartProps['page']['bookings'][number] | null>(null);
  const reserve = async (slotId: string): Promise<void> => {
    const asked = { token, purpose: kind, slotId };
    setBusyId(slotId);
    setRefusal('');
    try {
      await reserveByLink(kind === 'COUNSEL' ? { ...asked, counselType: topic } : asked);
      toast({ message: '예약했어요', tone: 'positive' });
      onDone();
    } catch (error) {
      setRefusal(problemText(error));
    } finally {
      setBusyId(null);
    }
  };
  const isWaiting = cancelling?.status === 'WAITING';
  const cancel = async (): Promise<void> => {
    if (cancelling === null) return;
    setRefusal('');
    await cancelByLink({ token, purpose: kind, slotId: cancelling.slotId });
    toast({ message: isWaiting ? '대기를 취소했어요' : '예약을 취소했어요', tone: 'positive' });
    onDone();
  };
  const fitting = page.slots.filter(
    ({ slotId, counselType }) =>
      (kind === 'CLINIC' || (counselType ?? topic) === topic) &&
      page.bookings.every((booking) => booking.slotId !== slotId),
  );
  return (
    <>
      <FormAlert message={refusal} />
      <List
        title="내 예약"
        none="잡아 둔 예약이 없어요."
        rows={page.bookings.map((booking) => ({
          key: booking.slotId,
          ...withState(booking),
          end: (
            <Button size="small" aria-label={`${timeWords(booking)} 예약 취소`} onClick={() => setCancelling(booking)}>
              취소
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={cancelling !== null}
        tone="danger"
        title={isWaiting ? '대기를 취소할까요?' : '예약을 취소할까요?'}
        confirmLabel={isWaiting ? '대기 취소' : '예약 취소'}
        cancelLabel="그대로 두기"
        onConfirm={cancel}
        onClose={() => setCancelling(null)}
      >
        {cancelling && timeWords(cancelling)}
        {isWaiting
          ? '의 대기 순서를 잃어요.'
          : '의 자리는 기다리는 다른 사람에게 넘어가요. 다시 예약하려면 빈자리가 있어야 해요.'}
      </ConfirmDialog>
      {kind === 'COUNSEL' && (
        <label className={css.topic}>
          <span>무엇을 상담할까요?</span>
          <SelectInput value={topic} options={[...counselTypes]} onChange={(next) => next && setTopic(next)} />
        </label>
      )}
      <List
        title="예약할 수 있는 시간"
        none="예약할 수 있는 시간이 없어요."
        rows={fitting.map((slot) => {
          const closed =
            slot.free > 0 ? whyClosed({ ...page, kind, slot, mine: page.bookings, counselType: topic }) : '자리 없음';
          return {
            key: slot.slotId,
            main: timeWords(slot),
            note: [slot.room, closed || `빈자리 ${slot.free}`].filter(Boolean).join(' · '),
            end: closed ? undefined : (
              <Button
                size="small"
                aria-label={`${timeWords(slot)} 예약`}
                loading={busyId === slot.slotId}
                onClick={() => void reserve(slot.slotId)}
              >
                예약
              </Button>
            ),
          };
        })}
      />
    </>
  );
}

/** In the place of the state is the button, so a place on a waiting list is told before the time. */
function withState(booking: PartProps['page']['bookings'][number]) {
  const { main, note } = bookingWords(booking);
  return { main: booking.status === 'WAITING' ? `${main} (대기)` : main, note };
}
