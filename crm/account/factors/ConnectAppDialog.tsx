import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBeginTotp, useConfirmTotp, type TotpKey } from '#client/generated/rest/account.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { ConfirmTotpBody } from '#openapi/generated/zod/account.ts';
import { FormDialog, Spinner, TextField } from '#ui-kit';
import css from '../Account.module.css';
import { PasswordDialog } from '../PasswordDialog.tsx';

interface ConnectAppDialogProps {
  /** The app is connected; recovery codes come with the first second factor. */
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onClose: () => void;
}

/** Connects an authenticator app: the password, then the QR code and a code of the app. */
export function ConnectAppDialog({ onDone, onClose }: ConnectAppDialogProps) {
  const [key, setKey] = useState<TotpKey | null>(null);
  // The dialog closes by itself once the password was right; the next step takes its place.
  const begun = useRef(false);
  const begin = useBeginTotp();
  if (key) return <CodeDialog totp={key} onDone={onDone} onClose={onClose} />;
  return (
    <PasswordDialog
      title="인증 앱 연결"
      submitLabel="다음"
      onSubmit={async (data) => {
        setKey(await begin.mutateAsync({ data }));
        begun.current = true;
      }}
      onClose={() => !begun.current && onClose()}
    >
      Google Authenticator, Microsoft Authenticator, 1Password 같은 인증 앱을 휴대폰에 준비해 주세요.
    </PasswordDialog>
  );
}

const resolver = schemaResolver(ConfirmTotpBody);

function CodeDialog({ totp, onDone, onClose }: ConnectAppDialogProps & { totp: TotpKey }) {
  const confirm = useConfirmTotp();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  return (
    <FormDialog
      open
      title="인증 앱 연결"
      size="small"
      submitLabel="연결"
      form={form}
      onSubmit={async (data) => {
        const { recoveryCodes } = await confirm.mutateAsync({ data });
        await onDone(recoveryCodes);
      }}
      said="인증 앱을 연결했습니다"
      onClose={onClose}
    >
      <p>앱에서 이 그림을 찍고, 앱에 보이는 여섯 자리 숫자를 입력해 주세요.</p>
      <QrCode text={totp.uri} />
      <p className={css.quiet}>
        찍을 수 없으면 앱에 이 키를 입력해 주세요: <span className={css.key}>{totp.secret}</span>
      </p>
      <TextField name="code" label="코드" maxLength={6} autoComplete="one-time-code" />
    </FormDialog>
  );
}

/** Drawn here: the key goes to no other server. */
function QrCode({ text }: { text: string }) {
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    void import('qrcode').then(async ({ toDataURL }) => setImage(await toDataURL(text, { width: 400, margin: 2 })));
  }, [text]);
  return image ? <img className={css.qr} src={image} alt="인증 앱에 넣을 QR 코드" /> : <Spinner label="그리는 중" />;
}
