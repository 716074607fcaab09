import { Button, Note, Stack } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';

/**
 * Under 14 the guardian consents: what is needed, and how it comes. The child goes on, for looking is nobody's to forbid.
 * @param props.onPutOff goes on; undefined while there is more to answer
 */
export function GuardianConsent({ onPutOff }: { onPutOff: (() => void) | undefined }) {
  return (
    <Card title="보호자가 동의할 것">
      <Stack>
        <p>만 14세 미만이라 개인정보 수집·이용 (필수)에는 보호자가 동의해야 해요.</p>
        <Note>
          보호자 휴대폰으로 온 동의 링크에서 동의하면 돼요. 링크를 받지 못했다면 보호자가 학원에 말씀해 주세요.
        </Note>
        {onPutOff && (
          <Button variant="primary" fullWidth onClick={onPutOff}>
            확인하고 계속하기
          </Button>
        )}
      </Stack>
    </Card>
  );
}
