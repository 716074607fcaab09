// Generated from *.graphql by `npm run generate`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { GqlDocument as DocumentNode } from '../../../client/graphql/gqlDocument.ts';
export type Boolean_Comparison_Exp = {
  _eq?: boolean | null | undefined;
  _gt?: boolean | null | undefined;
  _gte?: boolean | null | undefined;
  _in?: Array<boolean> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: boolean | null | undefined;
  _lte?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _nin?: Array<boolean> | null | undefined;
};

export type Int_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

export type String_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  _niregex?: string | null | undefined;
  _nlike?: string | null | undefined;
  _nregex?: string | null | undefined;
  _nsimilar?: string | null | undefined;
  _regex?: string | null | undefined;
  _similar?: string | null | undefined;
};

export type AttendanceTypes_Bool_Exp = {
  _and?: Array<AttendanceTypes_Bool_Exp> | null | undefined;
  _not?: AttendanceTypes_Bool_Exp | null | undefined;
  _or?: Array<AttendanceTypes_Bool_Exp> | null | undefined;
  color?: String_Comparison_Exp | null | undefined;
  countsAsPresent?: Boolean_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  shortName?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type AttendanceTypes_Inc_Input = {
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence?: number | null | undefined;
};

export type AttendanceTypes_Insert_Input = {
  /** 색, #rrggbb */
  color?: string | null | undefined;
  /** 출석으로 인정 */
  countsAsPresent?: boolean | null | undefined;
  /** 쓰는 중; one that is not cannot be chosen any more */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence?: number | null | undefined;
  /** 출석부에 찍는 한두 글자 */
  shortName?: string | null | undefined;
};

export type AttendanceTypes_Order_By = {
  color?: Order_By | null | undefined;
  countsAsPresent?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  shortName?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type AttendanceTypes_Set_Input = {
  /** 색, #rrggbb */
  color?: string | null | undefined;
  /** 출석으로 인정 */
  countsAsPresent?: boolean | null | undefined;
  /** 쓰는 중; one that is not cannot be chosen any more */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence?: number | null | undefined;
  /** 출석부에 찍는 한두 글자 */
  shortName?: string | null | undefined;
};

export type AttendanceTypes_Updates = {
  _inc?: AttendanceTypes_Inc_Input | null | undefined;
  _set?: AttendanceTypes_Set_Input | null | undefined;
  where: AttendanceTypes_Bool_Exp;
};

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

export type Staff_Bool_Exp = {
  _and?: Array<Staff_Bool_Exp> | null | undefined;
  _not?: Staff_Bool_Exp | null | undefined;
  _or?: Array<Staff_Bool_Exp> | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  isAdminLevel?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
};

export type Staff_Order_By = {
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  isAdminLevel?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
};

export type Timestamptz_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type Uuid_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type AttendanceTypeListQueryVariables = Exact<{
  orderBy?: Array<AttendanceTypes_Order_By> | AttendanceTypes_Order_By | null | undefined;
  limit?: number | null | undefined;
}>;


export type AttendanceTypeListQuery = { attendanceTypes: Array<{ id: string, name: string, shortName: string, color: string, countsAsPresent: boolean, sequence: number, isActive: boolean }> };

export type AttendanceTypeFactsFragment = { id: string, name: string, shortName: string, color: string, countsAsPresent: boolean, sequence: number, isActive: boolean };

export type CreateAttendanceTypeMutationVariables = Exact<{
  input: AttendanceTypes_Insert_Input;
}>;


export type CreateAttendanceTypeMutation = { insert_attendanceTypes_one: { id: string } | null };

export type UpdateAttendanceTypeMutationVariables = Exact<{
  id: string;
  input: AttendanceTypes_Set_Input;
}>;


export type UpdateAttendanceTypeMutation = { update_attendanceTypes_by_pk: { id: string } | null };

export type OrderAttendanceTypesMutationVariables = Exact<{
  updates: Array<AttendanceTypes_Updates> | AttendanceTypes_Updates;
}>;


export type OrderAttendanceTypesMutation = { update_attendanceTypes_many: Array<{ affected_rows: number } | null> | null };

export type DeleteAttendanceTypeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAttendanceTypeMutation = { delete_attendanceTypes_by_pk: { id: string } | null };

export const AttendanceTypeListDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceTypeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_order_by"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceTypeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceTypeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsPresent"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<AttendanceTypeListQuery, AttendanceTypeListQueryVariables>;
export const CreateAttendanceTypeDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAttendanceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_attendanceTypes_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAttendanceTypeMutation, CreateAttendanceTypeMutationVariables>;
export const UpdateAttendanceTypeDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAttendanceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_attendanceTypes_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateAttendanceTypeMutation, UpdateAttendanceTypeMutationVariables>;
export const OrderAttendanceTypesDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderAttendanceTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_attendanceTypes_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<OrderAttendanceTypesMutation, OrderAttendanceTypesMutationVariables>;
export const DeleteAttendanceTypeDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttendanceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_attendanceTypes_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAttendanceTypeMutation, DeleteAttendanceTypeMutationVariables>;