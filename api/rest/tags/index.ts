import type { SliceHandlers } from '../_protocol/handler.ts';
import { createTag } from './createTag.ts';
import { deleteTag } from './deleteTag.ts';
import { orderTags } from './orderTags.ts';
import { addTagToUser, removeTagFromUser } from './tagUser.ts';
import { updateTag } from './updateTag.ts';

export const tags: SliceHandlers<'tags'> = {
  addTagToUser,
  createTag,
  deleteTag,
  orderTags,
  removeTagFromUser,
  updateTag,
};
