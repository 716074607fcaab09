import type { Slice } from '../_protocol/slice.ts';
import { deleteClinicTodo, setClinicTodoStatus, updateClinicTodo } from './changeTodo.ts';
import { createClinicTodos } from './createTodos.ts';
import { gradeClinicTodo } from './gradeTodo.ts';
import { orderClinicTodos } from './orderTodos.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'clinicTodos'> = {
  handlers: {
    createClinicTodos,
    deleteClinicTodo,
    gradeClinicTodo,
    orderClinicTodos,
    setClinicTodoStatus,
    updateClinicTodo,
  },
  refusals,
};
