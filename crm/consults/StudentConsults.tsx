import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { QueryView, Stack } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import { ConsultDialog } from './ConsultDialog.tsx';
import { ConsultItem } from './ConsultItem.tsx';
import { StudentConsultsDocument } from './generated/graphql.ts';

/** The consults of the address's student, latest first. */
export function StudentConsults() {
  const { studentId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  const query = useGql(StudentConsultsDocument, { studentId }, { requestPolicy: 'cache-and-network' });
  return (
    <Card
      title="상담 기록"
      action={
        <AddButton size="small" onClick={() => setWriting(true)}>
          상담 기록 작성
        </AddButton>
      }
    >
      <QueryView query={query}>
        {({ consults }) =>
          consults.length === 0 ? (
            <p className={css.meta}>
              아직 상담 기록이 없습니다. 통화한 내용을 남기면 모두가 이어서 상담할 수 있습니다.
            </p>
          ) : (
            <Stack role="list" as="ul" gap={12}>
              {consults.map((consult, at) => (
                <ConsultItem key={consult.id} consult={consult} next={consults[at - 1]} />
              ))}
            </Stack>
          )
        }
      </QueryView>
      {writing && <ConsultDialog studentId={studentId} onClose={() => setWriting(false)} />}
    </Card>
  );
}
