import { DragIcon } from '../icons.ts';
import css from './CarryBoard.module.css';
import { useCarry, type Cargo } from './carry.ts';

/** The drag handle of an item that can be moved to another list. */
export function CarryHandle(cargo: Cargo) {
  const carry = useCarry();
  return (
    <button
      type="button"
      className={css.handle}
      aria-label={`${cargo.name} 옮기기`}
      aria-describedby={carry.howId}
      aria-pressed={carry.cargo?.id === cargo.id}
      onKeyDown={(event) => {
        if (carry.cargo || (event.key !== ' ' && event.key !== 'Enter')) return;
        event.preventDefault();
        carry.lift(cargo);
      }}
      onPointerDown={(event) => {
        if (event.button === 0) carry.lift(cargo, { x: event.clientX, y: event.clientY });
      }}
    >
      <DragIcon aria-hidden />
    </button>
  );
}
