import { keepPreviousData } from '@tanstack/react-query';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import type { Contact, ContactRecord } from '../../face.ts';

/**
 * One record of contacts with a student.
 * @param label what people call them
 * @param variablesOf of the document, which reads the latest up to a limit
 */
export function contactRecord<Data, Variables extends object>(
  label: string,
  document: GqlDocument<Data, Variables>,
  variablesOf: (studentId: string, limit: number) => Variables,
  contactsOf: (data: Data) => Contact[],
): ContactRecord {
  return {
    label,
    first: (studentId, limit) => firstQuestion('TA', document, variablesOf(studentId, limit)),
    useLatest: (studentId, limit) => {
      const query = useGql(document, variablesOf(studentId, limit), {
        requestPolicy: 'cache-and-network',
        placeholderData: keepPreviousData,
      });
      return { query, contacts: query.data === undefined ? [] : contactsOf(query.data) };
    },
  };
}
