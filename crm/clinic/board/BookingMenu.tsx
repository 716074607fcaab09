import { josa } from 'es-hangul';
import { Menu } from '#ui-kit';
import { AddIcon, ClockIcon, CloseIcon, EditIcon, MoreIcon, TransferIcon, WarningIcon } from '#ui-kit/icons.ts';
import type { BookingCardProps } from '../types.ts';
import { roomWords, slotName } from '../slotWords.ts';

/** The other actions of a booking, such as moving it to another slot. */
export function BookingMenu({ booking, slot, slots, board, placing, onDialog }: BookingCardProps) {
  const others = slots.filter(({ id }) => id !== slot.id);
  const isExpected = booking.presence === 'RESERVED' || booking.presence === 'LATE' || booking.presence === 'WAITING';
  return (
    <Menu
      iconOnly
      label={`${booking.label} 더 보기`}
      icon={<MoreIcon aria-hidden />}
      items={[
        {
          label: booking.isHurried ? '급함 지우기' : '급함 표시',
          icon: <WarningIcon aria-hidden />,
          onSelect: () => void board.hurry(booking),
        },
        { label: '할 일 더하기', icon: <AddIcon aria-hidden />, onSelect: () => onDialog({ kind: 'todo', booking }) },
        {
          label: '오는 시간 바꾸기',
          icon: <ClockIcon aria-hidden />,
          onSelect: () => onDialog({ kind: 'time', booking, slot }),
        },
        { label: '메모', icon: <EditIcon aria-hidden />, onSelect: () => onDialog({ kind: 'memo', booking }) },
        ...others.map((other) => ({
          label: `${josa(slotName(other), '으로/로')} 옮기기 (${roomWords(other)})`,
          icon: <TransferIcon aria-hidden />,
          onSelect: () => placing.move(booking, other),
        })),
        ...(isExpected
          ? [
              {
                label: '예약 취소',
                icon: <CloseIcon aria-hidden />,
                tone: 'danger' as const,
                onSelect: () => void board.remove(booking),
              },
            ]
          : []),
      ]}
    />
  );
}
