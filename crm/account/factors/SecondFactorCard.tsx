import { useState } from 'react';
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  type Account,
  type Passkey,
} from '#client/generated/rest/account.ts';
import { hasPasskeys } from '#client/session/passkey.ts';
import { useSession } from '#client/session/session.ts';
import { Button, formatInstant, StatusChip, useToast, Stack } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import css from '../Account.module.css';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { ConnectAppDialog } from './ConnectAppDialog.tsx';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

interface SecondFactorCardProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

type Open = 'app' | 'passkey' | 'codes' | 'offApp' | 'offAll' | Passkey;

/** One's second factor: set up, looked at, taken off. */
export function SecondFactorCard({ account, onChanged }: SecondFactorCardProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const { auth } = useSession();
  const close = () => setOpen(null);
  const done = async (recoveryCodes: string[]): Promise<void> => {
    setCodes(recoveryCodes);
    await onChanged();
  };
  const isOn = account.totp || account.passkeys.length > 0;
  return (
    <Card
      title="2단계 인증"
      action={<StatusChip tone={isOn ? 'positive' : 'neutral'}>{isOn ? '켜짐' : '꺼짐'}</StatusChip>}
    >
      <p className={css.quiet}>
        {auth?.mustSetSecondFactor
          ? '이 학원에서는 2단계 인증을 써야 합니다. 먼저 설정하면 다른 화면을 쓸 수 있습니다.'
          : '비밀번호를 누가 알아내도 휴대폰이나 기기가 없으면 로그인할 수 없습니다.'}
      </p>
      <FactorRows account={account} onOpen={setOpen} />
      <div className={css.buttons}>
        {!account.totp && (
          <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => setOpen('app')}>
            인증 앱 연결
          </Button>
        )}
        {hasPasskeys() && <Button onClick={() => setOpen('passkey')}>패스키 등록</Button>}
        {isOn && <Button onClick={() => setOpen('codes')}>복구 코드 새로 받기</Button>}
        {isOn && <Button onClick={() => setOpen('offAll')}>2단계 인증 끄기</Button>}
      </div>
      {open === 'app' && <ConnectAppDialog onDone={done} onClose={close} />}
      {open === 'passkey' && <AddPasskeyDialog onDone={done} onClose={close} />}
      <Confirmations open={open} onDone={done} onClose={close} />
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Card>
  );
}

/** What is set up, a line each. */
function FactorRows({ account, onOpen }: { account: Account; onOpen: (open: Open) => void }) {
  const { totp, passkeys, recoveryCodesLeft } = account;
  if (!totp && passkeys.length === 0) return null;
  return (
    <ul className={css.rows}>
      {totp && (
        <li className={css.row}>
          <span>인증 앱</span>
          <Button size="small" onClick={() => onOpen('offApp')}>
            연결 끊기
          </Button>
        </li>
      )}
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={css.row}>
          <Stack as="span" gap={2}>
            <span>패스키 ‘{passkey.name}’</span>
            <span className={css.quiet}>
              {formatInstant(passkey.createdAt)} 등록
              {passkey.lastUsedAt && ` · ${formatInstant(passkey.lastUsedAt)} 사용`}
            </span>
          </Stack>
          <Button size="small" onClick={() => onOpen(passkey)}>
            삭제
          </Button>
        </li>
      ))}
      <li className={css.row}>
        <span>복구 코드 {recoveryCodesLeft}개 남음</span>
        {recoveryCodesLeft < 4 && <StatusChip tone="warning">새로 받아 두세요</StatusChip>}
      </li>
    </ul>
  );
}

interface ConfirmationsProps {
  open: Open | null;
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onClose: () => void;
}

/** Changes that need the password and nothing else. */
function Confirmations({ open, onDone, onClose }: ConfirmationsProps) {
  const toast = useToast();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  if (open === null || open === 'app' || open === 'passkey') return null;
  if (open === 'codes') {
    const send = async (data: { currentPassword: string }) => onDone((await renew.mutateAsync({ data })).recoveryCodes);
    return (
      <PasswordDialog title="복구 코드 새로 받기" submitLabel="새로 받기" onSubmit={send} onClose={onClose}>
        전에 받은 복구 코드는 더 쓸 수 없습니다.
      </PasswordDialog>
    );
  }
  const passkeyId = typeof open === 'object' ? open.id : undefined;
  const what = passkeyId === undefined ? { app: open === 'offApp' } : { passkeyId };
  const { title, submitLabel, done, text } = wordsOf(open);
  const send = async (body: { currentPassword: string }): Promise<void> => {
    await remove.mutateAsync({ data: { ...what, ...body } });
    toast({ message: done, tone: 'positive' });
    await onDone([]);
  };
  return (
    <PasswordDialog title={title} submitLabel={submitLabel} onSubmit={send} onClose={onClose}>
      {text}
    </PasswordDialog>
  );
}

/** What is said before and after something is taken off. */
function wordsOf(open: 'offApp' | 'offAll' | Passkey) {
  const text = '남은 방법이 없으면 2단계 인증이 꺼집니다.';
  switch (open) {
    case 'offApp':
      return { title: '인증 앱 연결 끊기', submitLabel: '끊기', done: '인증 앱 연결을 끊었습니다.', text };
    case 'offAll':
      return {
        title: '2단계 인증 끄기',
        submitLabel: '끄기',
        done: '2단계 인증을 껐습니다.',
        text: '인증 앱, 패스키, 복구 코드, 기억한 기기를 모두 삭제합니다. 다음부터 비밀번호만 묻습니다.',
      };
    default:
      return { title: `패스키 ‘${open.name}’ 삭제`, submitLabel: '삭제', done: '패스키를 삭제했습니다.', text };
  }
}
