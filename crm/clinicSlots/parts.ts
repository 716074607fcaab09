export { counselTypeWord } from './counselTypes.ts';
export { ClinicTasDocument } from './generated/graphql.ts';
