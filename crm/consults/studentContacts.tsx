import { contactRecord } from '../shared/records/contactRecord.ts';
import { ConsultItem } from './ConsultItem.tsx';
import { StudentConsultsDocument } from './generated/graphql.ts';

export const studentContacts = contactRecord(
  '통화와 상담',
  StudentConsultsDocument,
  (studentId, limit) => ({ studentId, limit }),
  ({ consults }) =>
    consults.map((consult, place) => ({
      id: consult.id,
      kind: consult.channel === 'PHONE' ? 'call' : 'consult',
      at: consult.consultedAt,
      element: <ConsultItem consult={consult} next={consults[place - 1]} />,
    })),
);
