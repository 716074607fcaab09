// Generated from *.graphql by `npm run generate`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { GqlDocument as DocumentNode } from '../../../client/gqlDocument.ts';
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

export type Date_Comparison_Exp = {
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

export type Enrollments_Aggregate_Bool_Exp = {
  count?: Enrollments_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Enrollments_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Enrollments_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Enrollments_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Enrollments_Bool_Exp = {
  _and?: Array<Enrollments_Bool_Exp> | null | undefined;
  _not?: Enrollments_Bool_Exp | null | undefined;
  _or?: Array<Enrollments_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  fromDate?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  toDate?: Date_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type Enrollments_Insert_Input = {
  fromDate?: string | null | undefined;
  lectureId?: string | null | undefined;
  studentId?: string | null | undefined;
  /** 마지막 날; null while open */
  toDate?: string | null | undefined;
};

export type Enrollments_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'fromDate'
  | 'id'
  | 'lectureId'
  | 'studentId'
  /** 마지막 날; null while open */
  | 'toDate'
  | 'updatedAt';

export type Lectures_Bool_Exp = {
  _and?: Array<Lectures_Bool_Exp> | null | undefined;
  _not?: Lectures_Bool_Exp | null | undefined;
  _or?: Array<Lectures_Bool_Exp> | null | undefined;
  capacity?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  representedStudents?: RepresentativeLectures_Bool_Exp | null | undefined;
  representedStudents_aggregate?: RepresentativeLectures_Aggregate_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  teacherName?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weekday?: Smallint_Comparison_Exp | null | undefined;
  weeklyLectures?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectures_aggregate?: WeeklyLectures_Aggregate_Bool_Exp | null | undefined;
};

export type Participants_Aggregate_Bool_Exp = {
  bool_and?: Participants_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Participants_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Participants_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Participants_Aggregate_Bool_Exp_Bool_And = {
  arguments: Participants_Select_Column_Participants_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Participants_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Participants_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Participants_Select_Column_Participants_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Participants_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Participants_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Participants_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Participants_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Participants_Bool_Exp = {
  _and?: Array<Participants_Bool_Exp> | null | undefined;
  _not?: Participants_Bool_Exp | null | undefined;
  _or?: Array<Participants_Bool_Exp> | null | undefined;
  attendanceType?: AttendanceTypes_Bool_Exp | null | undefined;
  attendanceTypeId?: Uuid_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isLocked?: Boolean_Comparison_Exp | null | undefined;
  markedAt?: Timestamptz_Comparison_Exp | null | undefined;
  markedBy?: Uuid_Comparison_Exp | null | undefined;
  markedByStaff?: Staff_Bool_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Participants_Select_Column =
  /** 출결; null while unset */
  | 'attendanceTypeId'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  /** 잠금: only admin level may change the mark */
  | 'isLocked'
  | 'markedAt'
  /** Who set the mark last */
  | 'markedBy'
  /** 메모: staff only */
  | 'memo'
  | 'studentId'
  | 'updatedAt'
  /** Raised at every change of mark, memo or lock; a write says which one it changes */
  | 'version'
  | 'weeklyLectureId';

export type Participants_Select_Column_Participants_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 잠금: only admin level may change the mark */
  | 'isLocked';

export type Participants_Select_Column_Participants_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 잠금: only admin level may change the mark */
  | 'isLocked';

export type RepresentativeLectures_Aggregate_Bool_Exp = {
  count?: RepresentativeLectures_Aggregate_Bool_Exp_Count | null | undefined;
};

export type RepresentativeLectures_Aggregate_Bool_Exp_Count = {
  arguments?: Array<RepresentativeLectures_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: RepresentativeLectures_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type RepresentativeLectures_Bool_Exp = {
  _and?: Array<RepresentativeLectures_Bool_Exp> | null | undefined;
  _not?: RepresentativeLectures_Bool_Exp | null | undefined;
  _or?: Array<RepresentativeLectures_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type RepresentativeLectures_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'lectureId'
  | 'studentId'
  | 'updatedAt';

export type Smallint_Comparison_Exp = {
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

export type StudentMemos_Aggregate_Bool_Exp = {
  bool_and?: StudentMemos_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: StudentMemos_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: StudentMemos_Aggregate_Bool_Exp_Count | null | undefined;
};

export type StudentMemos_Aggregate_Bool_Exp_Bool_And = {
  arguments: StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: StudentMemos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type StudentMemos_Aggregate_Bool_Exp_Bool_Or = {
  arguments: StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: StudentMemos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type StudentMemos_Aggregate_Bool_Exp_Count = {
  arguments?: Array<StudentMemos_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: StudentMemos_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type StudentMemos_Bool_Exp = {
  _and?: Array<StudentMemos_Bool_Exp> | null | undefined;
  _not?: StudentMemos_Bool_Exp | null | undefined;
  _or?: Array<StudentMemos_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPinned?: Boolean_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type StudentMemos_Select_Column =
  | 'body'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isPinned'
  | 'studentId'
  | 'updatedAt';

export type StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  | 'isPinned';

export type StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  | 'isPinned';

export type Students_Bool_Exp = {
  _and?: Array<Students_Bool_Exp> | null | undefined;
  _not?: Students_Bool_Exp | null | undefined;
  _or?: Array<Students_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Bool_Exp | null | undefined;
  grade?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  memos?: StudentMemos_Bool_Exp | null | undefined;
  memos_aggregate?: StudentMemos_Aggregate_Bool_Exp | null | undefined;
  parentName?: String_Comparison_Exp | null | undefined;
  parentPhone?: String_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  participants_aggregate?: Participants_Aggregate_Bool_Exp | null | undefined;
  registeredOn?: Date_Comparison_Exp | null | undefined;
  representativeLecture?: RepresentativeLectures_Bool_Exp | null | undefined;
  school?: String_Comparison_Exp | null | undefined;
  studentNumber?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  withdrawnOn?: Date_Comparison_Exp | null | undefined;
};

export type Tags_Bool_Exp = {
  _and?: Array<Tags_Bool_Exp> | null | undefined;
  _not?: Tags_Bool_Exp | null | undefined;
  _or?: Array<Tags_Bool_Exp> | null | undefined;
  color?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  priority?: Int_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  userTags?: UserTags_Bool_Exp | null | undefined;
  userTags_aggregate?: UserTags_Aggregate_Bool_Exp | null | undefined;
};

export type Tas_Bool_Exp = {
  _and?: Array<Tas_Bool_Exp> | null | undefined;
  _not?: Tas_Bool_Exp | null | undefined;
  _or?: Array<Tas_Bool_Exp> | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isAdminLevel?: Boolean_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
};

export type Time_Comparison_Exp = {
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

export type UserTags_Aggregate_Bool_Exp = {
  count?: UserTags_Aggregate_Bool_Exp_Count | null | undefined;
};

export type UserTags_Aggregate_Bool_Exp_Count = {
  arguments?: Array<UserTags_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: UserTags_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type UserTags_Bool_Exp = {
  _and?: Array<UserTags_Bool_Exp> | null | undefined;
  _not?: UserTags_Bool_Exp | null | undefined;
  _or?: Array<UserTags_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  tag?: Tags_Bool_Exp | null | undefined;
  tagId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

export type UserTags_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'tagId'
  | 'updatedAt'
  | 'userId';

export type Users_Bool_Exp = {
  _and?: Array<Users_Bool_Exp> | null | undefined;
  _not?: Users_Bool_Exp | null | undefined;
  _or?: Array<Users_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  loginId?: String_Comparison_Exp | null | undefined;
  mustChangePassword?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  nameChoseong?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  userTags?: UserTags_Bool_Exp | null | undefined;
  userTags_aggregate?: UserTags_Aggregate_Bool_Exp | null | undefined;
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

export type WeeklyLectures_Aggregate_Bool_Exp = {
  count?: WeeklyLectures_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WeeklyLectures_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WeeklyLectures_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WeeklyLectures_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type WeeklyLectures_Bool_Exp = {
  _and?: Array<WeeklyLectures_Bool_Exp> | null | undefined;
  _not?: WeeklyLectures_Bool_Exp | null | undefined;
  _or?: Array<WeeklyLectures_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  participants_aggregate?: Participants_Aggregate_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  specialName?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  weekNumber?: Int_Comparison_Exp | null | undefined;
};

export type WeeklyLectures_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'endsAt'
  /** 수업일 */
  | 'heldOn'
  | 'id'
  | 'lectureId'
  | 'room'
  /** 특강, 보강 같은 이름 */
  | 'specialName'
  | 'startsAt'
  | 'updatedAt'
  /** 주차 번호; null when it has a special name */
  | 'weekNumber';

export type LectureEnrollmentsQueryVariables = Exact<{
  lectureId: string;
}>;


export type LectureEnrollmentsQuery = { lectures_by_pk: { id: string, status: string } | null, enrollments: Array<{ id: string, studentId: string, fromDate: string, toDate: string | null, student: { studentNumber: string, school: string, grade: string | null, user: { name: string, phone: string | null, isActive: boolean } } }> };

export type EnrollmentLectureQueryVariables = Exact<{
  lectureId: string;
}>;


export type EnrollmentLectureQuery = { lectures_by_pk: { id: string, name: string, capacity: number, status: string, representedStudents: Array<{ student: { id: string, studentNumber: string, school: string, grade: string | null, user: { name: string, phone: string | null } } }> } | null };

export type StudentChoicesQueryVariables = Exact<{
  where: Students_Bool_Exp;
  limit: number;
}>;


export type StudentChoicesQuery = { students: Array<{ id: string, studentNumber: string, school: string, grade: string | null, user: { name: string, phone: string | null } }> };

export type StudentChoiceFragment = { id: string, studentNumber: string, school: string, grade: string | null, user: { name: string, phone: string | null } };

export type EnrollStudentsMutationVariables = Exact<{
  objects: Array<Enrollments_Insert_Input> | Enrollments_Insert_Input;
}>;


export type EnrollStudentsMutation = { insert_enrollments: { affected_rows: number } | null };

export type EndEnrollmentMutationVariables = Exact<{
  id: string;
  toDate?: string | null | undefined;
}>;


export type EndEnrollmentMutation = { update_enrollments_by_pk: { id: string } | null };

export const LectureEnrollmentsDocument = {"__meta__":{"tables":["enrollments","lectures","students","users"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LectureEnrollments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lectures_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lectureId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"student"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"user"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"fromDate"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LectureEnrollmentsQuery, LectureEnrollmentsQueryVariables>;
export const EnrollmentLectureDocument = {"__meta__":{"tables":["lectures","representativeLectures","students","users"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lectures_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"representedStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"student"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"user"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isActive"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentChoice"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"students"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<EnrollmentLectureQuery, EnrollmentLectureQueryVariables>;
export const StudentChoicesDocument = {"__meta__":{"tables":["students","users"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"students_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"user"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"studentNumber"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"students"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<StudentChoicesQuery, StudentChoicesQueryVariables>;
export const EnrollStudentsDocument = {"__meta__":{"tables":["enrollments"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"enrollments_insert_input"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insert_enrollments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<EnrollStudentsMutation, EnrollStudentsMutationVariables>;
export const EndEnrollmentDocument = {"__meta__":{"tables":["enrollments"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndEnrollment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_enrollments_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"toDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toDate"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndEnrollmentMutation, EndEnrollmentMutationVariables>;