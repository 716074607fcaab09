import type { Finding } from './readText.ts';

/** A finding that is right as it is drawn. */
interface AcceptedFinding {
  /** The story's id. */
  story: RegExp;
  kind: Finding['kind'];
  text: RegExp;
  /** Why it may stay. */
  why: string;
}

/** Each one is looked at when it is added; none is for a whole kind. */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    story: /^crm-주차-(출결--(for-ta|conflict-in-view)|출결을-서서--locked-for-ta|자동-결석--undone)$/,
    kind: 'cut',
    text: /^(B|H|T|연결|이력|문자)$/,
    why: 'The hints below a grid give way to what has just happened; the help beside them names every key.',
  },
];

/** Whether somebody has said why this may stay. */
export function isAccepted(story: string, { kind, text }: Finding): boolean {
  return acceptedFindings.some((row) => row.kind === kind && row.story.test(story) && row.text.test(text));
}
