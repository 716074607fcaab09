export { MyTests } from './MyTests.tsx';
