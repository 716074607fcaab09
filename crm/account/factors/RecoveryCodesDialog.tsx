import { acceptAuth, useSession } from '#client/session/session.ts';
import { Button, Dialog, DialogActions, DialogBody, useClipboard } from '#ui-kit';
import { CopyIcon } from '#ui-kit/icons.ts';
import css from '../Account.module.css';

interface RecoveryCodesDialogProps {
  codes: string[];
  onClose: () => void;
}

/** Shows recovery codes this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { auth } = useSession();
  const copy = useClipboard();
  const close = (): void => {
    onClose();
    // Whoever had to set up a second factor goes on now.
    if (auth?.mustSetSecondFactor) acceptAuth({ ...auth, mustSetSecondFactor: false });
  };
  return (
    <Dialog open title="복구 코드" size="small" onClose={close}>
      <DialogBody>
        <p>
          휴대폰을 잃어버렸을 때 이 코드로 로그인합니다. 코드마다 한 번 쓸 수 있고, 지금 말고는 다시 볼 수 없습니다.
          종이에 적거나 안전한 곳에 저장해 주세요.
        </p>
        <ul className={css.codes} aria-label="복구 코드">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button icon={<CopyIcon aria-hidden />} onClick={() => copy(codes.join('\n'), '복구 코드를 복사했습니다')}>
          복사
        </Button>
        <Button variant="primary" onClick={close}>
          적어 두었습니다
        </Button>
      </DialogActions>
    </Dialog>
  );
}
