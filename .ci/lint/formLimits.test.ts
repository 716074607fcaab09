// @module-tag tree
// @module-tag timeless
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the contract knows only a pattern, which says no number of characters, or a person may type more than is sent. */
const unknownToContract = [
  'crm/account/factors/ConnectAppDialog.tsx',
  'crm/payroll/lines/AccountDialog.tsx',
  'crm/pushAlertTemplates/TemplateDialog.tsx',
  'crm/terms/NewTermDialog.tsx',
  'crm/terms/TermDialog.tsx',
];

test('a form with a resolver names no maxLength that its contract gives', () => {
  const files = globSync('{app,crm,portal}/**/*.tsx', { exclude: ['**/*.{stories,test}.tsx'] });
  const forms = files.filter((file) => /\bresolver[:,]|schemaResolver\(/.test(readFileSync(file, 'utf8')));
  expect(forms.length).toBeGreaterThan(60);
  expect(forms.filter((file) => readFileSync(file, 'utf8').includes('maxLength=')).toSorted()).toEqual(
    unknownToContract,
  );
});
