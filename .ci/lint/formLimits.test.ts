// @module-tag tree
// @module-tag timeless
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the contract knows only a pattern, which says no number of characters, or a person may type more than is sent. */
const unknownToContract = [
  'app/pages/signIn/SecondFactor.tsx: zod.maxLength(20)',
  'crm/account/factors/ConnectAppDialog.tsx: maxLength={6}',
  'crm/payroll/lines/AccountDialog.tsx: maxLength={30}',
  'crm/pushAlertTemplates/TemplateDialog.tsx: maxLength={50}',
  'crm/students/studentFields.tsx: maxLength={8}',
  'crm/terms/NewTermDialog.tsx: maxLength={31}',
  'crm/terms/TermDialog.tsx: maxLength={31}',
];

/** Pages that load no validators write a number; it is this one of the contract. */
const written: Readonly<Record<string, string>> = {
  'app/pages/parentLink/Absence.tsx': 'tellAbsenceBodyTwoReasonMax',
  'app/pages/parentLink/Consent.tsx': 'consentByLinkBodyTwoGiverNameMax',
  'portal/board/FollowUp.tsx': 'followUpBoardPostBodyBodyMax',
  'portal/board/ask/AskForm.tsx': 'createBoardPostBodyTitleMax',
  'portal/board/ask/BodyField.tsx': 'createBoardPostBodyBodyMax',
  'portal/wordTests/AnswerInputs.tsx': 'answerWordTestBodyAnswerMax',
};

/** One may count as far as one likes; two digits are a limit that somebody looked up. */
const limit = /maxLength=\{\d+\}|\bzod\.(?:maxLength|maximum|lte|lt)\(\d[\d_]+\)/g;

test('a form with a resolver names no maxLength that its contract gives', () => {
  const files = globSync('{app,crm,portal}/**/*.tsx', { exclude: ['**/*.{stories,test}.tsx'] });
  const forms = files.filter((file) => /\bresolver[:,]|schemaResolver\(/.test(readFileSync(file, 'utf8')));
  expect(forms.length).toBeGreaterThan(60);
  expect(forms.filter((file) => readFileSync(file, 'utf8').includes('maxLength=')).toSorted()).toEqual([
    'crm/account/factors/ConnectAppDialog.tsx',
    'crm/payroll/lines/AccountDialog.tsx',
    'crm/pushAlertTemplates/TemplateDialog.tsx',
    'crm/terms/NewTermDialog.tsx',
    'crm/terms/TermDialog.tsx',
  ]);
});

test('a form takes its limits from the contracts', () => {
  const files = globSync('{app,client,crm,portal}/**/*.{ts,tsx}', {
    exclude: ['**/generated', '**/*.{stories,test}.*'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(limit), ([text]) => [file, text]),
  );
  const [known, own] = [Object.keys(written), (file = '') => file in written];
  expect(
    found
      .filter(([file]) => !own(file))
      .map((one) => one.join(': '))
      .toSorted(),
  ).toEqual(unknownToContract);
  expect(found.filter(([file]) => own(file)).toSorted()).toEqual(
    known.map((file) => [file, `maxLength={${contractNumber(written[file] ?? '')}}`]),
  );
});

function contractNumber(name: string): string | undefined {
  const text = globSync('openapi/generated/zod/*.ts').map((file) => readFileSync(file, 'utf8'));
  return new RegExp(`export const ${name} = (\\d+);`).exec(text.join('\n'))?.[1];
}
