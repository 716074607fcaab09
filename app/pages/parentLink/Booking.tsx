import { useState } from 'react';
import { counselTypes, type CounselType } from '#client/bookings/bookingKinds.ts';
import { whyClosed } from '#client/bookings/whyClosed.ts';
import { cancelByLink, reserveByLink } from '#client/generated/rest/parentLinks.ts';
import type { Reservation } from '#client/generated/rest/clinicParticipants.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, FormAlert, SelectInput, useToast } from '#ui-kit';
import { List } from './List.tsx';
import css from './ParentLink.module.css';
import type { PartProps } from './part.ts';
import { bookingWords, timeWords } from './words.ts';

/** Books and cancels counsels or clinics, as the student may. */
export function Booking({ kind, page, link, onDone }: PartProps & { kind: 'COUNSEL' | 'CLINIC' }) {
  const toast = useToast();
  const [topic, setTopic] = useState<CounselType>('PARENT');
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [cancelling, setCancelling] = useState<PartProps['page']['bookings'][number] | null>(null);
  const reserve = async (slotId: string, wait: boolean): Promise<void> => {
    const booking = { ...link, slotId, wait };
    setBusyId(slotId);
    setRefusal('');
    try {
      const made = await reserveByLink(kind === 'COUNSEL' ? { ...booking, counselType: topic } : booking);
      toast({ message: madeWords(made), tone: 'positive' });
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
    await cancelByLink({ ...link, slotId: cancelling.slotId });
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
          const closed = whyClosed({ ...page, kind, slot, mine: page.bookings, counselType: topic });
          const isFull = slot.free <= 0;
          const act = isFull ? '대기' : '예약';
          return {
            key: slot.slotId,
            main: timeWords(slot),
            note: [slot.room, closed || (isFull ? '자리 없음' : `빈자리 ${slot.free}`)].filter(Boolean).join(' · '),
            end: closed ? undefined : (
              <Button
                size="small"
                aria-label={`${timeWords(slot)} ${act}`}
                loading={busyId === slot.slotId}
                onClick={() => void reserve(slot.slotId, isFull)}
              >
                {act}
              </Button>
            ),
          };
        })}
      />
    </>
  );
}

/** What was made: a seat, or a place on the waiting list. */
const madeWords = ({ status, place }: Reservation): string =>
  status === 'WAITING' ? `대기 ${place}번째로 신청했어요. 자리가 나면 예약되고 문자로 알려 드려요.` : '예약했어요';

/** In the place of the state is the button, so a place on a waiting list is told before the time. */
function withState(booking: PartProps['page']['bookings'][number]) {
  const { main, note } = bookingWords(booking);
  return { main: booking.status === 'WAITING' ? `${main} (대기)` : main, note };
}
