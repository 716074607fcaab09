import { useGql } from '#client/graphql/gql.ts';
import { MessageDialog } from '../../../smsMessages/parts.ts';
import { AbsenceTextDocument } from '../../generated/graphql.ts';
import { absenceText } from './absenceText.ts';

interface AbsenceMessageProps {
  weekId: string;
  /** Those who were absent. */
  students: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** A text to the parents of absent students, drafted by the academy's template; by the usual words when it cannot be read. */
export function AbsenceMessage({ weekId, students, onClose }: AbsenceMessageProps) {
  const { data, isPending } = useGql(AbsenceTextDocument, { weekId });
  if (isPending) return null;
  return (
    <MessageDialog
      studentIds={[...students.keys()]}
      addressee="PARENT"
      text={data && absenceText(data, [...students.values()])}
      onClose={onClose}
    />
  );
}
