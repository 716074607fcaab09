import type { Breadcrumb } from '#ui-kit';

export const paths = {
  board: '/portal/board',
  ask: '/portal/board/ask',
  askAboutExam: (lectureId: string, examId: string, number?: number) =>
    `/portal/board/ask?lecture=${lectureId}&exam=${examId}${number === undefined ? '' : `&number=${number}`}`,
  post: (id: string) => `/portal/board/${id}`,
};

/** The way back to the questions. */
export const board: Breadcrumb = { label: '질문', href: paths.board };
