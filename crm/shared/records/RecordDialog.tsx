import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '#ui-kit';
import { atFormFields, type FieldNames } from './mappedResolver.ts';
import { useVersion } from './useVersion.tsx';

interface RecordDialogProps<Form extends FieldValues, Output, Saved> extends Omit<
  FormDialogProps<Form, Output, never>,
  'open' | 'onSubmit' | 'said'
> {
  /** The version of the record as it was read, if it has one; the one at opening counts, as for the form's values. @default undefined */
  version?: number | undefined;
  /** The version after those of one's own earlier writes that followed the one at opening; some may still be in progress. @default undefined */
  settled?: (opened: number) => Promise<number>;
  /** Writes the record at the version it changes; a new record has no version. */
  save: (values: Output, version: number) => Promise<Saved>;
  /** What is told after saving. @default undefined */
  said?: FormDialogProps<Form, Output, Saved>['said'];
  /** The form's field names, for contract fields with another name. @default {} */
  fieldNames?: FieldNames<Form>;
}

/** Creates or edits a record. If another person saved first, both values are shown and saving again overwrites theirs. */
export function RecordDialog<Form extends FieldValues, Output, Saved>({
  version = 1,
  settled,
  save,
  fieldNames = {},
  children,
  ...dialog
}: RecordDialogProps<Form, Output, Saved>) {
  const [opened] = useState(version);
  const versioned = useVersion(opened, settled && (() => settled(opened)));
  const submit = async (values: Output): Promise<Saved> => {
    try {
      return await versioned.save((read) => save(values, read));
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
