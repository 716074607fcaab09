interface MappedQuestion {
  number: number;
  retakeMap: { originalQuestion: { number: number } } | null;
}

/** Maps the questions of a retake exam to those of the exam, as text: `1=3, 2=5`. */
export function mapText(questions: readonly MappedQuestion[]): string {
  return questions
    .flatMap(({ number, retakeMap }) => (retakeMap ? [`${number}=${retakeMap.originalQuestion.number}`] : []))
    .join(', ');
}

/** Parses the text; undefined when it is invalid or names a question twice. */
export function readMap(text: string): { number: number; originalNumber: number }[] | undefined {
  const parts = text.split(/[,\s]+/).filter((part) => part !== '');
  const pairs = parts.map((part) => /^(\d{1,3})=(\d{1,3})$/.exec(part));
  if (pairs.includes(null)) return undefined;
  const read = pairs.map((pair) => ({ number: Number(pair?.[1]), originalNumber: Number(pair?.[2]) }));
  return new Set(read.map(({ number }) => number)).size === read.length ? read : undefined;
}
