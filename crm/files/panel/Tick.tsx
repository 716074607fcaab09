import css from './PermissionTable.module.css';

interface TickProps {
  label: string;
  value: 'all' | 'some' | 'none';
  onChange: (checked: boolean) => void;
}

/** A checkbox for one or many; partly selected is shown as indeterminate. */
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
