import type { SliceHandlers } from '../_protocol/handler.ts';
import { deleteClinicTodo, setClinicTodoStatus, updateClinicTodo } from './changeTodo.ts';
import { createClinicTodos } from './createTodos.ts';
import { gradeClinicTodo } from './gradeTodo.ts';
import { orderClinicTodos } from './orderTodos.ts';

export const clinicTodos: SliceHandlers<'clinicTodos'> = {
  createClinicTodos,
  deleteClinicTodo,
  gradeClinicTodo,
  orderClinicTodos,
  setClinicTodoStatus,
  updateClinicTodo,
};
