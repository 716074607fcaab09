export { NothingYet } from './NothingYet.tsx';
export { SetupCard } from './SetupCard.tsx';
