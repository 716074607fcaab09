import { Note } from '#ui-kit';

/** What the law says, as far as it is known here. */
export function LegalNote() {
  return (
    <Note>
      개인정보 보호법 제21조는 필요 없게 된 개인정보를 지체 없이 파기하라고 합니다. 국세기본법 제85조의3은 거래 장부와
      영수증을 신고 기한부터 5년 동안 보관하라고 합니다. 학원법의 장부와 서류는 관할 교육지원청에 기간을 확인해 주세요.
      이 안내는 법률 자문이 아닙니다.
    </Note>
  );
}
