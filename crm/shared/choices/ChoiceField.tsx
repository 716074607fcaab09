import { SelectInput, type Readable } from '#ui-kit';
import { FieldFrame } from '#ui-kit/Field/FieldFrame.tsx';
import { useField, type FieldProps } from '#ui-kit/Field/useField.ts';
import { ChoiceFailed } from './ChoiceFailed.tsx';
import { choiceHint } from './choiceHint.ts';

interface ChoiceFieldProps extends Omit<FieldProps, 'hint'> {
  /** The query whose answer the select offers. */
  query: Readable & { isLoading: boolean; isFetching: boolean };
  options: readonly { value: string; label: string }[];
  /** The label of "none". */
  emptyLabel: string;
  /** Said when there is nothing to choose; undefined while nothing is asked for. */
  none: string | undefined;
}

/** A select whose options are read: below it stands that they are being read, that there are none, or that reading failed, with another try. */
export function ChoiceField({ query, options, emptyLabel, none, ...props }: ChoiceFieldProps) {
  const hint = none === undefined ? undefined : choiceHint(query, options, none);
  const { field, frame, control } = useField({ ...props, hint });
  const failed = query.isError && options.length === 0;
  return (
    <FieldFrame {...frame} error={failed ? undefined : frame.error}>
      <SelectInput
        {...control}
        {...field}
        aria-describedby={failed ? `${control.id}-error` : control['aria-describedby']}
        disabled={control.disabled}
        value={typeof field.value === 'string' ? field.value : null}
        options={options}
        emptyLabel={emptyLabel}
      />
      {failed && <ChoiceFailed id={control.id} query={query} />}
    </FieldFrame>
  );
}
