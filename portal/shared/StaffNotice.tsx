import { ButtonLink, EmptyState } from '#ui-kit';

/** What staff see in the portal: they pass the level but have no student record. */
export function StaffNotice() {
  return (
    <EmptyState title="학생 화면입니다" action={<ButtonLink href="/crm/lectures">CRM으로 돌아가기</ButtonLink>}>
      직원 계정에는 학생 기록이 없어 보여 줄 강의가 없습니다.
    </EmptyState>
  );
}
