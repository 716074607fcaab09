import type { Slice } from '../_protocol/slice.ts';
import { createTag } from './createTag.ts';
import { deleteTag } from './deleteTag.ts';
import { orderTags } from './orderTags.ts';
import { addTagToUser, removeTagFromUser } from './tagUser.ts';
import { updateTag } from './updateTag.ts';

export const slice: Slice<'tags'> = {
  handlers: {
    addTagToUser,
    createTag,
    deleteTag,
    orderTags,
    removeTagFromUser,
    updateTag,
  },
};
