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

export type Enrollments_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Enrollments_Max_Order_By | null | undefined;
  min?: Enrollments_Min_Order_By | null | undefined;
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

export type Enrollments_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromDate?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  toDate?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type Enrollments_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromDate?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  toDate?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
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

export type Lectures_Order_By = {
  capacity?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  representedStudents_aggregate?: RepresentativeLectures_Aggregate_Order_By | null | undefined;
  room?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  teacherName?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weekday?: Order_By | null | undefined;
  weeklyLectures_aggregate?: WeeklyLectures_Aggregate_Order_By | null | undefined;
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

export type Participants_Aggregate_Order_By = {
  avg?: Participants_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Participants_Max_Order_By | null | undefined;
  min?: Participants_Min_Order_By | null | undefined;
  stddev?: Participants_Stddev_Order_By | null | undefined;
  stddev_pop?: Participants_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Participants_Stddev_Samp_Order_By | null | undefined;
  sum?: Participants_Sum_Order_By | null | undefined;
  var_pop?: Participants_Var_Pop_Order_By | null | undefined;
  var_samp?: Participants_Var_Samp_Order_By | null | undefined;
  variance?: Participants_Variance_Order_By | null | undefined;
};

export type Participants_Avg_Order_By = {
  version?: Order_By | null | undefined;
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

export type Participants_Max_Order_By = {
  attendanceTypeId?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  markedAt?: Order_By | null | undefined;
  markedBy?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Participants_Min_Order_By = {
  attendanceTypeId?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  markedAt?: Order_By | null | undefined;
  markedBy?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
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

export type Participants_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type Participants_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Participants_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Participants_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type Participants_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Participants_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Participants_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type RepresentativeLectures_Aggregate_Bool_Exp = {
  count?: RepresentativeLectures_Aggregate_Bool_Exp_Count | null | undefined;
};

export type RepresentativeLectures_Aggregate_Bool_Exp_Count = {
  arguments?: Array<RepresentativeLectures_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: RepresentativeLectures_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type RepresentativeLectures_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: RepresentativeLectures_Max_Order_By | null | undefined;
  min?: RepresentativeLectures_Min_Order_By | null | undefined;
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

export type RepresentativeLectures_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type RepresentativeLectures_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type RepresentativeLectures_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
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

export type Staff_Order_By = {
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  isAdminLevel?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  type?: Order_By | null | undefined;
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

export type StudentMemos_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: StudentMemos_Max_Order_By | null | undefined;
  min?: StudentMemos_Min_Order_By | null | undefined;
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

export type StudentMemos_Max_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type StudentMemos_Min_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
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

export type Students_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memos_aggregate?: StudentMemos_Aggregate_Order_By | null | undefined;
  parentName?: Order_By | null | undefined;
  parentPhone?: Order_By | null | undefined;
  participants_aggregate?: Participants_Aggregate_Order_By | null | undefined;
  registeredOn?: Order_By | null | undefined;
  representativeLecture?: RepresentativeLectures_Order_By | null | undefined;
  school?: Order_By | null | undefined;
  studentNumber?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  user?: Users_Order_By | null | undefined;
  withdrawnOn?: Order_By | null | undefined;
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

export type Tas_Order_By = {
  id?: Order_By | null | undefined;
  isAdminLevel?: Order_By | null | undefined;
  user?: Users_Order_By | null | undefined;
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

export type UserTags_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: UserTags_Max_Order_By | null | undefined;
  min?: UserTags_Min_Order_By | null | undefined;
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

export type UserTags_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  tagId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  userId?: Order_By | null | undefined;
};

export type UserTags_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  tagId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  userId?: Order_By | null | undefined;
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

export type Users_Order_By = {
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  loginId?: Order_By | null | undefined;
  mustChangePassword?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  nameChoseong?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  ta?: Tas_Order_By | null | undefined;
  type?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  userTags_aggregate?: UserTags_Aggregate_Order_By | null | undefined;
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

export type WeeklyLectures_Aggregate_Order_By = {
  avg?: WeeklyLectures_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WeeklyLectures_Max_Order_By | null | undefined;
  min?: WeeklyLectures_Min_Order_By | null | undefined;
  stddev?: WeeklyLectures_Stddev_Order_By | null | undefined;
  stddev_pop?: WeeklyLectures_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WeeklyLectures_Stddev_Samp_Order_By | null | undefined;
  sum?: WeeklyLectures_Sum_Order_By | null | undefined;
  var_pop?: WeeklyLectures_Var_Pop_Order_By | null | undefined;
  var_samp?: WeeklyLectures_Var_Samp_Order_By | null | undefined;
  variance?: WeeklyLectures_Variance_Order_By | null | undefined;
};

export type WeeklyLectures_Avg_Order_By = {
  weekNumber?: Order_By | null | undefined;
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

export type WeeklyLectures_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  room?: Order_By | null | undefined;
  specialName?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  room?: Order_By | null | undefined;
  specialName?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
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

export type WeeklyLectures_Stddev_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Stddev_Pop_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Stddev_Samp_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Sum_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Var_Pop_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Var_Samp_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Variance_Order_By = {
  weekNumber?: Order_By | null | undefined;
};

export type StudentListQueryVariables = Exact<{
  where: Students_Bool_Exp;
  orderBy: Array<Students_Order_By> | Students_Order_By;
  limit: number;
  offset: number;
}>;


export type StudentListQuery = { students: Array<{ id: string, studentNumber: string, school: string, grade: string | null, parentName: string, parentPhone: string | null, user: { name: string, loginId: string, phone: string | null, isActive: boolean, mustChangePassword: boolean, userTags: Array<{ tag: { id: string, name: string, color: string } }> }, representativeLecture: { lecture: { id: string, name: string } } | null }>, students_aggregate: { aggregate: { count: number } | null } };

export type StudentDetailQueryVariables = Exact<{
  id: string;
}>;


export type StudentDetailQuery = { students_by_pk: { registeredOn: string, withdrawnOn: string | null, id: string, studentNumber: string, school: string, grade: string | null, parentName: string, parentPhone: string | null, memos: Array<{ id: string, body: string, isPinned: boolean, createdAt: string, createdByStaff: { name: string | null } | null }>, enrollments: Array<{ id: string, fromDate: string, toDate: string | null, lecture: { id: string, name: string, weekday: number, startsAt: string, endsAt: string, status: string } }>, participants: Array<{ id: string, attendanceType: { name: string, sequence: number, countsAsPresent: boolean } | null, weeklyLecture: { lectureId: string } }>, user: { name: string, loginId: string, phone: string | null, isActive: boolean, mustChangePassword: boolean, userTags: Array<{ tag: { id: string, name: string, color: string } }> }, representativeLecture: { lecture: { id: string, name: string } } | null } | null };

export type StudentFactsFragment = { id: string, studentNumber: string, school: string, grade: string | null, parentName: string, parentPhone: string | null, user: { name: string, loginId: string, phone: string | null, isActive: boolean, mustChangePassword: boolean, userTags: Array<{ tag: { id: string, name: string, color: string } }> }, representativeLecture: { lecture: { id: string, name: string } } | null };

export const StudentListDocument = {"__meta__":{"tables":["lectures","representativeLectures","students","tags","userTags","users"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"students_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"students_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"students"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"loginId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"userTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tag"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"priority"},"value":{"kind":"EnumValue","value":"asc"}}]}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"representativeLecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<StudentListQuery, StudentListQueryVariables>;
export const StudentDetailDocument = {"__meta__":{"tables":["attendanceTypes","enrollments","lectures","participants","representativeLectures","staff","studentMemos","students","tags","userTags","users","weeklyLectures"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFacts"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnOn"}},{"kind":"Field","name":{"kind":"Name","value":"memos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isPinned"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"desc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"fromDate"},"value":{"kind":"EnumValue","value":"desc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsPresent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeklyLecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lectureId"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"students"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"loginId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"userTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tag"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"priority"},"value":{"kind":"EnumValue","value":"asc"}}]}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"representativeLecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<StudentDetailQuery, StudentDetailQueryVariables>;