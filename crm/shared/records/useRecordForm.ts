import type { BaseRecord, MetaQuery } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

interface RecordFormProps<Form extends FieldValues, Output> {
  /** The resource's name. */
  resource: string;
  /** The record to change, with the version at which the form opens; undefined for a new one. */
  record?: { id: string; version?: number } | undefined;
  /** `params` of a command's path, or the mutation of a resource that GraphQL writes. @default undefined */
  meta?: MetaQuery;
  resolver: Resolver<Form, unknown, Output>;
  defaultValues: NoInfer<DefaultValues<Form>>;
}

/** What `RecordDialog` takes of a form. */
export interface RecordForm<Form extends FieldValues, Output> {
  form: UseFormReturn<Form, unknown, Output>;
  version: number | undefined;
  /** Creates the record, or changes it at this version; takes the body of the command, usually the form's values. @throws HttpError at its fields, else an Error with a sentence for people */
  save: (values: object, version: number) => Promise<BaseRecord>;
}

/**
 * refine's `useForm` for a dialog: it stays where it is after saving, and shows itself what the server answers. It begins with the values that
 * are on screen, so that the version it sends belongs to what the person read; a refetch meanwhile changes neither.
 */
export function useRecordForm<Form extends FieldValues, Output>({
  resource,
  record,
  meta,
  resolver,
  defaultValues,
}: RecordFormProps<Form, Output>): RecordForm<Form, Output> {
  const { refineCore, ...form } = useForm<BaseRecord, never, Form>({
    refineCoreProps: {
      resource,
      action: record ? 'edit' : 'create',
      id: record?.id,
      meta,
      redirect: false,
      // The data provider says what was changed.
      invalidates: [],
      queryOptions: { enabled: false },
      successNotification: false,
      errorNotification: false,
    },
    // refine's type has one type for the values before and after validation.
    resolver: resolver as unknown as Resolver<Form, object>,
    defaultValues: defaultValues as DefaultValues<Form>,
  });
  return {
    form: form as unknown as UseFormReturn<Form, unknown, Output>,
    version: record?.version,
    save: async (values, version) => {
      const sent = record?.version === undefined ? values : { ...values, version };
      const saved = await refineCore.onFinish(sent as unknown as Form);
      return saved?.data ?? {};
    },
  };
}
