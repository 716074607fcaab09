import { useState } from 'react';
import {
  useCancelClinicSlot,
  useCancelCounselSlot,
  useReserveClinicSlot,
  useReserveCounselSlot,
  type Reservation,
} from '#client/generated/rest/clinicParticipants.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import type { CounselType, Kind } from '#client/bookings/bookingKinds.ts';

/** Books and cancels clinic and counsel slots. The reason of a refusal is shown at its slot until the next try. */
export function useBooking(kind: Kind, counselType: CounselType) {
  const toast = useToast();
  const [refusal, setRefusal] = useState<{ slotId: string; message: string } | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [hasBooked, setHasBooked] = useState(false);
  const ofClinic = { reserve: useReserveClinicSlot(), cancel: useCancelClinicSlot() };
  const ofCounsel = { reserve: useReserveCounselSlot(), cancel: useCancelCounselSlot() };
  const reserve = async (slotId: string, wait: boolean): Promise<boolean> => {
    setBusyId(slotId);
    setRefusal(null);
    try {
      const reservation =
        kind === 'CLINIC'
          ? await ofClinic.reserve.mutateAsync({ slotId, data: { wait } })
          : await ofCounsel.reserve.mutateAsync({ slotId, data: { wait, counselType } });
      toast({ message: wordsOf(reservation), tone: 'positive' });
      setHasBooked(true);
      return true;
    } catch (error) {
      setRefusal({ slotId, message: problemText(error) });
      return false;
    } finally {
      setBusyId(null);
    }
  };
  const cancel = (slotId: string) => {
    // It may have spoken of this booking.
    setRefusal(null);
    return (kind === 'CLINIC' ? ofClinic : ofCounsel).cancel.mutateAsync({ slotId });
  };
  return { reserve, cancel, refusal, busyId, hasBooked };
}

function wordsOf({ status, place, todos }: Reservation): string {
  if (status === 'WAITING') return `대기 ${place}번째로 신청했어요. 자리가 나면 자동으로 예약되고 문자로 알려 드려요.`;
  return todos > 0 ? `예약했어요. 할 일 ${todos}가지를 함께 하게 돼요.` : '예약했어요';
}
