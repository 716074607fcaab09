import { TestList } from './TestList.tsx';

/** The word tests that ask the words of a deck. */
export function DeckTests({ deckId }: { deckId: string }) {
  return <TestList place={{ deckId }} />;
}
