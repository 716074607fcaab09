export const paths = {
  board: '/portal/board',
  ask: '/portal/board/ask',
  askAboutExam: (lectureId: string, examId: string, number?: number) =>
    `/portal/board/ask?lecture=${lectureId}&exam=${examId}${number === undefined ? '' : `&number=${number}`}`,
  post: (id: string) => `/portal/board/${id}`,
};
