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

export type Int_Array_Comparison_Exp = {
  _contained_in?: Array<number> | null | undefined;
  _contains?: Array<number> | null | undefined;
  _eq?: Array<number> | null | undefined;
  _gt?: Array<number> | null | undefined;
  _gte?: Array<number> | null | undefined;
  _in?: Array<Array<number>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<number> | null | undefined;
  _lte?: Array<number> | null | undefined;
  _neq?: Array<number> | null | undefined;
  _nin?: Array<Array<number>> | null | undefined;
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

export type String_Array_Comparison_Exp = {
  _contained_in?: Array<string> | null | undefined;
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
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

export type ActualExamScores_Aggregate_Order_By = {
  avg?: ActualExamScores_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ActualExamScores_Max_Order_By | null | undefined;
  min?: ActualExamScores_Min_Order_By | null | undefined;
  stddev?: ActualExamScores_Stddev_Order_By | null | undefined;
  stddev_pop?: ActualExamScores_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ActualExamScores_Stddev_Samp_Order_By | null | undefined;
  sum?: ActualExamScores_Sum_Order_By | null | undefined;
  var_pop?: ActualExamScores_Var_Pop_Order_By | null | undefined;
  var_samp?: ActualExamScores_Var_Samp_Order_By | null | undefined;
  variance?: ActualExamScores_Variance_Order_By | null | undefined;
};

export type ActualExamScores_Avg_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Bool_Exp = {
  _and?: Array<ActualExamScores_Bool_Exp> | null | undefined;
  _not?: ActualExamScores_Bool_Exp | null | undefined;
  _or?: Array<ActualExamScores_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  grade?: Smallint_Comparison_Exp | null | undefined;
  gradeScale?: Smallint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  month?: Smallint_Comparison_Exp | null | undefined;
  part?: String_Comparison_Exp | null | undefined;
  percentile?: Numeric_Comparison_Exp | null | undefined;
  rawScore?: Numeric_Comparison_Exp | null | undefined;
  standardScore?: Numeric_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  subject?: String_Comparison_Exp | null | undefined;
  term?: Smallint_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  year?: Smallint_Comparison_Exp | null | undefined;
};

export type ActualExamScores_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  subject?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  subject?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Stddev_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Stddev_Pop_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Stddev_Samp_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Sum_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Var_Pop_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Var_Samp_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type ActualExamScores_Variance_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rawScore?: Order_By | null | undefined;
  standardScore?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  year?: Order_By | null | undefined;
};

export type Announcements_Bool_Exp = {
  _and?: Array<Announcements_Bool_Exp> | null | undefined;
  _not?: Announcements_Bool_Exp | null | undefined;
  _or?: Array<Announcements_Bool_Exp> | null | undefined;
  body?: Jsonb_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  publishedAt?: Timestamptz_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type AttendanceRates_Aggregate_Order_By = {
  avg?: AttendanceRates_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: AttendanceRates_Max_Order_By | null | undefined;
  min?: AttendanceRates_Min_Order_By | null | undefined;
  stddev?: AttendanceRates_Stddev_Order_By | null | undefined;
  stddev_pop?: AttendanceRates_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: AttendanceRates_Stddev_Samp_Order_By | null | undefined;
  sum?: AttendanceRates_Sum_Order_By | null | undefined;
  var_pop?: AttendanceRates_Var_Pop_Order_By | null | undefined;
  var_samp?: AttendanceRates_Var_Samp_Order_By | null | undefined;
  variance?: AttendanceRates_Variance_Order_By | null | undefined;
};

export type AttendanceRates_Avg_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Bool_Exp = {
  _and?: Array<AttendanceRates_Bool_Exp> | null | undefined;
  _not?: AttendanceRates_Bool_Exp | null | undefined;
  _or?: Array<AttendanceRates_Bool_Exp> | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  marked?: Int_Comparison_Exp | null | undefined;
  present?: Int_Comparison_Exp | null | undefined;
  rate?: Numeric_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  unset?: Int_Comparison_Exp | null | undefined;
  weeks?: Int_Comparison_Exp | null | undefined;
};

export type AttendanceRates_Max_Order_By = {
  lectureId?: Order_By | null | undefined;
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Min_Order_By = {
  lectureId?: Order_By | null | undefined;
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Stddev_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Stddev_Pop_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Stddev_Samp_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Sum_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Var_Pop_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Var_Samp_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
};

export type AttendanceRates_Variance_Order_By = {
  marked?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeks?: Order_By | null | undefined;
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

export type Bigint_Comparison_Exp = {
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

export type BoardAnswers_Bool_Exp = {
  _and?: Array<BoardAnswers_Bool_Exp> | null | undefined;
  _not?: BoardAnswers_Bool_Exp | null | undefined;
  _or?: Array<BoardAnswers_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isAccepted?: Boolean_Comparison_Exp | null | undefined;
  post?: BoardPosts_Bool_Exp | null | undefined;
  postId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type BoardPosts_Aggregate_Order_By = {
  avg?: BoardPosts_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: BoardPosts_Max_Order_By | null | undefined;
  min?: BoardPosts_Min_Order_By | null | undefined;
  stddev?: BoardPosts_Stddev_Order_By | null | undefined;
  stddev_pop?: BoardPosts_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: BoardPosts_Stddev_Samp_Order_By | null | undefined;
  sum?: BoardPosts_Sum_Order_By | null | undefined;
  var_pop?: BoardPosts_Var_Pop_Order_By | null | undefined;
  var_samp?: BoardPosts_Var_Samp_Order_By | null | undefined;
  variance?: BoardPosts_Variance_Order_By | null | undefined;
};

export type BoardPosts_Avg_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Bool_Exp = {
  _and?: Array<BoardPosts_Bool_Exp> | null | undefined;
  _not?: BoardPosts_Bool_Exp | null | undefined;
  _or?: Array<BoardPosts_Bool_Exp> | null | undefined;
  answeredAt?: Timestamptz_Comparison_Exp | null | undefined;
  answers?: BoardAnswers_Bool_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  category?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPublic?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  sortOrder?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type BoardPosts_Max_Order_By = {
  answeredAt?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  category?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Min_Order_By = {
  answeredAt?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  category?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Stddev_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Stddev_Pop_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Stddev_Samp_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Sum_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Var_Pop_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Var_Samp_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Variance_Order_By = {
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicParticipants_Aggregate_Order_By = {
  avg?: ClinicParticipants_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ClinicParticipants_Max_Order_By | null | undefined;
  min?: ClinicParticipants_Min_Order_By | null | undefined;
  stddev?: ClinicParticipants_Stddev_Order_By | null | undefined;
  stddev_pop?: ClinicParticipants_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ClinicParticipants_Stddev_Samp_Order_By | null | undefined;
  sum?: ClinicParticipants_Sum_Order_By | null | undefined;
  var_pop?: ClinicParticipants_Var_Pop_Order_By | null | undefined;
  var_samp?: ClinicParticipants_Var_Samp_Order_By | null | undefined;
  variance?: ClinicParticipants_Variance_Order_By | null | undefined;
};

export type ClinicParticipants_Avg_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Bool_Exp = {
  _and?: Array<ClinicParticipants_Bool_Exp> | null | undefined;
  _not?: ClinicParticipants_Bool_Exp | null | undefined;
  _or?: Array<ClinicParticipants_Bool_Exp> | null | undefined;
  arrivedAt?: Timestamptz_Comparison_Exp | null | undefined;
  cancelledAt?: Timestamptz_Comparison_Exp | null | undefined;
  counselType?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  departedAt?: Timestamptz_Comparison_Exp | null | undefined;
  endsAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isHurried?: Boolean_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  promotedAt?: Timestamptz_Comparison_Exp | null | undefined;
  reserveType?: String_Comparison_Exp | null | undefined;
  slot?: ClinicSlots_Bool_Exp | null | undefined;
  slotId?: Uuid_Comparison_Exp | null | undefined;
  startsAt?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  todos?: ClinicTodos_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  waitingNumber?: Int_Comparison_Exp | null | undefined;
  waitingPlace?: ClinicWaitingPlaces_Bool_Exp | null | undefined;
};

export type ClinicParticipants_Max_Order_By = {
  arrivedAt?: Order_By | null | undefined;
  cancelledAt?: Order_By | null | undefined;
  counselType?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  departedAt?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  promotedAt?: Order_By | null | undefined;
  reserveType?: Order_By | null | undefined;
  slotId?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Min_Order_By = {
  arrivedAt?: Order_By | null | undefined;
  cancelledAt?: Order_By | null | undefined;
  counselType?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  departedAt?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  promotedAt?: Order_By | null | undefined;
  reserveType?: Order_By | null | undefined;
  slotId?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Stddev_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Sum_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicParticipants_Variance_Order_By = {
  version?: Order_By | null | undefined;
  waitingNumber?: Order_By | null | undefined;
};

export type ClinicSlotLoads_Bool_Exp = {
  _and?: Array<ClinicSlotLoads_Bool_Exp> | null | undefined;
  _not?: ClinicSlotLoads_Bool_Exp | null | undefined;
  _or?: Array<ClinicSlotLoads_Bool_Exp> | null | undefined;
  arrived?: Int_Comparison_Exp | null | undefined;
  booked?: Int_Comparison_Exp | null | undefined;
  capacity?: Int_Comparison_Exp | null | undefined;
  departed?: Int_Comparison_Exp | null | undefined;
  free?: Int_Comparison_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  hurried?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  noShow?: Int_Comparison_Exp | null | undefined;
  reserveType?: String_Comparison_Exp | null | undefined;
  slot?: ClinicSlots_Bool_Exp | null | undefined;
  waiting?: Int_Comparison_Exp | null | undefined;
};

export type ClinicSlots_Bool_Exp = {
  _and?: Array<ClinicSlots_Bool_Exp> | null | undefined;
  _not?: ClinicSlots_Bool_Exp | null | undefined;
  _or?: Array<ClinicSlots_Bool_Exp> | null | undefined;
  cancelUntil?: Timestamptz_Comparison_Exp | null | undefined;
  capacity?: Int_Comparison_Exp | null | undefined;
  closesAt?: Timestamptz_Comparison_Exp | null | undefined;
  counselType?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endsAt?: Timestamptz_Comparison_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  load?: ClinicSlotLoads_Bool_Exp | null | undefined;
  note?: String_Comparison_Exp | null | undefined;
  participants?: ClinicParticipants_Bool_Exp | null | undefined;
  reserveType?: String_Comparison_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  startsAt?: Timestamptz_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ClinicTodos_Bool_Exp = {
  _and?: Array<ClinicTodos_Bool_Exp> | null | undefined;
  _not?: ClinicTodos_Bool_Exp | null | undefined;
  _or?: Array<ClinicTodos_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  decidedAt?: Timestamptz_Comparison_Exp | null | undefined;
  followUp?: ClinicTodos_Bool_Exp | null | undefined;
  follows?: ClinicTodos_Bool_Exp | null | undefined;
  followsId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  participant?: ClinicParticipants_Bool_Exp | null | undefined;
  participantId?: Uuid_Comparison_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  scoreAttempt?: ScoreAttempts_Bool_Exp | null | undefined;
  scoreAttemptId?: Uuid_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  submittedAt?: Timestamptz_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ClinicWaitingPlaces_Bool_Exp = {
  _and?: Array<ClinicWaitingPlaces_Bool_Exp> | null | undefined;
  _not?: ClinicWaitingPlaces_Bool_Exp | null | undefined;
  _or?: Array<ClinicWaitingPlaces_Bool_Exp> | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  participant?: ClinicParticipants_Bool_Exp | null | undefined;
  place?: Int_Comparison_Exp | null | undefined;
  slotId?: Uuid_Comparison_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
};

export type Consults_Aggregate_Order_By = {
  avg?: Consults_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Consults_Max_Order_By | null | undefined;
  min?: Consults_Min_Order_By | null | undefined;
  stddev?: Consults_Stddev_Order_By | null | undefined;
  stddev_pop?: Consults_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Consults_Stddev_Samp_Order_By | null | undefined;
  sum?: Consults_Sum_Order_By | null | undefined;
  var_pop?: Consults_Var_Pop_Order_By | null | undefined;
  var_samp?: Consults_Var_Samp_Order_By | null | undefined;
  variance?: Consults_Variance_Order_By | null | undefined;
};

export type Consults_Avg_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Bool_Exp = {
  _and?: Array<Consults_Bool_Exp> | null | undefined;
  _not?: Consults_Bool_Exp | null | undefined;
  _or?: Array<Consults_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  channel?: String_Comparison_Exp | null | undefined;
  consultedAt?: Timestamptz_Comparison_Exp | null | undefined;
  consultedBy?: Uuid_Comparison_Exp | null | undefined;
  consultedByStaff?: Staff_Bool_Exp | null | undefined;
  counterpart?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Consults_Max_Order_By = {
  body?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  consultedAt?: Order_By | null | undefined;
  consultedBy?: Order_By | null | undefined;
  counterpart?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Consults_Min_Order_By = {
  body?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  consultedAt?: Order_By | null | undefined;
  consultedBy?: Order_By | null | undefined;
  counterpart?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Consults_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Consults_Variance_Order_By = {
  version?: Order_By | null | undefined;
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

export type ExamItems_Bool_Exp = {
  _and?: Array<ExamItems_Bool_Exp> | null | undefined;
  _not?: ExamItems_Bool_Exp | null | undefined;
  _or?: Array<ExamItems_Bool_Exp> | null | undefined;
  alsoAccepts?: Smallint_Array_Comparison_Exp | null | undefined;
  answer?: Smallint_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  gradingRule?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  number?: Smallint_Comparison_Exp | null | undefined;
  points?: Numeric_Comparison_Exp | null | undefined;
  question?: ExamQuestions_Bool_Exp | null | undefined;
  questionId?: Uuid_Comparison_Exp | null | undefined;
  unit?: String_Comparison_Exp | null | undefined;
};

export type ExamQuestionStatistics_Bool_Exp = {
  _and?: Array<ExamQuestionStatistics_Bool_Exp> | null | undefined;
  _not?: ExamQuestionStatistics_Bool_Exp | null | undefined;
  _or?: Array<ExamQuestionStatistics_Bool_Exp> | null | undefined;
  answer?: Smallint_Comparison_Exp | null | undefined;
  choiceCounts?: Int_Array_Comparison_Exp | null | undefined;
  correctCount?: Int_Comparison_Exp | null | undefined;
  correctRate?: Numeric_Comparison_Exp | null | undefined;
  correlation?: Numeric_Comparison_Exp | null | undefined;
  discrimination?: Numeric_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  gradingRule?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  lowerRate?: Numeric_Comparison_Exp | null | undefined;
  number?: Smallint_Comparison_Exp | null | undefined;
  points?: Numeric_Comparison_Exp | null | undefined;
  question?: ExamQuestions_Bool_Exp | null | undefined;
  questionId?: Uuid_Comparison_Exp | null | undefined;
  takenCount?: Int_Comparison_Exp | null | undefined;
  unit?: String_Comparison_Exp | null | undefined;
  upperRate?: Numeric_Comparison_Exp | null | undefined;
};

export type ExamQuestions_Bool_Exp = {
  _and?: Array<ExamQuestions_Bool_Exp> | null | undefined;
  _not?: ExamQuestions_Bool_Exp | null | undefined;
  _or?: Array<ExamQuestions_Bool_Exp> | null | undefined;
  alsoAccepts?: Smallint_Array_Comparison_Exp | null | undefined;
  answer?: Smallint_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  gradingRule?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  number?: Smallint_Comparison_Exp | null | undefined;
  points?: Numeric_Comparison_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  retakeMap?: RetakeQuestionMaps_Bool_Exp | null | undefined;
  retakeMaps?: RetakeQuestionMaps_Bool_Exp | null | undefined;
  template?: ExamTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  unit?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type ExamStatistics_Bool_Exp = {
  _and?: Array<ExamStatistics_Bool_Exp> | null | undefined;
  _not?: ExamStatistics_Bool_Exp | null | undefined;
  _or?: Array<ExamStatistics_Bool_Exp> | null | undefined;
  absentCount?: Int_Comparison_Exp | null | undefined;
  clinicCount?: Int_Comparison_Exp | null | undefined;
  deviation?: Numeric_Comparison_Exp | null | undefined;
  distribution?: Int_Array_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  highest?: Numeric_Comparison_Exp | null | undefined;
  lowest?: Numeric_Comparison_Exp | null | undefined;
  mean?: Numeric_Comparison_Exp | null | undefined;
  median?: Numeric_Comparison_Exp | null | undefined;
  participantCount?: Int_Comparison_Exp | null | undefined;
  takenCount?: Int_Comparison_Exp | null | undefined;
};

export type ExamTemplates_Aggregate_Order_By = {
  avg?: ExamTemplates_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ExamTemplates_Max_Order_By | null | undefined;
  min?: ExamTemplates_Min_Order_By | null | undefined;
  stddev?: ExamTemplates_Stddev_Order_By | null | undefined;
  stddev_pop?: ExamTemplates_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ExamTemplates_Stddev_Samp_Order_By | null | undefined;
  sum?: ExamTemplates_Sum_Order_By | null | undefined;
  var_pop?: ExamTemplates_Var_Pop_Order_By | null | undefined;
  var_samp?: ExamTemplates_Var_Samp_Order_By | null | undefined;
  variance?: ExamTemplates_Variance_Order_By | null | undefined;
};

export type ExamTemplates_Avg_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Bool_Exp = {
  _and?: Array<ExamTemplates_Bool_Exp> | null | undefined;
  _not?: ExamTemplates_Bool_Exp | null | undefined;
  _or?: Array<ExamTemplates_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  cutline?: Numeric_Comparison_Exp | null | undefined;
  exams?: Exams_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  questions?: ExamQuestions_Bool_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ExamTemplates_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Stddev_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Stddev_Pop_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Stddev_Samp_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Sum_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Var_Pop_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Var_Samp_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Variance_Order_By = {
  cutline?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Aggregate_Order_By = {
  avg?: Exams_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Exams_Max_Order_By | null | undefined;
  min?: Exams_Min_Order_By | null | undefined;
  stddev?: Exams_Stddev_Order_By | null | undefined;
  stddev_pop?: Exams_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Exams_Stddev_Samp_Order_By | null | undefined;
  sum?: Exams_Sum_Order_By | null | undefined;
  var_pop?: Exams_Var_Pop_Order_By | null | undefined;
  var_samp?: Exams_Var_Samp_Order_By | null | undefined;
  variance?: Exams_Variance_Order_By | null | undefined;
};

export type Exams_Avg_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Bool_Exp = {
  _and?: Array<Exams_Bool_Exp> | null | undefined;
  _not?: Exams_Bool_Exp | null | undefined;
  _or?: Array<Exams_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  cutline?: Numeric_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isShown?: Boolean_Comparison_Exp | null | undefined;
  items?: ExamItems_Bool_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  ownQuestions?: ExamQuestions_Bool_Exp | null | undefined;
  questionStatistics?: ExamQuestionStatistics_Bool_Exp | null | undefined;
  retakeExams?: RetakeExams_Bool_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  statistics?: ExamStatistics_Bool_Exp | null | undefined;
  submissions?: Submissions_Bool_Exp | null | undefined;
  template?: ExamTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Exams_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Exams_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Exams_Stddev_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Stddev_Pop_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Stddev_Samp_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Sum_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Var_Pop_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Var_Samp_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Exams_Variance_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Aggregate_Order_By = {
  avg?: ExpenseClaims_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ExpenseClaims_Max_Order_By | null | undefined;
  min?: ExpenseClaims_Min_Order_By | null | undefined;
  stddev?: ExpenseClaims_Stddev_Order_By | null | undefined;
  stddev_pop?: ExpenseClaims_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ExpenseClaims_Stddev_Samp_Order_By | null | undefined;
  sum?: ExpenseClaims_Sum_Order_By | null | undefined;
  var_pop?: ExpenseClaims_Var_Pop_Order_By | null | undefined;
  var_samp?: ExpenseClaims_Var_Samp_Order_By | null | undefined;
  variance?: ExpenseClaims_Variance_Order_By | null | undefined;
};

export type ExpenseClaims_Avg_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Bool_Exp = {
  _and?: Array<ExpenseClaims_Bool_Exp> | null | undefined;
  _not?: ExpenseClaims_Bool_Exp | null | undefined;
  _or?: Array<ExpenseClaims_Bool_Exp> | null | undefined;
  amount?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  decidedAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedBy?: Uuid_Comparison_Exp | null | undefined;
  decidedByStaff?: Staff_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  paidAt?: Timestamptz_Comparison_Exp | null | undefined;
  payMonth?: Date_Comparison_Exp | null | undefined;
  rejectReason?: String_Comparison_Exp | null | undefined;
  spentOn?: Date_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ExpenseClaims_Max_Order_By = {
  amount?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  decidedAt?: Order_By | null | undefined;
  decidedBy?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  paidAt?: Order_By | null | undefined;
  payMonth?: Order_By | null | undefined;
  rejectReason?: Order_By | null | undefined;
  spentOn?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Min_Order_By = {
  amount?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  decidedAt?: Order_By | null | undefined;
  decidedBy?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  paidAt?: Order_By | null | undefined;
  payMonth?: Order_By | null | undefined;
  rejectReason?: Order_By | null | undefined;
  spentOn?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Stddev_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Stddev_Pop_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Stddev_Samp_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Sum_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Var_Pop_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Var_Samp_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Variance_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type FilePermissions_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: FilePermissions_Max_Order_By | null | undefined;
  min?: FilePermissions_Min_Order_By | null | undefined;
};

export type FilePermissions_Bool_Exp = {
  _and?: Array<FilePermissions_Bool_Exp> | null | undefined;
  _not?: FilePermissions_Bool_Exp | null | undefined;
  _or?: Array<FilePermissions_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  file?: Files_Bool_Exp | null | undefined;
  fileId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type FilePermissions_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type FilePermissions_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type FileViews_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: FileViews_Max_Order_By | null | undefined;
  min?: FileViews_Min_Order_By | null | undefined;
};

export type FileViews_Bool_Exp = {
  _and?: Array<FileViews_Bool_Exp> | null | undefined;
  _not?: FileViews_Bool_Exp | null | undefined;
  _or?: Array<FileViews_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  file?: Files_Bool_Exp | null | undefined;
  fileId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
  viewedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type FileViews_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  userId?: Order_By | null | undefined;
  viewedAt?: Order_By | null | undefined;
};

export type FileViews_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  userId?: Order_By | null | undefined;
  viewedAt?: Order_By | null | undefined;
};

export type Files_Aggregate_Order_By = {
  avg?: Files_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Files_Max_Order_By | null | undefined;
  min?: Files_Min_Order_By | null | undefined;
  stddev?: Files_Stddev_Order_By | null | undefined;
  stddev_pop?: Files_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Files_Stddev_Samp_Order_By | null | undefined;
  sum?: Files_Sum_Order_By | null | undefined;
  var_pop?: Files_Var_Pop_Order_By | null | undefined;
  var_samp?: Files_Var_Samp_Order_By | null | undefined;
  variance?: Files_Variance_Order_By | null | undefined;
};

export type Files_Avg_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Bool_Exp = {
  _and?: Array<Files_Bool_Exp> | null | undefined;
  _not?: Files_Bool_Exp | null | undefined;
  _or?: Array<Files_Bool_Exp> | null | undefined;
  boardPost?: BoardPosts_Bool_Exp | null | undefined;
  boardPostId?: Uuid_Comparison_Exp | null | undefined;
  claim?: ExpenseClaims_Bool_Exp | null | undefined;
  claimId?: Uuid_Comparison_Exp | null | undefined;
  contentType?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isWatermarked?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  material?: LectureMaterials_Bool_Exp | null | undefined;
  materialId?: Uuid_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  ownerId?: Uuid_Comparison_Exp | null | undefined;
  ownerType?: String_Comparison_Exp | null | undefined;
  permissions?: FilePermissions_Bool_Exp | null | undefined;
  profileUser?: Users_Bool_Exp | null | undefined;
  profileUserId?: Uuid_Comparison_Exp | null | undefined;
  sha256?: String_Comparison_Exp | null | undefined;
  sizeBytes?: Bigint_Comparison_Exp | null | undefined;
  state?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submission?: Submissions_Bool_Exp | null | undefined;
  submissionId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  video?: Videos_Bool_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
  views?: FileViews_Bool_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Files_Max_Order_By = {
  boardPostId?: Order_By | null | undefined;
  claimId?: Order_By | null | undefined;
  contentType?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  materialId?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  ownerId?: Order_By | null | undefined;
  ownerType?: Order_By | null | undefined;
  profileUserId?: Order_By | null | undefined;
  sha256?: Order_By | null | undefined;
  sizeBytes?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submissionId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Files_Min_Order_By = {
  boardPostId?: Order_By | null | undefined;
  claimId?: Order_By | null | undefined;
  contentType?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  materialId?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  ownerId?: Order_By | null | undefined;
  ownerType?: Order_By | null | undefined;
  profileUserId?: Order_By | null | undefined;
  sha256?: Order_By | null | undefined;
  sizeBytes?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submissionId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Files_Stddev_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Stddev_Pop_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Stddev_Samp_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Sum_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Var_Pop_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Var_Samp_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Files_Variance_Order_By = {
  sizeBytes?: Order_By | null | undefined;
};

export type Float8_Comparison_Exp = {
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

export type HourlyWageTypes_Bool_Exp = {
  _and?: Array<HourlyWageTypes_Bool_Exp> | null | undefined;
  _not?: HourlyWageTypes_Bool_Exp | null | undefined;
  _or?: Array<HourlyWageTypes_Bool_Exp> | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  taWageTypes?: TaWageTypes_Bool_Exp | null | undefined;
  wages?: HourlyWages_Bool_Exp | null | undefined;
  workRecords?: WorkRecords_Bool_Exp | null | undefined;
};

export type HourlyWages_Bool_Exp = {
  _and?: Array<HourlyWages_Bool_Exp> | null | undefined;
  _not?: HourlyWages_Bool_Exp | null | undefined;
  _or?: Array<HourlyWages_Bool_Exp> | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  fromMonth?: Date_Comparison_Exp | null | undefined;
  hourlyWage?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  wageType?: HourlyWageTypes_Bool_Exp | null | undefined;
  wageTypeId?: Uuid_Comparison_Exp | null | undefined;
};

export type Jsonb_Cast_Exp = {
  String?: String_Comparison_Exp | null | undefined;
};

export type Jsonb_Comparison_Exp = {
  _cast?: Jsonb_Cast_Exp | null | undefined;
  _contained_in?: unknown;
  _contains?: unknown;
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  _has_key?: string | null | undefined;
  _has_keys_all?: Array<string> | null | undefined;
  _has_keys_any?: Array<string> | null | undefined;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

export type LectureDdays_Aggregate_Order_By = {
  avg?: LectureDdays_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: LectureDdays_Max_Order_By | null | undefined;
  min?: LectureDdays_Min_Order_By | null | undefined;
  stddev?: LectureDdays_Stddev_Order_By | null | undefined;
  stddev_pop?: LectureDdays_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: LectureDdays_Stddev_Samp_Order_By | null | undefined;
  sum?: LectureDdays_Sum_Order_By | null | undefined;
  var_pop?: LectureDdays_Var_Pop_Order_By | null | undefined;
  var_samp?: LectureDdays_Var_Samp_Order_By | null | undefined;
  variance?: LectureDdays_Variance_Order_By | null | undefined;
};

export type LectureDdays_Avg_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Bool_Exp = {
  _and?: Array<LectureDdays_Bool_Exp> | null | undefined;
  _not?: LectureDdays_Bool_Exp | null | undefined;
  _or?: Array<LectureDdays_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  fallsOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type LectureDdays_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fallsOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fallsOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Stddev_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Stddev_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Stddev_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Sum_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Var_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Var_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureDdays_Variance_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterialChecks_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: LectureMaterialChecks_Max_Order_By | null | undefined;
  min?: LectureMaterialChecks_Min_Order_By | null | undefined;
};

export type LectureMaterialChecks_Bool_Exp = {
  _and?: Array<LectureMaterialChecks_Bool_Exp> | null | undefined;
  _not?: LectureMaterialChecks_Bool_Exp | null | undefined;
  _or?: Array<LectureMaterialChecks_Bool_Exp> | null | undefined;
  checkedAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  material?: LectureMaterials_Bool_Exp | null | undefined;
  materialId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type LectureMaterialChecks_Max_Order_By = {
  checkedAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  materialId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type LectureMaterialChecks_Min_Order_By = {
  checkedAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  materialId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type LectureMaterials_Aggregate_Order_By = {
  avg?: LectureMaterials_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: LectureMaterials_Max_Order_By | null | undefined;
  min?: LectureMaterials_Min_Order_By | null | undefined;
  stddev?: LectureMaterials_Stddev_Order_By | null | undefined;
  stddev_pop?: LectureMaterials_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: LectureMaterials_Stddev_Samp_Order_By | null | undefined;
  sum?: LectureMaterials_Sum_Order_By | null | undefined;
  var_pop?: LectureMaterials_Var_Pop_Order_By | null | undefined;
  var_samp?: LectureMaterials_Var_Samp_Order_By | null | undefined;
  variance?: LectureMaterials_Variance_Order_By | null | undefined;
};

export type LectureMaterials_Avg_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Bool_Exp = {
  _and?: Array<LectureMaterials_Bool_Exp> | null | undefined;
  _not?: LectureMaterials_Bool_Exp | null | undefined;
  _or?: Array<LectureMaterials_Bool_Exp> | null | undefined;
  checks?: LectureMaterialChecks_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  publishedAt?: Timestamptz_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type LectureMaterials_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  publishedAt?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  publishedAt?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type Lectures_Bool_Exp = {
  _and?: Array<Lectures_Bool_Exp> | null | undefined;
  _not?: Lectures_Bool_Exp | null | undefined;
  _or?: Array<Lectures_Bool_Exp> | null | undefined;
  attendanceRates?: AttendanceRates_Bool_Exp | null | undefined;
  boardPosts?: BoardPosts_Bool_Exp | null | undefined;
  capacity?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  ddays?: LectureDdays_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  examTemplates?: ExamTemplates_Bool_Exp | null | undefined;
  exams?: Exams_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  materials?: LectureMaterials_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  representedStudents?: RepresentativeLectures_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  teacherName?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weekAttendanceRates?: WeekAttendanceRates_Bool_Exp | null | undefined;
  weekday?: Smallint_Comparison_Exp | null | undefined;
  weeklyLectures?: WeeklyLectures_Bool_Exp | null | undefined;
};

export type Lectures_Order_By = {
  attendanceRates_aggregate?: AttendanceRates_Aggregate_Order_By | null | undefined;
  boardPosts_aggregate?: BoardPosts_Aggregate_Order_By | null | undefined;
  capacity?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  ddays_aggregate?: LectureDdays_Aggregate_Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Order_By | null | undefined;
  examTemplates_aggregate?: ExamTemplates_Aggregate_Order_By | null | undefined;
  exams_aggregate?: Exams_Aggregate_Order_By | null | undefined;
  filePermissions_aggregate?: FilePermissions_Aggregate_Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  materials_aggregate?: LectureMaterials_Aggregate_Order_By | null | undefined;
  name?: Order_By | null | undefined;
  representedStudents_aggregate?: RepresentativeLectures_Aggregate_Order_By | null | undefined;
  room?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  teacherName?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weekAttendanceRates_aggregate?: WeekAttendanceRates_Aggregate_Order_By | null | undefined;
  weekday?: Order_By | null | undefined;
  weeklyLectures_aggregate?: WeeklyLectures_Aggregate_Order_By | null | undefined;
};

export type Numeric_Comparison_Exp = {
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

export type OmrSheets_Bool_Exp = {
  _and?: Array<OmrSheets_Bool_Exp> | null | undefined;
  _not?: OmrSheets_Bool_Exp | null | undefined;
  _or?: Array<OmrSheets_Bool_Exp> | null | undefined;
  answers?: Smallint_Array_Comparison_Exp | null | undefined;
  confidence?: Numeric_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  file?: Files_Bool_Exp | null | undefined;
  fileId?: Uuid_Comparison_Exp | null | undefined;
  fileName?: String_Comparison_Exp | null | undefined;
  flags?: String_Array_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  marks?: Jsonb_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  page?: Int_Comparison_Exp | null | undefined;
  readNumber?: String_Comparison_Exp | null | undefined;
  rejectReason?: String_Comparison_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  reviewedBy?: Uuid_Comparison_Exp | null | undefined;
  reviewedByStaff?: Staff_Bool_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
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
  scores?: Scores_Bool_Exp | null | undefined;
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

export type PayLines_Bool_Exp = {
  _and?: Array<PayLines_Bool_Exp> | null | undefined;
  _not?: PayLines_Bool_Exp | null | undefined;
  _or?: Array<PayLines_Bool_Exp> | null | undefined;
  amount?: Int_Comparison_Exp | null | undefined;
  claim?: ExpenseClaims_Bool_Exp | null | undefined;
  customWage?: TaMonthlyCustomWages_Bool_Exp | null | undefined;
  hourlyWage?: Int_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  minutes?: Int_Comparison_Exp | null | undefined;
  month?: Date_Comparison_Exp | null | undefined;
  refId?: Uuid_Comparison_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  terms?: TaPayTerms_Bool_Exp | null | undefined;
  wageType?: HourlyWageTypes_Bool_Exp | null | undefined;
};

export type PayMonths_Aggregate_Order_By = {
  avg?: PayMonths_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: PayMonths_Max_Order_By | null | undefined;
  min?: PayMonths_Min_Order_By | null | undefined;
  stddev?: PayMonths_Stddev_Order_By | null | undefined;
  stddev_pop?: PayMonths_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: PayMonths_Stddev_Samp_Order_By | null | undefined;
  sum?: PayMonths_Sum_Order_By | null | undefined;
  var_pop?: PayMonths_Var_Pop_Order_By | null | undefined;
  var_samp?: PayMonths_Var_Samp_Order_By | null | undefined;
  variance?: PayMonths_Variance_Order_By | null | undefined;
};

export type PayMonths_Avg_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Bool_Exp = {
  _and?: Array<PayMonths_Bool_Exp> | null | undefined;
  _not?: PayMonths_Bool_Exp | null | undefined;
  _or?: Array<PayMonths_Bool_Exp> | null | undefined;
  claimed?: Int_Comparison_Exp | null | undefined;
  earned?: Int_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  isClosed?: Boolean_Comparison_Exp | null | undefined;
  lines?: PayLines_Bool_Exp | null | undefined;
  minutes?: Int_Comparison_Exp | null | undefined;
  month?: Date_Comparison_Exp | null | undefined;
  net?: Int_Comparison_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  withheld?: Int_Comparison_Exp | null | undefined;
};

export type PayMonths_Max_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Min_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Stddev_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Stddev_Pop_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Stddev_Samp_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Sum_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Var_Pop_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Var_Samp_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Variance_Order_By = {
  claimed?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PushAlertTemplates_Bool_Exp = {
  _and?: Array<PushAlertTemplates_Bool_Exp> | null | undefined;
  _not?: PushAlertTemplates_Bool_Exp | null | undefined;
  _or?: Array<PushAlertTemplates_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  channel?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  event?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  smsMessages?: SmsMessages_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
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

export type RetakeExams_Bool_Exp = {
  _and?: Array<RetakeExams_Bool_Exp> | null | undefined;
  _not?: RetakeExams_Bool_Exp | null | undefined;
  _or?: Array<RetakeExams_Bool_Exp> | null | undefined;
  attempts?: ScoreAttempts_Bool_Exp | null | undefined;
  clinicTodos?: ClinicTodos_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  cutline?: Numeric_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  questionMaps?: RetakeQuestionMaps_Bool_Exp | null | undefined;
  questions?: ExamQuestions_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type RetakeQuestionMaps_Bool_Exp = {
  _and?: Array<RetakeQuestionMaps_Bool_Exp> | null | undefined;
  _not?: RetakeQuestionMaps_Bool_Exp | null | undefined;
  _or?: Array<RetakeQuestionMaps_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  originalQuestion?: ExamQuestions_Bool_Exp | null | undefined;
  originalQuestionId?: Uuid_Comparison_Exp | null | undefined;
  question?: ExamQuestions_Bool_Exp | null | undefined;
  questionId?: Uuid_Comparison_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type ScoreAnswers_Bool_Exp = {
  _and?: Array<ScoreAnswers_Bool_Exp> | null | undefined;
  _not?: ScoreAnswers_Bool_Exp | null | undefined;
  _or?: Array<ScoreAnswers_Bool_Exp> | null | undefined;
  alsoAccepts?: Smallint_Array_Comparison_Exp | null | undefined;
  answer?: Smallint_Comparison_Exp | null | undefined;
  attempt?: ScoreAttempts_Bool_Exp | null | undefined;
  attemptId?: Uuid_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  given?: Smallint_Comparison_Exp | null | undefined;
  gradingRule?: String_Comparison_Exp | null | undefined;
  isCorrect?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  number?: Smallint_Comparison_Exp | null | undefined;
  points?: Numeric_Comparison_Exp | null | undefined;
  questionId?: Uuid_Comparison_Exp | null | undefined;
  retakeNumber?: Smallint_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  unit?: String_Comparison_Exp | null | undefined;
};

export type ScoreAttempts_Bool_Exp = {
  _and?: Array<ScoreAttempts_Bool_Exp> | null | undefined;
  _not?: ScoreAttempts_Bool_Exp | null | undefined;
  _or?: Array<ScoreAttempts_Bool_Exp> | null | undefined;
  answerList?: ScoreAnswers_Bool_Exp | null | undefined;
  answers?: Smallint_Array_Comparison_Exp | null | undefined;
  attemptType?: String_Comparison_Exp | null | undefined;
  clinicStatus?: String_Comparison_Exp | null | undefined;
  clinicTodos?: ClinicTodos_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  deliveryType?: String_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  grade?: Smallint_Comparison_Exp | null | undefined;
  gradeScale?: Smallint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isGradeByHand?: Boolean_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  retakeNumber?: Smallint_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  value?: Numeric_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ScoreCellLocks_Bool_Exp = {
  _and?: Array<ScoreCellLocks_Bool_Exp> | null | undefined;
  _not?: ScoreCellLocks_Bool_Exp | null | undefined;
  _or?: Array<ScoreCellLocks_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  expiresAt?: Timestamptz_Comparison_Exp | null | undefined;
  holder?: Staff_Bool_Exp | null | undefined;
  holderId?: Uuid_Comparison_Exp | null | undefined;
  renewedAt?: Timestamptz_Comparison_Exp | null | undefined;
  retakeNumber?: Smallint_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type ScoreRanks_Aggregate_Order_By = {
  avg?: ScoreRanks_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ScoreRanks_Max_Order_By | null | undefined;
  min?: ScoreRanks_Min_Order_By | null | undefined;
  stddev?: ScoreRanks_Stddev_Order_By | null | undefined;
  stddev_pop?: ScoreRanks_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ScoreRanks_Stddev_Samp_Order_By | null | undefined;
  sum?: ScoreRanks_Sum_Order_By | null | undefined;
  var_pop?: ScoreRanks_Var_Pop_Order_By | null | undefined;
  var_samp?: ScoreRanks_Var_Samp_Order_By | null | undefined;
  variance?: ScoreRanks_Variance_Order_By | null | undefined;
};

export type ScoreRanks_Avg_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Bool_Exp = {
  _and?: Array<ScoreRanks_Bool_Exp> | null | undefined;
  _not?: ScoreRanks_Bool_Exp | null | undefined;
  _or?: Array<ScoreRanks_Bool_Exp> | null | undefined;
  attempt?: ScoreAttempts_Bool_Exp | null | undefined;
  attemptId?: Uuid_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  grade?: Smallint_Comparison_Exp | null | undefined;
  gradeScale?: Smallint_Comparison_Exp | null | undefined;
  middleRank?: Numeric_Comparison_Exp | null | undefined;
  percentile?: Numeric_Comparison_Exp | null | undefined;
  rank?: Int_Comparison_Exp | null | undefined;
  rankPercent?: Numeric_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  takenCount?: Int_Comparison_Exp | null | undefined;
  value?: Numeric_Comparison_Exp | null | undefined;
};

export type ScoreRanks_Max_Order_By = {
  attemptId?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Min_Order_By = {
  attemptId?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Stddev_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Stddev_Pop_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Stddev_Samp_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Sum_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Var_Pop_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Var_Samp_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreRanks_Variance_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type Scores_Aggregate_Order_By = {
  avg?: Scores_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Scores_Max_Order_By | null | undefined;
  min?: Scores_Min_Order_By | null | undefined;
  stddev?: Scores_Stddev_Order_By | null | undefined;
  stddev_pop?: Scores_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Scores_Stddev_Samp_Order_By | null | undefined;
  sum?: Scores_Sum_Order_By | null | undefined;
  var_pop?: Scores_Var_Pop_Order_By | null | undefined;
  var_samp?: Scores_Var_Samp_Order_By | null | undefined;
  variance?: Scores_Variance_Order_By | null | undefined;
};

export type Scores_Avg_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Bool_Exp = {
  _and?: Array<Scores_Bool_Exp> | null | undefined;
  _not?: Scores_Bool_Exp | null | undefined;
  _or?: Array<Scores_Bool_Exp> | null | undefined;
  answers?: ScoreAnswers_Bool_Exp | null | undefined;
  attempts?: ScoreAttempts_Bool_Exp | null | undefined;
  cellLocks?: ScoreCellLocks_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  participant?: Participants_Bool_Exp | null | undefined;
  rank?: ScoreRanks_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submission?: Submissions_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Scores_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Scores_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Scores_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Scores_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type Smallint_Array_Comparison_Exp = {
  _contained_in?: Array<number> | null | undefined;
  _contains?: Array<number> | null | undefined;
  _eq?: Array<number> | null | undefined;
  _gt?: Array<number> | null | undefined;
  _gte?: Array<number> | null | undefined;
  _in?: Array<Array<number>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<number> | null | undefined;
  _lte?: Array<number> | null | undefined;
  _neq?: Array<number> | null | undefined;
  _nin?: Array<Array<number>> | null | undefined;
};

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

export type SmsMessages_Bool_Exp = {
  _and?: Array<SmsMessages_Bool_Exp> | null | undefined;
  _not?: SmsMessages_Bool_Exp | null | undefined;
  _or?: Array<SmsMessages_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  byteLength?: Int_Comparison_Exp | null | undefined;
  channel?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  quietHoursConfirmed?: Boolean_Comparison_Exp | null | undefined;
  recipients?: SmsRecipients_Bool_Exp | null | undefined;
  result?: SmsResults_Bool_Exp | null | undefined;
  scheduledAt?: Timestamptz_Comparison_Exp | null | undefined;
  sendKey?: String_Comparison_Exp | null | undefined;
  template?: PushAlertTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type SmsRecipients_Aggregate_Order_By = {
  avg?: SmsRecipients_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: SmsRecipients_Max_Order_By | null | undefined;
  min?: SmsRecipients_Min_Order_By | null | undefined;
  stddev?: SmsRecipients_Stddev_Order_By | null | undefined;
  stddev_pop?: SmsRecipients_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: SmsRecipients_Stddev_Samp_Order_By | null | undefined;
  sum?: SmsRecipients_Sum_Order_By | null | undefined;
  var_pop?: SmsRecipients_Var_Pop_Order_By | null | undefined;
  var_samp?: SmsRecipients_Var_Samp_Order_By | null | undefined;
  variance?: SmsRecipients_Variance_Order_By | null | undefined;
};

export type SmsRecipients_Avg_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Bool_Exp = {
  _and?: Array<SmsRecipients_Bool_Exp> | null | undefined;
  _not?: SmsRecipients_Bool_Exp | null | undefined;
  _or?: Array<SmsRecipients_Bool_Exp> | null | undefined;
  addressee?: String_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  byteLength?: Int_Comparison_Exp | null | undefined;
  channel?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  deliveredAt?: Timestamptz_Comparison_Exp | null | undefined;
  failedAt?: Timestamptz_Comparison_Exp | null | undefined;
  failureCode?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  message?: SmsMessages_Bool_Exp | null | undefined;
  messageId?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  providerId?: String_Comparison_Exp | null | undefined;
  sentAt?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type SmsRecipients_Max_Order_By = {
  addressee?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  byteLength?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  deliveredAt?: Order_By | null | undefined;
  failedAt?: Order_By | null | undefined;
  failureCode?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  messageId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
  sentAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type SmsRecipients_Min_Order_By = {
  addressee?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  byteLength?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  deliveredAt?: Order_By | null | undefined;
  failedAt?: Order_By | null | undefined;
  failureCode?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  messageId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
  sentAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type SmsRecipients_Stddev_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Stddev_Pop_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Stddev_Samp_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Sum_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Var_Pop_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Var_Samp_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Variance_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsResults_Bool_Exp = {
  _and?: Array<SmsResults_Bool_Exp> | null | undefined;
  _not?: SmsResults_Bool_Exp | null | undefined;
  _or?: Array<SmsResults_Bool_Exp> | null | undefined;
  delivered?: Int_Comparison_Exp | null | undefined;
  failed?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  message?: SmsMessages_Bool_Exp | null | undefined;
  queued?: Int_Comparison_Exp | null | undefined;
  recipients?: Int_Comparison_Exp | null | undefined;
  sent?: Int_Comparison_Exp | null | undefined;
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

export type StudentMemos_Aggregate_Order_By = {
  avg?: StudentMemos_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: StudentMemos_Max_Order_By | null | undefined;
  min?: StudentMemos_Min_Order_By | null | undefined;
  stddev?: StudentMemos_Stddev_Order_By | null | undefined;
  stddev_pop?: StudentMemos_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: StudentMemos_Stddev_Samp_Order_By | null | undefined;
  sum?: StudentMemos_Sum_Order_By | null | undefined;
  var_pop?: StudentMemos_Var_Pop_Order_By | null | undefined;
  var_samp?: StudentMemos_Var_Samp_Order_By | null | undefined;
  variance?: StudentMemos_Variance_Order_By | null | undefined;
};

export type StudentMemos_Avg_Order_By = {
  version?: Order_By | null | undefined;
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
  version?: Int_Comparison_Exp | null | undefined;
};

export type StudentMemos_Max_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type StudentMemos_Min_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type StudentMemos_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentMemos_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentMemos_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentMemos_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentMemos_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentMemos_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentMemos_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type StudentTimeline_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: StudentTimeline_Max_Order_By | null | undefined;
  min?: StudentTimeline_Min_Order_By | null | undefined;
};

export type StudentTimeline_Bool_Exp = {
  _and?: Array<StudentTimeline_Bool_Exp> | null | undefined;
  _not?: StudentTimeline_Bool_Exp | null | undefined;
  _or?: Array<StudentTimeline_Bool_Exp> | null | undefined;
  actor?: Staff_Bool_Exp | null | undefined;
  actorId?: Uuid_Comparison_Exp | null | undefined;
  at?: Timestamptz_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  refId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

export type StudentTimeline_Max_Order_By = {
  actorId?: Order_By | null | undefined;
  at?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  refId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
};

export type StudentTimeline_Min_Order_By = {
  actorId?: Order_By | null | undefined;
  at?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  refId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
};

export type Students_Bool_Exp = {
  _and?: Array<Students_Bool_Exp> | null | undefined;
  _not?: Students_Bool_Exp | null | undefined;
  _or?: Array<Students_Bool_Exp> | null | undefined;
  actualExamScores?: ActualExamScores_Bool_Exp | null | undefined;
  anonymisedAt?: Timestamptz_Comparison_Exp | null | undefined;
  attendanceRates?: AttendanceRates_Bool_Exp | null | undefined;
  clinicParticipants?: ClinicParticipants_Bool_Exp | null | undefined;
  consults?: Consults_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  grade?: String_Comparison_Exp | null | undefined;
  highSchoolEntryYear?: Smallint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  materialChecks?: LectureMaterialChecks_Bool_Exp | null | undefined;
  memos?: StudentMemos_Bool_Exp | null | undefined;
  parentName?: String_Comparison_Exp | null | undefined;
  parentPhone?: String_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  registeredOn?: Date_Comparison_Exp | null | undefined;
  representativeLecture?: RepresentativeLectures_Bool_Exp | null | undefined;
  school?: String_Comparison_Exp | null | undefined;
  scoreRanks?: ScoreRanks_Bool_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  smsRecipients?: SmsRecipients_Bool_Exp | null | undefined;
  studentNumber?: String_Comparison_Exp | null | undefined;
  submissions?: Submissions_Bool_Exp | null | undefined;
  timeline?: StudentTimeline_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  videoProgress?: VideoProgress_Bool_Exp | null | undefined;
  videoViewings?: VideoViewings_Bool_Exp | null | undefined;
  withdrawnOn?: Date_Comparison_Exp | null | undefined;
  wordDeckProgress?: WordDeckProgress_Bool_Exp | null | undefined;
  wordReviews?: WordReviews_Bool_Exp | null | undefined;
  wordTests?: WordTests_Bool_Exp | null | undefined;
};

export type Students_Order_By = {
  actualExamScores_aggregate?: ActualExamScores_Aggregate_Order_By | null | undefined;
  anonymisedAt?: Order_By | null | undefined;
  attendanceRates_aggregate?: AttendanceRates_Aggregate_Order_By | null | undefined;
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Order_By | null | undefined;
  consults_aggregate?: Consults_Aggregate_Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Order_By | null | undefined;
  filePermissions_aggregate?: FilePermissions_Aggregate_Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  highSchoolEntryYear?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  materialChecks_aggregate?: LectureMaterialChecks_Aggregate_Order_By | null | undefined;
  memos_aggregate?: StudentMemos_Aggregate_Order_By | null | undefined;
  parentName?: Order_By | null | undefined;
  parentPhone?: Order_By | null | undefined;
  participants_aggregate?: Participants_Aggregate_Order_By | null | undefined;
  registeredOn?: Order_By | null | undefined;
  representativeLecture?: RepresentativeLectures_Order_By | null | undefined;
  school?: Order_By | null | undefined;
  scoreRanks_aggregate?: ScoreRanks_Aggregate_Order_By | null | undefined;
  scores_aggregate?: Scores_Aggregate_Order_By | null | undefined;
  smsRecipients_aggregate?: SmsRecipients_Aggregate_Order_By | null | undefined;
  studentNumber?: Order_By | null | undefined;
  submissions_aggregate?: Submissions_Aggregate_Order_By | null | undefined;
  timeline_aggregate?: StudentTimeline_Aggregate_Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  user?: Users_Order_By | null | undefined;
  videoProgress_aggregate?: VideoProgress_Aggregate_Order_By | null | undefined;
  videoViewings_aggregate?: VideoViewings_Aggregate_Order_By | null | undefined;
  withdrawnOn?: Order_By | null | undefined;
  wordDeckProgress_aggregate?: WordDeckProgress_Aggregate_Order_By | null | undefined;
  wordReviews_aggregate?: WordReviews_Aggregate_Order_By | null | undefined;
  wordTests_aggregate?: WordTests_Aggregate_Order_By | null | undefined;
};

export type Submissions_Aggregate_Order_By = {
  avg?: Submissions_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Submissions_Max_Order_By | null | undefined;
  min?: Submissions_Min_Order_By | null | undefined;
  stddev?: Submissions_Stddev_Order_By | null | undefined;
  stddev_pop?: Submissions_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Submissions_Stddev_Samp_Order_By | null | undefined;
  sum?: Submissions_Sum_Order_By | null | undefined;
  var_pop?: Submissions_Var_Pop_Order_By | null | undefined;
  var_samp?: Submissions_Var_Samp_Order_By | null | undefined;
  variance?: Submissions_Variance_Order_By | null | undefined;
};

export type Submissions_Avg_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Bool_Exp = {
  _and?: Array<Submissions_Bool_Exp> | null | undefined;
  _not?: Submissions_Bool_Exp | null | undefined;
  _or?: Array<Submissions_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  reopenedAt?: Timestamptz_Comparison_Exp | null | undefined;
  reopenedBy?: Uuid_Comparison_Exp | null | undefined;
  reopenedByStaff?: Staff_Bool_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submittedAt?: Timestamptz_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Submissions_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  reopenedBy?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submittedAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Submissions_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  reopenedBy?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submittedAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Submissions_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Submissions_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Aggregate_Order_By = {
  avg?: TaMonthlyCustomWages_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: TaMonthlyCustomWages_Max_Order_By | null | undefined;
  min?: TaMonthlyCustomWages_Min_Order_By | null | undefined;
  stddev?: TaMonthlyCustomWages_Stddev_Order_By | null | undefined;
  stddev_pop?: TaMonthlyCustomWages_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: TaMonthlyCustomWages_Stddev_Samp_Order_By | null | undefined;
  sum?: TaMonthlyCustomWages_Sum_Order_By | null | undefined;
  var_pop?: TaMonthlyCustomWages_Var_Pop_Order_By | null | undefined;
  var_samp?: TaMonthlyCustomWages_Var_Samp_Order_By | null | undefined;
  variance?: TaMonthlyCustomWages_Variance_Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Avg_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Bool_Exp = {
  _and?: Array<TaMonthlyCustomWages_Bool_Exp> | null | undefined;
  _not?: TaMonthlyCustomWages_Bool_Exp | null | undefined;
  _or?: Array<TaMonthlyCustomWages_Bool_Exp> | null | undefined;
  amount?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  month?: Date_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type TaMonthlyCustomWages_Max_Order_By = {
  amount?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  reason?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Min_Order_By = {
  amount?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  reason?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Stddev_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Stddev_Pop_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Stddev_Samp_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Sum_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Var_Pop_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Var_Samp_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaMonthlyCustomWages_Variance_Order_By = {
  amount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Aggregate_Order_By = {
  avg?: TaPayTerms_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: TaPayTerms_Max_Order_By | null | undefined;
  min?: TaPayTerms_Min_Order_By | null | undefined;
  stddev?: TaPayTerms_Stddev_Order_By | null | undefined;
  stddev_pop?: TaPayTerms_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: TaPayTerms_Stddev_Samp_Order_By | null | undefined;
  sum?: TaPayTerms_Sum_Order_By | null | undefined;
  var_pop?: TaPayTerms_Var_Pop_Order_By | null | undefined;
  var_samp?: TaPayTerms_Var_Samp_Order_By | null | undefined;
  variance?: TaPayTerms_Variance_Order_By | null | undefined;
};

export type TaPayTerms_Avg_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Bool_Exp = {
  _and?: Array<TaPayTerms_Bool_Exp> | null | undefined;
  _not?: TaPayTerms_Bool_Exp | null | undefined;
  _or?: Array<TaPayTerms_Bool_Exp> | null | undefined;
  contractedDays?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  fromMonth?: Date_Comparison_Exp | null | undefined;
  hourlyWage?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isWithheld?: Boolean_Comparison_Exp | null | undefined;
  monthlySalary?: Int_Comparison_Exp | null | undefined;
  monthlyWageType?: String_Comparison_Exp | null | undefined;
  paymentType?: String_Comparison_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  toMonth?: Date_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type TaPayTerms_Max_Order_By = {
  contractedDays?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromMonth?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  monthlyWageType?: Order_By | null | undefined;
  paymentType?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  toMonth?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Min_Order_By = {
  contractedDays?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromMonth?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  monthlyWageType?: Order_By | null | undefined;
  paymentType?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  toMonth?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Stddev_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Stddev_Pop_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Stddev_Samp_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Sum_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Var_Pop_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Var_Samp_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaPayTerms_Variance_Order_By = {
  contractedDays?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TaWageTypes_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: TaWageTypes_Max_Order_By | null | undefined;
  min?: TaWageTypes_Min_Order_By | null | undefined;
};

export type TaWageTypes_Bool_Exp = {
  _and?: Array<TaWageTypes_Bool_Exp> | null | undefined;
  _not?: TaWageTypes_Bool_Exp | null | undefined;
  _or?: Array<TaWageTypes_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  wageType?: HourlyWageTypes_Bool_Exp | null | undefined;
  wageTypeId?: Uuid_Comparison_Exp | null | undefined;
};

export type TaWageTypes_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
};

export type TaWageTypes_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
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
};

export type Tas_Bool_Exp = {
  _and?: Array<Tas_Bool_Exp> | null | undefined;
  _not?: Tas_Bool_Exp | null | undefined;
  _or?: Array<Tas_Bool_Exp> | null | undefined;
  clinicParticipants?: ClinicParticipants_Bool_Exp | null | undefined;
  customWages?: TaMonthlyCustomWages_Bool_Exp | null | undefined;
  expenseClaims?: ExpenseClaims_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isAdminLevel?: Boolean_Comparison_Exp | null | undefined;
  payMonths?: PayMonths_Bool_Exp | null | undefined;
  payTerms?: TaPayTerms_Bool_Exp | null | undefined;
  taWageTypes?: TaWageTypes_Bool_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  workRecords?: WorkRecords_Bool_Exp | null | undefined;
};

export type Tas_Order_By = {
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Order_By | null | undefined;
  customWages_aggregate?: TaMonthlyCustomWages_Aggregate_Order_By | null | undefined;
  expenseClaims_aggregate?: ExpenseClaims_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isAdminLevel?: Order_By | null | undefined;
  payMonths_aggregate?: PayMonths_Aggregate_Order_By | null | undefined;
  payTerms_aggregate?: TaPayTerms_Aggregate_Order_By | null | undefined;
  taWageTypes_aggregate?: TaWageTypes_Aggregate_Order_By | null | undefined;
  user?: Users_Order_By | null | undefined;
  workRecords_aggregate?: WorkRecords_Aggregate_Order_By | null | undefined;
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

export type Users_Bool_Exp = {
  _and?: Array<Users_Bool_Exp> | null | undefined;
  _not?: Users_Bool_Exp | null | undefined;
  _or?: Array<Users_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  fileViews?: FileViews_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  loginId?: String_Comparison_Exp | null | undefined;
  mustChangePassword?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  nameChoseong?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  profileImages?: Files_Bool_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  userTags?: UserTags_Bool_Exp | null | undefined;
};

export type Users_Order_By = {
  createdAt?: Order_By | null | undefined;
  fileViews_aggregate?: FileViews_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  loginId?: Order_By | null | undefined;
  mustChangePassword?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  nameChoseong?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  profileImages_aggregate?: Files_Aggregate_Order_By | null | undefined;
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

export type VideoProgress_Aggregate_Order_By = {
  avg?: VideoProgress_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: VideoProgress_Max_Order_By | null | undefined;
  min?: VideoProgress_Min_Order_By | null | undefined;
  stddev?: VideoProgress_Stddev_Order_By | null | undefined;
  stddev_pop?: VideoProgress_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: VideoProgress_Stddev_Samp_Order_By | null | undefined;
  sum?: VideoProgress_Sum_Order_By | null | undefined;
  var_pop?: VideoProgress_Var_Pop_Order_By | null | undefined;
  var_samp?: VideoProgress_Var_Samp_Order_By | null | undefined;
  variance?: VideoProgress_Variance_Order_By | null | undefined;
};

export type VideoProgress_Avg_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Bool_Exp = {
  _and?: Array<VideoProgress_Bool_Exp> | null | undefined;
  _not?: VideoProgress_Bool_Exp | null | undefined;
  _or?: Array<VideoProgress_Bool_Exp> | null | undefined;
  coveredSeconds?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lastPositionSeconds?: Int_Comparison_Exp | null | undefined;
  reportedAt?: Timestamptz_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  video?: Videos_Bool_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
};

export type VideoProgress_Max_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  reportedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
};

export type VideoProgress_Min_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  reportedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
};

export type VideoProgress_Stddev_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Stddev_Pop_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Stddev_Samp_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Sum_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Var_Pop_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Var_Samp_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoProgress_Variance_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
};

export type VideoViewings_Aggregate_Order_By = {
  avg?: VideoViewings_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: VideoViewings_Max_Order_By | null | undefined;
  min?: VideoViewings_Min_Order_By | null | undefined;
  stddev?: VideoViewings_Stddev_Order_By | null | undefined;
  stddev_pop?: VideoViewings_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: VideoViewings_Stddev_Samp_Order_By | null | undefined;
  sum?: VideoViewings_Sum_Order_By | null | undefined;
  var_pop?: VideoViewings_Var_Pop_Order_By | null | undefined;
  var_samp?: VideoViewings_Var_Samp_Order_By | null | undefined;
  variance?: VideoViewings_Variance_Order_By | null | undefined;
};

export type VideoViewings_Avg_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Bool_Exp = {
  _and?: Array<VideoViewings_Bool_Exp> | null | undefined;
  _not?: VideoViewings_Bool_Exp | null | undefined;
  _or?: Array<VideoViewings_Bool_Exp> | null | undefined;
  coveredSeconds?: Int_Comparison_Exp | null | undefined;
  durationSeconds?: Int_Comparison_Exp | null | undefined;
  lastPositionSeconds?: Int_Comparison_Exp | null | undefined;
  percent?: Int_Comparison_Exp | null | undefined;
  reportedAt?: Timestamptz_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  video?: Videos_Bool_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type VideoViewings_Max_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  reportedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type VideoViewings_Min_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  reportedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type VideoViewings_Stddev_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Stddev_Pop_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Stddev_Samp_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Sum_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Var_Pop_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Var_Samp_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type VideoViewings_Variance_Order_By = {
  coveredSeconds?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  lastPositionSeconds?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
};

export type Videos_Bool_Exp = {
  _and?: Array<Videos_Bool_Exp> | null | undefined;
  _not?: Videos_Bool_Exp | null | undefined;
  _or?: Array<Videos_Bool_Exp> | null | undefined;
  closesAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  durationSeconds?: Int_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  opensAt?: Timestamptz_Comparison_Exp | null | undefined;
  progress?: VideoProgress_Bool_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  viewings?: VideoViewings_Bool_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type WeekAttendanceRates_Aggregate_Order_By = {
  avg?: WeekAttendanceRates_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WeekAttendanceRates_Max_Order_By | null | undefined;
  min?: WeekAttendanceRates_Min_Order_By | null | undefined;
  stddev?: WeekAttendanceRates_Stddev_Order_By | null | undefined;
  stddev_pop?: WeekAttendanceRates_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WeekAttendanceRates_Stddev_Samp_Order_By | null | undefined;
  sum?: WeekAttendanceRates_Sum_Order_By | null | undefined;
  var_pop?: WeekAttendanceRates_Var_Pop_Order_By | null | undefined;
  var_samp?: WeekAttendanceRates_Var_Samp_Order_By | null | undefined;
  variance?: WeekAttendanceRates_Variance_Order_By | null | undefined;
};

export type WeekAttendanceRates_Avg_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Bool_Exp = {
  _and?: Array<WeekAttendanceRates_Bool_Exp> | null | undefined;
  _not?: WeekAttendanceRates_Bool_Exp | null | undefined;
  _or?: Array<WeekAttendanceRates_Bool_Exp> | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  marked?: Int_Comparison_Exp | null | undefined;
  participants?: Int_Comparison_Exp | null | undefined;
  present?: Int_Comparison_Exp | null | undefined;
  rate?: Numeric_Comparison_Exp | null | undefined;
  unset?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type WeekAttendanceRates_Max_Order_By = {
  lectureId?: Order_By | null | undefined;
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Min_Order_By = {
  lectureId?: Order_By | null | undefined;
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Stddev_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Stddev_Pop_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Stddev_Samp_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Sum_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Var_Pop_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Var_Samp_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
};

export type WeekAttendanceRates_Variance_Order_By = {
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
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
  announcements?: Announcements_Bool_Exp | null | undefined;
  attendanceRate?: WeekAttendanceRates_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  exams?: Exams_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  specialName?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  videoViewings?: VideoViewings_Bool_Exp | null | undefined;
  videos?: Videos_Bool_Exp | null | undefined;
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

export type WordDeckProgress_Aggregate_Order_By = {
  avg?: WordDeckProgress_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordDeckProgress_Max_Order_By | null | undefined;
  min?: WordDeckProgress_Min_Order_By | null | undefined;
  stddev?: WordDeckProgress_Stddev_Order_By | null | undefined;
  stddev_pop?: WordDeckProgress_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordDeckProgress_Stddev_Samp_Order_By | null | undefined;
  sum?: WordDeckProgress_Sum_Order_By | null | undefined;
  var_pop?: WordDeckProgress_Var_Pop_Order_By | null | undefined;
  var_samp?: WordDeckProgress_Var_Samp_Order_By | null | undefined;
  variance?: WordDeckProgress_Variance_Order_By | null | undefined;
};

export type WordDeckProgress_Avg_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Bool_Exp = {
  _and?: Array<WordDeckProgress_Bool_Exp> | null | undefined;
  _not?: WordDeckProgress_Bool_Exp | null | undefined;
  _or?: Array<WordDeckProgress_Bool_Exp> | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  due?: Int_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  lapses?: Int_Comparison_Exp | null | undefined;
  lastReviewedAt?: Timestamptz_Comparison_Exp | null | undefined;
  mature?: Int_Comparison_Exp | null | undefined;
  reps?: Int_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  studied?: Int_Comparison_Exp | null | undefined;
  words?: Int_Comparison_Exp | null | undefined;
};

export type WordDeckProgress_Max_Order_By = {
  deckId?: Order_By | null | undefined;
  due?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  lastReviewedAt?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Min_Order_By = {
  deckId?: Order_By | null | undefined;
  due?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  lastReviewedAt?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Stddev_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Stddev_Pop_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Stddev_Samp_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Sum_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Var_Pop_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Var_Samp_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDeckProgress_Variance_Order_By = {
  due?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  mature?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  studied?: Order_By | null | undefined;
  words?: Order_By | null | undefined;
};

export type WordDecks_Bool_Exp = {
  _and?: Array<WordDecks_Bool_Exp> | null | undefined;
  _not?: WordDecks_Bool_Exp | null | undefined;
  _or?: Array<WordDecks_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPublished?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  progress?: WordDeckProgress_Bool_Exp | null | undefined;
  tests?: WordTests_Bool_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  words?: Words_Bool_Exp | null | undefined;
};

export type WordReviews_Aggregate_Order_By = {
  avg?: WordReviews_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordReviews_Max_Order_By | null | undefined;
  min?: WordReviews_Min_Order_By | null | undefined;
  stddev?: WordReviews_Stddev_Order_By | null | undefined;
  stddev_pop?: WordReviews_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordReviews_Stddev_Samp_Order_By | null | undefined;
  sum?: WordReviews_Sum_Order_By | null | undefined;
  var_pop?: WordReviews_Var_Pop_Order_By | null | undefined;
  var_samp?: WordReviews_Var_Samp_Order_By | null | undefined;
  variance?: WordReviews_Variance_Order_By | null | undefined;
};

export type WordReviews_Avg_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Bool_Exp = {
  _and?: Array<WordReviews_Bool_Exp> | null | undefined;
  _not?: WordReviews_Bool_Exp | null | undefined;
  _or?: Array<WordReviews_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  difficulty?: Float8_Comparison_Exp | null | undefined;
  dueAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lapses?: Int_Comparison_Exp | null | undefined;
  lastReviewedAt?: Timestamptz_Comparison_Exp | null | undefined;
  learningSteps?: Int_Comparison_Exp | null | undefined;
  reps?: Int_Comparison_Exp | null | undefined;
  scheduledDays?: Int_Comparison_Exp | null | undefined;
  stability?: Float8_Comparison_Exp | null | undefined;
  state?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  word?: Words_Bool_Exp | null | undefined;
  wordId?: Uuid_Comparison_Exp | null | undefined;
};

export type WordReviews_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  difficulty?: Order_By | null | undefined;
  dueAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  lastReviewedAt?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  wordId?: Order_By | null | undefined;
};

export type WordReviews_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  difficulty?: Order_By | null | undefined;
  dueAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  lastReviewedAt?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  wordId?: Order_By | null | undefined;
};

export type WordReviews_Stddev_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Stddev_Pop_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Stddev_Samp_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Sum_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Var_Pop_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Var_Samp_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordReviews_Variance_Order_By = {
  difficulty?: Order_By | null | undefined;
  lapses?: Order_By | null | undefined;
  learningSteps?: Order_By | null | undefined;
  reps?: Order_By | null | undefined;
  scheduledDays?: Order_By | null | undefined;
  stability?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestAnswers_Bool_Exp = {
  _and?: Array<WordTestAnswers_Bool_Exp> | null | undefined;
  _not?: WordTestAnswers_Bool_Exp | null | undefined;
  _or?: Array<WordTestAnswers_Bool_Exp> | null | undefined;
  answer?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isCorrect?: Boolean_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  test?: WordTests_Bool_Exp | null | undefined;
  testId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  word?: Words_Bool_Exp | null | undefined;
  wordId?: Uuid_Comparison_Exp | null | undefined;
};

export type WordTestResults_Bool_Exp = {
  _and?: Array<WordTestResults_Bool_Exp> | null | undefined;
  _not?: WordTestResults_Bool_Exp | null | undefined;
  _or?: Array<WordTestResults_Bool_Exp> | null | undefined;
  answered?: Int_Comparison_Exp | null | undefined;
  correct?: Int_Comparison_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  finishedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  questionCount?: Int_Comparison_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  test?: WordTests_Bool_Exp | null | undefined;
};

export type WordTests_Aggregate_Order_By = {
  avg?: WordTests_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordTests_Max_Order_By | null | undefined;
  min?: WordTests_Min_Order_By | null | undefined;
  stddev?: WordTests_Stddev_Order_By | null | undefined;
  stddev_pop?: WordTests_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordTests_Stddev_Samp_Order_By | null | undefined;
  sum?: WordTests_Sum_Order_By | null | undefined;
  var_pop?: WordTests_Var_Pop_Order_By | null | undefined;
  var_samp?: WordTests_Var_Samp_Order_By | null | undefined;
  variance?: WordTests_Variance_Order_By | null | undefined;
};

export type WordTests_Avg_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Bool_Exp = {
  _and?: Array<WordTests_Bool_Exp> | null | undefined;
  _not?: WordTests_Bool_Exp | null | undefined;
  _or?: Array<WordTests_Bool_Exp> | null | undefined;
  answers?: WordTestAnswers_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  direction?: String_Comparison_Exp | null | undefined;
  finishedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  questionCount?: Int_Comparison_Exp | null | undefined;
  result?: WordTestResults_Bool_Exp | null | undefined;
  startedAt?: Timestamptz_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type WordTests_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  finishedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type WordTests_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  finishedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type WordTests_Stddev_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Stddev_Pop_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Stddev_Samp_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Sum_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Var_Pop_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Var_Samp_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type WordTests_Variance_Order_By = {
  questionCount?: Order_By | null | undefined;
};

export type Words_Bool_Exp = {
  _and?: Array<Words_Bool_Exp> | null | undefined;
  _not?: Words_Bool_Exp | null | undefined;
  _or?: Array<Words_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  example?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  meaning?: String_Comparison_Exp | null | undefined;
  reviews?: WordReviews_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  synonyms?: String_Array_Comparison_Exp | null | undefined;
  term?: String_Comparison_Exp | null | undefined;
  testAnswers?: WordTestAnswers_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type WorkRecords_Aggregate_Order_By = {
  avg?: WorkRecords_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WorkRecords_Max_Order_By | null | undefined;
  min?: WorkRecords_Min_Order_By | null | undefined;
  stddev?: WorkRecords_Stddev_Order_By | null | undefined;
  stddev_pop?: WorkRecords_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WorkRecords_Stddev_Samp_Order_By | null | undefined;
  sum?: WorkRecords_Sum_Order_By | null | undefined;
  var_pop?: WorkRecords_Var_Pop_Order_By | null | undefined;
  var_samp?: WorkRecords_Var_Samp_Order_By | null | undefined;
  variance?: WorkRecords_Variance_Order_By | null | undefined;
};

export type WorkRecords_Avg_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Bool_Exp = {
  _and?: Array<WorkRecords_Bool_Exp> | null | undefined;
  _not?: WorkRecords_Bool_Exp | null | undefined;
  _or?: Array<WorkRecords_Bool_Exp> | null | undefined;
  correctedAt?: Timestamptz_Comparison_Exp | null | undefined;
  correctedBy?: Uuid_Comparison_Exp | null | undefined;
  correctedByStaff?: Staff_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  minutes?: Int_Comparison_Exp | null | undefined;
  startedAt?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  wageType?: HourlyWageTypes_Bool_Exp | null | undefined;
  wageTypeId?: Uuid_Comparison_Exp | null | undefined;
  workDate?: Date_Comparison_Exp | null | undefined;
  workMonth?: Date_Comparison_Exp | null | undefined;
};

export type WorkRecords_Max_Order_By = {
  correctedAt?: Order_By | null | undefined;
  correctedBy?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
  workDate?: Order_By | null | undefined;
  workMonth?: Order_By | null | undefined;
};

export type WorkRecords_Min_Order_By = {
  correctedAt?: Order_By | null | undefined;
  correctedBy?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
  workDate?: Order_By | null | undefined;
  workMonth?: Order_By | null | undefined;
};

export type WorkRecords_Stddev_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Stddev_Pop_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Stddev_Samp_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Sum_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Var_Pop_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Var_Samp_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Variance_Order_By = {
  minutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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