import { SearchBox, SelectInput } from '#ui-kit';
import { ChoiceChips } from '../choices/ChoiceChips.tsx';

interface FilterProps<Field extends string> {
  /** What `useRecordList` returns. */
  list: { filters: Record<Field, string>; setFilters: (changed: Partial<Record<Field, string>>) => void };
  field: NoInfer<Field>;
  /** What is filtered by, for screen readers. */
  label: string;
}

const changed = <Field extends string>(field: Field, value: string) => ({ [field]: value }) as Record<Field, string>;

/** Searches a list. */
export function ListSearch<F extends string>({ list, field, ...box }: FilterProps<F> & { placeholder: string }) {
  return (
    <SearchBox
      {...box}
      value={list.filters[field]}
      onChange={(typed) => list.setFilters(changed(field, typed.trim()))}
    />
  );
}

interface ListSelectProps<Field extends string> extends FilterProps<Field> {
  /** Shown while nothing is chosen. */
  emptyLabel: string;
  options: readonly { value: string; label: string }[];
}

/** Filters a list by one of many values. */
export function ListSelect<F extends string>({ list, field, label, ...select }: ListSelectProps<F>) {
  return (
    <SelectInput
      {...select}
      aria-label={label}
      value={list.filters[field] || null}
      onChange={(value) => list.setFilters(changed(field, value ?? ''))}
    />
  );
}

interface ListChoiceProps<Field extends string> extends FilterProps<Field> {
  /** The first one is what the list shows without the filter. */
  items: readonly { id: string; label: string }[];
}

/** Filters a list by one of few values. */
export function ListChoice<F extends string>({ list, field, label, items }: ListChoiceProps<F>) {
  const first = items[0]?.id ?? '';
  return (
    <ChoiceChips
      label={label}
      items={items}
      chosen={[list.filters[field] || first]}
      onToggle={(id) => list.setFilters(changed(field, id === first ? '' : id))}
    />
  );
}
