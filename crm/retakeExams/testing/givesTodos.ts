import type { NewTodos } from '#client/generated/rest/clinicTodos.ts';
import { namedId } from '#mocks/builders/row.ts';
import { filled } from '#mocks/states.ts';

/** Gives the wanted todos as the server does: all of them. */
export const givesTodos = (onAsked?: (data: NewTodos) => void) =>
  filled('createClinicTodos', async (request) => {
    const data = (await request.json()) as NewTodos;
    onAsked?.(data);
    return { todos: data.items.map(todoOf), changeSetId: namedId('todos') };
  });

const todoOf = ({ studentId, kind, title, ...rest }: NewTodos['items'][number], at: number) => ({
  id: `01990000-0000-7f10-8000-00000000000${at}`,
  studentId,
  kind,
  title,
  scoreAttemptId: rest.scoreAttemptId ?? null,
  sequence: 1,
  participantId: null,
  retakeExamId: null,
  followsId: null,
  status: 'TODO' as const,
  memo: '',
  version: 1,
});
