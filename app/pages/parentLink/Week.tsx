import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { formatDay, formatHours, formatNumber } from '#ui-kit';
import { List } from './List.tsx';
import { bookingRows, homeworkRows } from './words.ts';

/** This week at a glance: lessons with their marks, shown scores, homework, reservations. */
export function Week({ page: { lessons, times, scores, homework, bookings } }: { page: ParentPage }) {
  const planned = times.map((time) => ({ ...time, end: '예정' }));
  return (
    <>
      <List
        title="수업과 출결"
        none="이번 주에는 수업이 없어요."
        rows={[...lessons.map(({ mark, ...lesson }) => ({ ...lesson, end: mark ?? '아직 없음' })), ...planned]
          .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
          .map(({ lectureName, heldOn, end, ...hours }) => ({
            key: lectureName + heldOn + hours.startsAt,
            main: lectureName,
            note: `${formatDay(heldOn)} ${formatHours(hours)}`,
            end,
          }))}
      />
      <List
        title="공개된 성적"
        none="이번 주에 공개된 성적이 없어요."
        rows={scores.map(({ examName, lectureName, heldOn, value, totalPoints }, at) => ({
          key: String(at),
          main: examName,
          note: `${lectureName} · ${formatDay(heldOn)}`,
          end: value === null ? '점수 없음' : `${formatNumber(value)} / ${formatNumber(totalPoints)}점`,
        }))}
      />
      <List title="과제" none="남은 과제가 없어요." rows={homeworkRows(homework)} />
      <List title="예약" none="잡아 둔 예약이 없어요." rows={bookingRows(bookings)} />
    </>
  );
}

const timeOf = ({ heldOn, startsAt }: { heldOn: string; startsAt: string }): string => `${heldOn} ${startsAt}`;
