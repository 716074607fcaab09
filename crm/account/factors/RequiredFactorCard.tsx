import { useState } from 'react';
import {
  useChangeSecuritySettings,
  useResetSecondFactor,
  type Account,
  type SecondFactorFor,
} from '#client/generated/rest/account.ts';
import { useGql } from '#client/graphql/gql.ts';
import { useSession } from '#client/session/session.ts';
import { Button, ConfirmDialog, SelectInput, useSending, Stack } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import css from '../Account.module.css';
import { ColleaguesDocument } from '../generated/graphql.ts';

interface RequiredFactorCardProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

const choices = [
  { value: 'NONE', label: '원하는 사람만' },
  { value: 'MANAGERS', label: '관리자' },
  { value: 'STAFF', label: '모든 직원' },
] as const satisfies { value: SecondFactorFor; label: string }[];

/** For managers: who must have a second factor, and help for a colleague who lost it. */
export function RequiredFactorCard({ account, onChanged }: RequiredFactorCardProps) {
  const { send } = useSending();
  const change = useChangeSecuritySettings();
  const choose = async (secondFactorFor: SecondFactorFor | null): Promise<void> => {
    if (secondFactorFor === null) return;
    await send(() => change.mutateAsync({ data: { secondFactorFor } }), '바꿨습니다');
    await onChanged();
  };
  return (
    <Card title="학원의 2단계 인증">
      <ul className={css.rows}>
        <li className={css.row}>
          <Stack as="span" gap={2}>
            <span>꼭 써야 하는 사람</span>
            <span className={css.quiet}>설정하지 않은 사람은 다음 일을 하기 전에 설정해야 합니다.</span>
          </Stack>
          <SelectInput
            aria-label="2단계 인증을 꼭 써야 하는 사람"
            value={account.secondFactorFor}
            options={choices}
            disabled={change.isPending}
            onChange={(value) => void choose(value)}
          />
        </li>
        <ColleagueReset />
      </ul>
    </Card>
  );
}

function ColleagueReset() {
  const { auth } = useSession();
  const { data } = useGql(ColleaguesDocument, {});
  const [id, setId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const reset = useResetSecondFactor();
  const colleagues = (data?.staff ?? []).flatMap(({ id: value, name: label }) =>
    value && label && value !== auth?.userId ? [{ value, label }] : [],
  );
  const name = colleagues.find(({ value }) => value === id)?.label;
  return (
    <li className={css.row}>
      <Stack as="span" gap={2}>
        <span>인증 기기를 잃어버린 직원의 2단계 인증 풀기</span>
        <span className={css.quiet}>본인인지 확인한 뒤 풀어 주세요. 그 직원은 모든 기기에서 로그아웃됩니다.</span>
      </Stack>
      <span className={css.buttons}>
        <SelectInput aria-label="직원" emptyLabel="직원 고르기" value={id} options={colleagues} onChange={setId} />
        <Button disabled={id === null} onClick={() => setAsking(true)}>
          풀기
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        title={`${name} 님의 2단계 인증을 풀까요?`}
        confirmLabel="풀기"
        onConfirm={async () => {
          if (id === null) return;
          await reset.mutateAsync({ supervisorId: id });
        }}
        said="풀었습니다. 다음부터 비밀번호만 묻습니다."
        onClose={() => setAsking(false)}
      >
        인증 앱, 패스키, 복구 코드가 삭제되고 이 일이 보안 기록에 남습니다.
      </ConfirmDialog>
    </li>
  );
}
