import { useState, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogActions, DialogBody, type DialogProps } from '../Dialog/Dialog.tsx';
import { Form, FormMessage } from '../Form/Form.tsx';
import { useToast, type Said } from '../Toast/toasts.ts';
import { SubmitButton } from '../Form/SubmitButton.tsx';

export interface FormDialogProps<T extends FieldValues, Output, Saved> extends Pick<
  DialogProps,
  'open' | 'title' | 'size'
> {
  /** The result of `useForm`. */
  form: UseFormReturn<T, unknown, Output>;
  /** Saves; on success the dialog calls `onClose`, an error is shown in the form. */
  onSubmit: (values: Output) => Saved | Promise<Saved>;
  /** What is told after saving. @default undefined */
  said?: Said | ((values: Output, saved: Saved) => Said | undefined) | undefined;
  /** The dialog was cancelled or has saved; the owner sets `open` to false. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** @default '저장' */
  submitLabel?: string;
  /** Another word for leaving, where `취소` could be taken for the action. @default '취소' */
  cancelLabel?: string;
  /** There is nothing to save, or it is not known yet. @default false */
  submitDisabled?: boolean;
  /** There is unsaved work besides the form's own fields, such as a grid inside the dialog. @default false */
  unsaved?: boolean;
}

/** A form in a dialog. Enter saves, Ctrl+Enter where Enter begins a line; Escape and 취소 ask first when there are changes. */
export function FormDialog<T extends FieldValues, Output, Saved>({
  open,
  title,
  size,
  form,
  onSubmit,
  said,
  onClose,
  children,
  submitLabel = '저장',
  cancelLabel = '취소',
  submitDisabled = false,
  unsaved = false,
}: FormDialogProps<T, Output, Saved>) {
  const toast = useToast();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [asking, setAsking] = useState(false);
  const requestClose = (): void => {
    if (isSubmitting) return;
    if (isDirty || unsaved) setAsking(true);
    else onClose();
  };
  const save = async (values: Output): Promise<void> => {
    const saved = await onSubmit(values);
    toast(typeof said === 'function' ? said(values, saved) : said);
    onClose();
  };
  return (
    <Dialog open={open} title={title} onClose={requestClose} size={size}>
      <Form form={form} onSubmit={save}>
        <DialogBody>
          {children}
          <FormMessage />
        </DialogBody>
        <DialogActions>
          <Button onClick={requestClose}>{cancelLabel}</Button>
          <SubmitButton title="Ctrl+Enter로도 저장합니다" disabled={submitDisabled}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </Form>
      <ConfirmDialog
        open={asking}
        title="저장하지 않고 닫을까요?"
        confirmLabel="저장하지 않고 닫기"
        cancelLabel="계속 작성"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        입력한 내용이 사라집니다.
      </ConfirmDialog>
    </Dialog>
  );
}
