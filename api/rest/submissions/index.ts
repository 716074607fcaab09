import type { Slice } from '../_protocol/slice.ts';
import { reopenSubmission, returnSubmission, sendSubmissionToOmr } from './giveBack.ts';
import { markSubmissionPage } from './marks.ts';
import { refusals } from './refusals.ts';
import { removeSubmissionPage } from './removeSubmissionPage.ts';
import { setSubmissionWindow } from './setSubmissionWindow.ts';
import { submitExam } from './submitExam.ts';
import { uploadSubmissionFiles } from './uploadSubmissionFiles.ts';

export const slice: Slice<'submissions'> = {
  handlers: {
    markSubmissionPage,
    removeSubmissionPage,
    reopenSubmission,
    returnSubmission,
    sendSubmissionToOmr,
    setSubmissionWindow,
    submitExam,
    uploadSubmissionFiles,
  },
  refusals,
};
