export { ClinicDialog } from './clinic/ClinicDialog.tsx';
export type { Due } from './clinic/dueText.ts';
