import { answerFiles, keyFiles } from '#ui-kit/testing/foreign/answers.ts';
import { wordFiles, workFiles } from '#ui-kit/testing/foreign/lists.ts';
import { rosters } from '#ui-kit/testing/foreign/rosters.ts';
import type { ForeignFile } from '#ui-kit/testing/foreign/types.ts';

/** Every file of other programs that the product is tried on. */
export const shelf: readonly ForeignFile[] = [...rosters, ...answerFiles, ...keyFiles, ...wordFiles, ...workFiles];
