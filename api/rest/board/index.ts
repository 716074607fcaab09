import type { Slice } from '../_protocol/slice.ts';
import { acceptBoardAnswer } from './acceptBoardAnswer.ts';
import { answerBoardPost } from './answerBoardPost.ts';
import { changeBoardSettings } from './changeBoardSettings.ts';
import { createBoardPost } from './createBoardPost.ts';
import { deleteBoardAnswer } from './deleteBoardAnswer.ts';
import { deleteBoardPost } from './deleteBoardPost.ts';
import { followUpBoardPost } from './followUpBoardPost.ts';
import { listBoardPosts } from './listBoardPosts.ts';
import { refusals } from './refusals.ts';
import { reopenBoardPost } from './reopenBoardPost.ts';
import { createBoardReply, deleteBoardReply, updateBoardReply } from './replies.ts';
import { sortBoardPosts } from './sortBoardPosts.ts';
import { updateBoardAnswer } from './updateBoardAnswer.ts';
import { updateBoardPost } from './updateBoardPost.ts';
import { uploadBoardFiles } from './uploadBoardFiles.ts';

export const slice: Slice<'board'> = {
  handlers: {
    acceptBoardAnswer,
    answerBoardPost,
    changeBoardSettings,
    createBoardPost,
    createBoardReply,
    deleteBoardAnswer,
    deleteBoardPost,
    deleteBoardReply,
    followUpBoardPost,
    listBoardPosts,
    reopenBoardPost,
    sortBoardPosts,
    updateBoardAnswer,
    updateBoardPost,
    updateBoardReply,
    uploadBoardFiles,
  },
  refusals,
};
