export { ReviewDue } from './ReviewDue.tsx';
