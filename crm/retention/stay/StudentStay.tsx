import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, FactList, formatDay, QueryView } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { StudentStayDocument } from '../generated/graphql.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

/** When the address's student came and left, from which the time to keep the records counts. */
export function StudentStay() {
  const { studentId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  const query = useGql(StudentStayDocument, { id: studentId });
  return (
    <Card
      title="재원 기간"
      action={
        <Button size="small" disabled={!query.data?.students_by_pk} onClick={() => setWriting(true)}>
          {query.data?.students_by_pk?.withdrawnOn ? '퇴원일 바꾸기' : '퇴원일 적기'}
        </Button>
      }
    >
      <QueryView query={query} rows={2}>
        {({ students_by_pk: student }) => (
          <>
            <FactList
              facts={[
                { label: '등록일', value: student && formatDay(student.registeredOn) },
                {
                  label: '퇴원일',
                  value: student?.withdrawnOn ? formatDay(student.withdrawnOn) : '재원 중이거나 적지 않음',
                },
              ]}
            />
            {writing && student && <WithdrawalDialog student={student} onClose={() => setWriting(false)} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}
