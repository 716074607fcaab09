import { createContext, useContext } from 'react';

/** The name of the student whom everything inside is about, such as the cards of a student's page. */
export const StudentNamed = createContext('');

/** A dialog's title with that student's name before it, so that one sees for whom one writes: `김민수 학생 메모 추가`. */
export function useTitleFor(title: string): string {
  const name = useContext(StudentNamed);
  return name === '' ? title : `${name} 학생 ${title}`;
}
