import { use, useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../Dialog/Dialog.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { FormAlert } from '../Form/FormAlert.tsx';
import { FailureContext } from '../QueryView/FailureContext.ts';
import { saidOf, useToast, type SaidOf } from '../Toast/toasts.ts';
import control from '../Field/control.module.css';
import { Stack } from '../Layout/Layout.tsx';

export interface ConfirmDialogProps<Done> {
  /** Open or closed. */
  open: boolean;
  /** The question, e.g. '미적분 A를 삭제할까요?' */
  title: string;
  /** The consequence; for a destructive action, what will be lost and how much of it. */
  children: ReactNode;
  /** The label of the confirm button, e.g. '삭제'. */
  confirmLabel: string;
  /** @default '취소' */
  cancelLabel?: string;
  /** @default 'small' */
  size?: 'small' | 'medium';
  /** `danger` colours the confirm button and puts the focus on cancel. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** Text to type before the confirm button is enabled, for what cannot be restored. @default undefined */
  typedConfirm?: string;
  /** There is nothing to confirm, or it is not known yet. @default false */
  disabled?: boolean;
  /** Performs the action; the confirm button shows a spinner until the promise settles, and the dialog shows the error message. */
  onConfirm: () => Done | Promise<Done>;
  /** What is told after it succeeded. @default undefined */
  said?: SaidOf<Done> | undefined;
  /** The dialog was cancelled; also called after `onConfirm` succeeded. */
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone easily. It stays while the action runs: what comes of it is told here. */
export function ConfirmDialog<Done>({ open, title, size = 'small', onClose, ...props }: ConfirmDialogProps<Done>) {
  const [running, setRunning] = useState(false);
  const cancel = (): void => {
    if (!running) onClose();
  };
  return (
    <Dialog open={open} title={title} onClose={cancel} size={size} role="alertdialog">
      <ConfirmForm {...props} running={running} onRunning={setRunning} onCancel={cancel} onClose={onClose} />
    </Dialog>
  );
}

interface ConfirmFormProps<Done> extends Omit<ConfirmDialogProps<Done>, 'open' | 'title' | 'size'> {
  running: boolean;
  onRunning: (running: boolean) => void;
  onCancel: () => void;
}

function ConfirmForm<Done>(props: ConfirmFormProps<Done>) {
  const toast = useToast();
  const describe = use(FailureContext);
  const { children, confirmLabel, cancelLabel = '취소', tone, typedConfirm, disabled = false, running, ...on } = props;
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const inputId = useId();
  const danger = tone === 'danger';
  const blocked = disabled || (typedConfirm !== undefined && typed.trim() !== typedConfirm);

  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (blocked || running) return;
    on.onRunning(true);
    setFailure(null);
    try {
      toast(saidOf(on.said, await on.onConfirm()));
      on.onClose();
    } catch (error) {
      setFailure(describe(error).message);
    } finally {
      on.onRunning(false);
    }
  };

  return (
    <form aria-busy={running || undefined} onSubmit={(event) => void confirm(event)}>
      <DialogBody>
        <Stack gap={10}>{children}</Stack>
        {typedConfirm !== undefined && (
          <FieldFrame id={inputId} label={`계속하려면 그대로 입력해 주세요: ${typedConfirm}`}>
            <input
              id={inputId}
              className={control.input}
              value={typed}
              readOnly={running}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </FieldFrame>
        )}
        <FormAlert message={failure} />
      </DialogBody>
      <DialogActions>
        <Button onClick={on.onCancel} data-autofocus={(danger && typedConfirm === undefined) || undefined}>
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          tone={danger ? 'danger' : 'normal'}
          loading={running}
          disabled={blocked}
          data-autofocus={(!danger && !disabled) || undefined}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
