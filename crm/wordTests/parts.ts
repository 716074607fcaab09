export { DeckTests } from './DeckTests.tsx';
export { firstTests } from './TestList.tsx';
