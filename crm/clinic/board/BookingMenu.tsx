import { josa } from 'es-hangul';
import { AddIcon, ClockIcon, CloseIcon, EditIcon, TransferIcon, WarningIcon } from '#ui-kit/icons.ts';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import type { BookingCardProps } from '../types.ts';
import { roomWords, slotName } from '../slotWords.ts';

/** The other actions of a booking, such as moving it to another slot. */
export function BookingMenu({ booking, slot, slots, board, placing, onDialog }: BookingCardProps) {
  const others = slots.filter(({ id }) => id !== slot.id);
  return (
    <ActionMenu
      name={booking.label}
      actions={[
        {
          title: booking.isHurried ? '급함 해제' : '급함 표시',
          icon: WarningIcon,
          run: () => board.hurry(booking),
        },
        { title: '할 일 추가', icon: AddIcon, run: () => onDialog({ kind: 'todo', booking }) },
        { title: '오는 시간 바꾸기', icon: ClockIcon, run: () => onDialog({ kind: 'time', booking, slot }) },
        { title: '메모', icon: EditIcon, run: () => onDialog({ kind: 'memo', booking }) },
        ...others.map((other) => ({
          title: `${josa(slotName(other), '으로/로')} 옮기기 (${roomWords(other)})`,
          icon: TransferIcon,
          run: () => placing.move(booking, other),
        })),
        {
          title: '예약 취소',
          icon: CloseIcon,
          tone: 'danger',
          when: ['RESERVED', 'LATE', 'WAITING'].includes(booking.presence),
          run: () => board.remove(booking),
        },
      ]}
    />
  );
}
