import { formatInstant, Note } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { EntryFiles } from './question/EntryFiles.tsx';
import { EntryText } from './question/EntryText.tsx';
import { factsOf } from './QuestionRows.tsx';
import type { Question } from './types.ts';

/** What was asked, by whom, about what. */
export function QuestionCard({ question, files }: { question: Question; files: Question['files'] }) {
  return (
    <Card>
      <Note>{[factsOf(question), formatInstant(question.createdAt)].filter(Boolean).join(' · ')}</Note>
      <EntryText body={question.body} content={question.content} />
      <EntryFiles files={files} />
    </Card>
  );
}
