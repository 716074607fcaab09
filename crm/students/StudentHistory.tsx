import { formatPhone } from '#ui-kit';
import { RecordHistory } from '../shared/RecordHistory.tsx';

const phoneOf = (value: unknown): string => (typeof value === 'string' ? formatPhone(value) : '없음');

const words = {
  phone: phoneOf,
  parent_phone: phoneOf,
  is_active: (value: unknown): string => (value === true ? '재원' : '비활성'),
};

const labels = {
  name: '이름',
  student_number: '학번',
  school: '학교',
  grade: '학년',
  phone: '휴대폰',
  parent_name: '보호자',
  parent_phone: '보호자 휴대폰',
  is_active: '상태',
  registered_on: '등록일',
  withdrawn_on: '퇴원일',
};

/** Who changed a student's profile; a student is a row of two tables. */
export function StudentHistory({ id }: { id: string }) {
  return <RecordHistory resource="students" id={id} tables={['students', 'users']} labels={labels} words={words} />;
}
