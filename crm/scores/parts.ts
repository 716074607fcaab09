export { AnswersUploadDialog } from './answers/AnswersUploadDialog.tsx';
