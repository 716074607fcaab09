import type { SliceHandlers } from '../_protocol/handler.ts';
import { createStudentMemo } from './createStudentMemo.ts';
import { deleteStudentMemo } from './deleteStudentMemo.ts';
import { pinStudentMemo, setStudentMemoPin, unpinStudentMemo } from './pinMemo.ts';
import { updateStudentMemo } from './updateStudentMemo.ts';

export const studentMemos: SliceHandlers<'studentMemos'> = {
  createStudentMemo,
  deleteStudentMemo,
  pinStudentMemo,
  setStudentMemoPin,
  unpinStudentMemo,
  updateStudentMemo,
};
