import { useEffect, useRef, type CSSProperties } from 'react';
import { ACADEMY } from '#client/page/academy.ts';
import { Brand, formatDay, formatTime, timeInSeoul, formatSpan } from '#ui-kit';
import { presences, presenceWords } from '../../clinicParticipants/parts.ts';
import { openTodos, seatsTaken, type DayBoardSlot, type Booking } from '../board/dayBoardRows.ts';
import type { Ta } from '../types.ts';
import css from './Wall.module.css';

interface WallDisplayProps {
  day: string;
  slots: readonly DayBoardSlot[];
  tas: readonly Ta[];
  now: number;
  /** Shows 김민수 as 김○수, because everybody in the room can read the display. */
  shortNames: boolean;
  onShortNames: (short: boolean) => void;
  onEnd: () => void;
}

/** The board for the display in the clinic room: large, without controls. Escape closes it. */
export function WallDisplay({ day, slots, tas, now, shortNames, onShortNames, onEnd }: WallDisplayProps) {
  const wall = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = wall.current;
    element?.showModal();
    element?.focus();
    // A browser may refuse full screen; the display then fills the window.
    void element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      element?.close();
    };
  }, []);
  const all = slots.flatMap(({ bookings }) => bookings);
  const shown = slots.filter(({ endsAt, bookings }) => Date.parse(endsAt) > now || bookings.some(isShown));
  const taName = new Map(tas.map(({ id, name }) => [id, name]));
  return (
    <dialog ref={wall} tabIndex={-1} className={css.wall} aria-label="클리닉 벽 화면" onClose={onEnd} onCancel={onEnd}>
      <header className={css.head}>
        <h1>
          <Brand {...ACADEMY} name={`${ACADEMY.name} 클리닉`} />
        </h1>
        <p>{formatDay(day)}</p>
        <ul role="list" className={css.counts}>
          {presences.slice(0, 4).map((one) => (
            <li key={one} data-tone={presenceWords[one].tone}>
              {presenceWords[one].word} <strong>{all.filter(({ presence }) => presence === one).length}</strong>
            </li>
          ))}
        </ul>
        <p className={css.clock}>{formatTime(timeInSeoul(new Date(now)))}</p>
      </header>
      <div
        className={css.slots}
        hidden={shown.length === 0}
        style={roomFor(shown)}
        tabIndex={0}
        role="group"
        aria-label="시간별 학생"
      >
        {shown.map((slot) => (
          <section key={slot.id} className={css.slot}>
            <h2>
              {formatSpan(slot)} {slot.room} <span>{`${seatsTaken(slot)}/${slot.capacity}`}</span>
            </h2>
            <ul role="list" className={css.people}>
              {slot.bookings.filter(isShown).map((booking) => (
                <li key={booking.id} data-presence={booking.presence} data-hurried={booking.isHurried || undefined}>
                  <strong>{shortNames ? shortName(booking.label) : booking.label}</strong>
                  <span className={css.state}>
                    {presenceWords[booking.presence].word}
                    {booking.isHurried && ' · 급함'}
                  </span>
                  <span className={css.work}>
                    {openTodos(booking)[0]?.title ?? (booking.todos.length > 0 ? '모두 완료' : '')}
                  </span>
                  <span className={css.ta}>{taName.get(booking.taId ?? '') ?? ''}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown.length === 0 && <p className={css.nobody}>남은 클리닉이 없습니다.</p>}
      <div className={css.exit}>
        <button type="button" aria-pressed={shortNames} onClick={() => onShortNames(!shortNames)}>
          이름 줄이기
        </button>
        <button type="button" onClick={onEnd}>
          벽 화면 끝내기
        </button>
      </div>
    </dialog>
  );
}

/** The number of students side by side on the whole display. */
const ACROSS = 5;

/** The number of columns, and of rows in the fullest one; they set the font size. */
function roomFor(slots: readonly DayBoardSlot[]): CSSProperties {
  const most = Math.max(1, ...slots.map(({ bookings }) => bookings.filter(isShown).length));
  const across = Math.max(1, Math.floor(ACROSS / Math.max(1, slots.length)));
  return { '--slots': Math.max(1, slots.length), '--rows': Math.ceil(most / across) } as CSSProperties;
}

const isShown = ({ presence }: Booking): boolean => presence !== 'DEPARTED' && presence !== 'NO_SHOW';

/** 김민수 → 김○수, 이산 → 이○; what tells namesakes apart stays. */
function shortName(label: string): string {
  const [name = '', ...rest] = label.split(' (');
  const letters = [...name];
  const short = letters
    .map((letter, at) => (at === 0 || (at === letters.length - 1 && at > 1) ? letter : '○'))
    .join('');
  return [short, ...rest].join(' (');
}
