import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { useResendAnnouncement, ResendAddressee } from '#client/generated/rest/announcements.ts';
import { problemText } from '#client/problemText.ts';
import { Button, FormAlert, useToast, Note } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import type { Place } from './AnnouncementDialog.tsx';
import css from './Announcements.module.css';
import type { Reader } from './readers.ts';

const addressees = [
  { id: ResendAddressee.STUDENT, label: '학생에게' },
  { id: ResendAddressee.PARENT, label: '보호자에게' },
] as const;

/** Sends a text message to those who have not read the announcement. */
export function ResendPanel({ place, id, unread }: { place: Place; id: string; unread: readonly Reader[] }) {
  const [addressee, setAddressee] = useState<ResendAddressee>(ResendAddressee.STUDENT);
  // A retry after a lost response uses the same key, so that nobody is notified twice.
  const [sendKey, setSendKey] = useState(() => crypto.randomUUID());
  const resend = useResendAnnouncement();
  const toast = useToast();
  const isNight = resend.error instanceof HttpError && resend.error.problem.code === 'quiet-hours';
  const reachable = unread.filter((one) => (addressee === 'PARENT' ? one.parentPhone : one.phone) !== null).length;
  const send = (quietHoursConfirmed: boolean): void =>
    resend.mutate(
      {
        lectureId: place.lectureId,
        weeklyLectureId: place.weekId,
        announcementId: id,
        data: { sendKey, addressee, quietHoursConfirmed },
      },
      {
        onSuccess: ({ queued, withoutPhone }) => {
          setSendKey(crypto.randomUUID());
          const left = withoutPhone > 0 ? ` 번호가 없는 ${withoutPhone}명은 빠졌습니다.` : '';
          toast({ message: `문자 ${queued}건을 보낼 목록에 올렸습니다.${left}`, tone: 'positive' });
        },
      },
    );
  return (
    <section className={css.resend} aria-label="다시 알리기">
      <ChoiceChips label="받는 사람" items={addressees} chosen={[addressee]} onToggle={setAddressee} />
      <Note>
        {reachable < unread.length && `번호가 없는 ${unread.length - reachable}명은 빠집니다. `}
        공지 제목과 함께 학생 페이지에서 읽어 달라는 문자를 보냅니다.
      </Note>
      <FormAlert message={resend.error && problemText(resend.error)} />
      <Button
        variant="primary"
        icon={<SendIcon aria-hidden />}
        disabled={reachable === 0}
        loading={resend.isPending}
        onClick={() => send(isNight)}
      >
        {isNight ? `밤이지만 ${reachable}명에게 지금 보내기` : `안 읽은 ${reachable}명에게 문자 보내기`}
      </Button>
    </section>
  );
}
