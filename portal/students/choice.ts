import type { StudentSearch_Bool_Exp } from '#client/generated/graphql/ta.ts';

/** Active students with what was typed: in the name, as its initial consonants, or in the student number and phone numbers. */
export function choiceWhere(typed: string): StudentSearch_Bool_Exp {
  const text = typed.normalize('NFC').replaceAll(/[\s\\%_-]/g, '');
  const isActive = { _eq: true };
  if (text === '') return { isActive };
  if (/^\d+$/.test(text)) return { isActive, digits: { _like: `%${text.replace(/^0/, '')}%` } };
  if (/^[ㄱ-ㅎ]+$/.test(text)) return { isActive, nameChoseong: { _like: `%${text}%` } };
  return { isActive, name: { _like: `%${text}%` } };
}
