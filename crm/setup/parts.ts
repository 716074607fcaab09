export { SetupCard } from './SetupCard.tsx';
