import { readFileSync } from 'node:fs';
import { resourceAccess } from '../../../client/generated/resourceAccess.ts';

const guards = /\b(CanAccess|CreateLink|useCan|NoPermissionState|useIsManager|isManager)\b/;
const uses = /<(?:CanAccess|CreateLink)\b|\buseCan\(|\b(?:useI|i)sManager\b|\bNoPermissionState\b/g;
const named =
  /(?:<CanAccess |\buseCan\(\{ )resource(?:="|: ')(\w+)["'],? action(?:="|: ')(\w+)["']|<CreateLink resource="(\w+)"/g;
/** What a TA may do only when a manager gave it, as `resource#action`. */
const given = new Set(readFileSync('crm/providers/accessControl.ts', 'utf8').match(/(?<=')\w+#\w+(?=': ')/g));

/** Why a screen or dialog is the same for everybody who opens it; undefined where a person may lack a right in it. */
export function sameForAll(source: string): string | undefined {
  if (!guards.test(source)) return '누구에게나 같음';
  const asked = [...source.matchAll(named)];
  const isOpen = ([, guarded = '', action = 'create', made = '']: RegExpExecArray): boolean => {
    const resource = guarded || made;
    return resourceAccess[resource]?.[action] === 'ta' && !given.has(`${resource}#${action}`);
  };
  if (asked.length === source.match(uses)?.length && asked.every(isOpen)) return '조교도 할 수 있는 일뿐임';
  return undefined;
}
