import type { FieldValues } from 'react-hook-form';
import { FormDialog, useToast, type FormDialogProps, type Toast } from '#ui-kit';
import { atFormFields, type FieldNames } from './mappedResolver.ts';
import { useVersion } from './useVersion.tsx';

interface RecordDialogProps<Form extends FieldValues, Output, Saved> extends Omit<
  FormDialogProps<Form, Output>,
  'open' | 'onSubmit'
> {
  /** Of the record as it was read, where it has one. @default undefined */
  version?: number | undefined;
  /** The version once one's own earlier writes are answered, when some may still be under way. @default undefined */
  settled?: () => Promise<number>;
  /** Writes it, over the version it changes; a new record has none. */
  save: (values: Output, version: number) => Promise<Saved>;
  /** What is said once it is written. @default undefined */
  said?: (values: Output, saved: Saved) => string | Toast;
  /** The form's fields of what the contract calls otherwise. @default {} */
  fieldNames?: FieldNames<Form>;
}

/**
 * Writes a new record or changes one. When somebody was first, both values are shown and saving once more decides for one's own; then it
 * says what was done.
 */
export function RecordDialog<Form extends FieldValues, Output, Saved>({
  version = 1,
  settled,
  save,
  said,
  fieldNames = {},
  children,
  ...dialog
}: RecordDialogProps<Form, Output, Saved>) {
  const toast = useToast();
  const versioned = useVersion(version, settled);
  const submit = async (values: Output): Promise<void> => {
    try {
      const saved = await versioned.save((read) => save(values, read));
      const words = said?.(values, saved);
      if (words !== undefined) toast(typeof words === 'string' ? { message: words, tone: 'positive' } : words);
    } catch (error) {
      throw atFormFields(error, fieldNames);
    }
  };
  return (
    <FormDialog {...dialog} open onSubmit={submit}>
      {children}
      {versioned.note}
    </FormDialog>
  );
}
