import type { PortalSubmissionQuery } from '../generated/graphql.ts';

export type SubmitExam = NonNullable<PortalSubmissionQuery['exams_by_pk']>;
export type Submission = SubmitExam['submissions'][number];
export type StoredPage = Submission['files'][number];

/** A page of a submission that is not handed in yet: stored already, or still in this browser. */
export interface Page {
  id: string;
  name: string;
  state: 'PREPARING' | 'SENDING' | 'SENT' | 'FAILED';
  /** The stored file, once there is one. */
  fileId?: string | undefined;
  /** Part that was sent, 0 to 1. */
  progress: number;
  reason?: string | undefined;
  /** What is sent, while this browser has it. */
  picture?: File | undefined;
  /** The photograph as it was taken, to cut it anew. */
  original?: Blob | undefined;
  isSheet: boolean;
}

/** The pages in the order in which they were handed in; those without a place come last. */
export function inOrder({ files, pageOrder }: Pick<Submission, 'files' | 'pageOrder'>): StoredPage[] {
  const place = (id: string) => (pageOrder.includes(id) ? pageOrder.indexOf(id) : pageOrder.length);
  return files.toSorted((one, other) => place(one.id) - place(other.id));
}
