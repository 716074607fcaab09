import { useParams } from 'react-router';
import { Card } from '../../shared/page/Card.tsx';
import { FilePanel } from '../../files/parts.ts';

/** The explanations of an exam; students of its week can open them once they are published. */
export default function ExamFiles() {
  const { examId = '' } = useParams();
  return (
    <Card>
      <FilePanel
        owner={{ ownerType: 'EXAM', ownerId: examId }}
        name="시험 해설"
        emptyText="아직 해설이 없습니다. 올린 파일은 시험을 공개한 뒤 이 주차의 수강생이 볼 수 있고, 주차의 자료에서 열람 대상을 바꿀 수 있습니다."
      />
    </Card>
  );
}
