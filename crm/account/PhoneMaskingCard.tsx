import { useChangePhoneMasking, type Account } from '#client/generated/rest/account.ts';
import { CheckboxInput, useSending } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './Account.module.css';

interface PhoneMaskingCardProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

/** For managers: whether lists mask phone numbers. */
export function PhoneMaskingCard({ account, onChanged }: PhoneMaskingCardProps) {
  const { send } = useSending();
  const change = useChangePhoneMasking();
  const toggle = async (): Promise<void> => {
    await send(() => change.mutateAsync({ data: { maskPhones: !account.maskPhones } }), '바꿨습니다');
    await onChanged();
  };
  return (
    <Card title="학원의 전화번호 가리기">
      <CheckboxInput checked={account.maskPhones} disabled={change.isPending} onChange={() => void toggle()}>
        목록에서 전화번호의 끝 네 자리만 보입니다
      </CheckboxInput>
      <p className={css.quiet}>
        모든 직원에게 적용됩니다. ‘보기’를 누르면 번호 하나가 보이고, 누가 보았는지 접속 기록에 남습니다. 학생 화면을 연
        것과 내보낸 것도 그대로 기록에 남습니다.
      </p>
    </Card>
  );
}
