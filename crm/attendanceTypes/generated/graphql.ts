// Generated from *.graphql by `npm run generate`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../../client/generated/graphql/ta.ts';

import type { GqlDocument as DocumentNode } from '../../../client/graphql/gqlDocument.ts';
export type AttendanceTypeListQueryVariables = Exact<{
  orderBy?: Array<Types.AttendanceTypes_Order_By> | Types.AttendanceTypes_Order_By | null | undefined;
  limit?: number | null | undefined;
}>;


export type AttendanceTypeListQuery = { attendanceTypes: Array<{ id: string, name: string, shortName: string, color: string, countsAsPresent: boolean, sequence: number, isActive: boolean, version: number }> };

export type AttendanceTypeFactsFragment = { id: string, name: string, shortName: string, color: string, countsAsPresent: boolean, sequence: number, isActive: boolean, version: number };

export type CreateAttendanceTypeMutationVariables = Exact<{
  input: Types.AttendanceTypes_Insert_Input;
}>;


export type CreateAttendanceTypeMutation = { insert_attendanceTypes_one: { id: string } | null };

export type UpdateAttendanceTypeMutationVariables = Exact<{
  id: string;
  input: Types.AttendanceTypes_Set_Input;
}>;


export type UpdateAttendanceTypeMutation = { update_attendanceTypes_by_pk: { id: string } | null };

export type OrderAttendanceTypesMutationVariables = Exact<{
  updates: Array<Types.AttendanceTypes_Updates> | Types.AttendanceTypes_Updates;
}>;


export type OrderAttendanceTypesMutation = { update_attendanceTypes_many: Array<{ affected_rows: number } | null> | null };

export type DeleteAttendanceTypeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAttendanceTypeMutation = { delete_attendanceTypes_by_pk: { id: string } | null };

export const AttendanceTypeListDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceTypeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_order_by"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceTypeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceTypeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsPresent"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AttendanceTypeListQuery, AttendanceTypeListQueryVariables>;
export const CreateAttendanceTypeDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAttendanceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_attendanceTypes_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAttendanceTypeMutation, CreateAttendanceTypeMutationVariables>;
export const UpdateAttendanceTypeDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAttendanceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_attendanceTypes_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateAttendanceTypeMutation, UpdateAttendanceTypeMutationVariables>;
export const OrderAttendanceTypesDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderAttendanceTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"attendanceTypes_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_attendanceTypes_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<OrderAttendanceTypesMutation, OrderAttendanceTypesMutationVariables>;
export const DeleteAttendanceTypeDocument = {"__meta__":{"tables":["attendanceTypes"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttendanceType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delete_attendanceTypes_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAttendanceTypeMutation, DeleteAttendanceTypeMutationVariables>;
