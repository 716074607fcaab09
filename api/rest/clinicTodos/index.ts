import type { SliceHandlers } from '../handler.ts';
import { unserved } from '../unserved.ts';

export const clinicTodos: SliceHandlers<'clinicTodos'> = {
  createClinicTodos: unserved,
  deleteClinicTodo: unserved,
  gradeClinicTodo: unserved,
  orderClinicTodos: unserved,
  setClinicTodoStatus: unserved,
  updateClinicTodo: unserved,
};
