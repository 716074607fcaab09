import { globSync } from 'node:fs';

/** What decides by the hour: commands, jobs, sign-in, and the rules of the tables. */
const played = ['api/{jobs,realtime,rest,security}/**/*.test.ts', 'hasura/testing/rules/*.test.ts'];

/** What is in there and that no hour touches: what many do at once, what one may type, names, texts, films, grades, headers. */
const timeless = [
  '**/*.{concurrency,fuzz}.test.ts',
  'api/rest/_protocol/*.test.ts',
  'api/rest/clinicParticipants/races.test.ts',
  'api/rest/files/{multipart,names,permissions}.test.ts',
  'api/rest/{examTemplates,landing,studentMemos,tags}/*.test.ts',
  'api/rest/omrSheets/**',
  'api/rest/scores/{batch,changeAnswers,retakesOfMany}.test.ts',
  'api/rest/scores/{answers,answersExcel}/*.test.ts',
  'api/rest/smsMessages/{pictures,sender}.test.ts',
  'api/rest/students/{decideSiblings,exportStudents,phone,updateStudents}.test.ts',
  'api/rest/students/import/*.test.ts',
  'api/rest/tas/emptyAcademy.test.ts',
  'api/rest/videos/videoFiles.test.ts',
  'api/rest/wordTests/{isRight,printed}.test.ts',
  'api/security/{maskPhones,passwordRules}.test.ts',
  'api/security/asvs/{table,V1.3.6-ssrf,V13.4.5-reference,V3.4.1-headers,V4.3.1-questions,V5.2.2-uploads,V6.3.1-guessing}.test.ts',
  'hasura/testing/rules/{files,omrSheets,retakeExams,savedViews,scores,tags}.test.ts',
];

/** The unit tests that are played again at other hours; the matrices of access are not among them. */
export function filesOfTheHours(): string[] {
  return globSync(played, { exclude: ['**/node_modules/**', ...timeless] });
}
