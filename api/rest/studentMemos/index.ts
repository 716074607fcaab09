import type { Slice } from '../_protocol/slice.ts';
import { createStudentMemo } from './createStudentMemo.ts';
import { deleteStudentMemo } from './deleteStudentMemo.ts';
import { pinStudentMemo, setStudentMemoPin, unpinStudentMemo } from './pinMemo.ts';
import { updateStudentMemo } from './updateStudentMemo.ts';

export const slice: Slice<'studentMemos'> = {
  handlers: {
    createStudentMemo,
    deleteStudentMemo,
    pinStudentMemo,
    setStudentMemoPin,
    unpinStudentMemo,
    updateStudentMemo,
  },
};
