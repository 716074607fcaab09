// One file for both, which is loaded by whoever still has first steps to take.
export { SetupCard } from './SetupCard.tsx';
export { default as SetupPage } from './SetupPage.tsx';
