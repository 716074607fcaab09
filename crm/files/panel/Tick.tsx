import css from './PermissionTable.module.css';

interface TickProps {
  label: string;
  value: 'all' | 'some' | 'none';
  onChange: (checked: boolean) => void;
}

/** A box for one or for many; half-way it says so. */
export function Tick({ label, value, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      className={css.tick}
      aria-label={label}
      checked={value === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = value === 'some';
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
