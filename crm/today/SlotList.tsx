import { ButtonLink, Chip, formatSpan, Note } from '#ui-kit';
import { useSession } from '#client/session/session.ts';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as counselPaths } from '../counsel/paths.ts';
import css from './Today.module.css';
import type { Slot } from './types.ts';

/** The clinic and counsel slots of the day; one's own are marked. */
export function SlotList({ slots }: { slots: readonly Slot[] }) {
  const me = useSession().auth?.userId;
  return (
    <ul role="list" className={css.rows}>
      {slots.map((slot) => {
        const isCounsel = slot.reserveType === 'COUNSEL';
        const waiting = slot.load?.waiting ?? 0;
        return (
          <li key={slot.id} className={css.row}>
            <time className={css.time}>{formatSpan(slot)}</time>
            <div className={css.main}>
              <p>
                {`${isCounsel ? '상담' : '클리닉'} · ${slot.room || '장소 미정'}`}{' '}
                {me !== undefined && slot.taId === me && <Chip tone="accent">내 담당</Chip>}
              </p>
              <Note>{slot.taStaff?.name ?? '담당 없음'}</Note>
            </div>
            <span className={css.share}>
              {`예약 ${slot.load?.booked ?? 0} / ${slot.capacity}명${waiting > 0 ? ` · 대기 ${waiting}명` : ''}`}
            </span>
            <ButtonLink size="small" href={isCounsel ? counselPaths.counsel : clinicPaths.clinic}>
              보기
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
