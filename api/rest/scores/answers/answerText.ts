/** A given answer as text for people; -1 is none. */
export const answerText = (answer: number): string => (answer === -1 ? '무응답' : String(answer));
