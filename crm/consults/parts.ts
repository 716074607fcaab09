export { AlertSettings } from './AlertSettings.tsx';
export { ConsultItem } from './ConsultItem.tsx';
export { talkWords, topicWord } from './consultWords.ts';
export { taskReasons, taskWord } from './taskWords.ts';
export { StudentConsultsDocument } from './generated/graphql.ts';
