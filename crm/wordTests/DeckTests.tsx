import { Card } from '../shared/Card.tsx';
import { TestList } from './TestList.tsx';

/** The word tests that ask the words of a deck. */
export default function DeckTests({ deckId }: { deckId: string }) {
  return (
    <Card title="단어 시험">
      <TestList place={{ deckId }} />
    </Card>
  );
}
