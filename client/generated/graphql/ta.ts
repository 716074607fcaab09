// Generated from *.graphql by `npm run generate`. Do not edit.

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

export type AnnouncementReads_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: AnnouncementReads_Max_Order_By | null | undefined;
  min?: AnnouncementReads_Min_Order_By | null | undefined;
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
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Stddev_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Stddev_Pop_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Stddev_Samp_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Sum_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Var_Pop_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Var_Samp_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardPosts_Variance_Order_By = {
  examNumber?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Aggregate_Order_By = {
  avg?: ClinicTodos_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ClinicTodos_Max_Order_By | null | undefined;
  min?: ClinicTodos_Min_Order_By | null | undefined;
  stddev?: ClinicTodos_Stddev_Order_By | null | undefined;
  stddev_pop?: ClinicTodos_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ClinicTodos_Stddev_Samp_Order_By | null | undefined;
  sum?: ClinicTodos_Sum_Order_By | null | undefined;
  var_pop?: ClinicTodos_Var_Pop_Order_By | null | undefined;
  var_samp?: ClinicTodos_Var_Samp_Order_By | null | undefined;
  variance?: ClinicTodos_Variance_Order_By | null | undefined;
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

export type Consents_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Consents_Max_Order_By | null | undefined;
  min?: Consents_Min_Order_By | null | undefined;
};

export type Enrollments_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: Enrollments_Max_Order_By | null | undefined;
  min?: Enrollments_Min_Order_By | null | undefined;
};

export type ExamQuestionStatistics_Aggregate_Order_By = {
  avg?: ExamQuestionStatistics_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ExamQuestionStatistics_Max_Order_By | null | undefined;
  min?: ExamQuestionStatistics_Min_Order_By | null | undefined;
  stddev?: ExamQuestionStatistics_Stddev_Order_By | null | undefined;
  stddev_pop?: ExamQuestionStatistics_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ExamQuestionStatistics_Stddev_Samp_Order_By | null | undefined;
  sum?: ExamQuestionStatistics_Sum_Order_By | null | undefined;
  var_pop?: ExamQuestionStatistics_Var_Pop_Order_By | null | undefined;
  var_samp?: ExamQuestionStatistics_Var_Samp_Order_By | null | undefined;
  variance?: ExamQuestionStatistics_Variance_Order_By | null | undefined;
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

export type FileViews_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: FileViews_Max_Order_By | null | undefined;
  min?: FileViews_Min_Order_By | null | undefined;
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

export type HeldWeeks_Order_By = {
  heldOn?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  participants_aggregate?: Participants_Aggregate_Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
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

export type LectureHours_Aggregate_Order_By = {
  avg?: LectureHours_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: LectureHours_Max_Order_By | null | undefined;
  min?: LectureHours_Min_Order_By | null | undefined;
  stddev?: LectureHours_Stddev_Order_By | null | undefined;
  stddev_pop?: LectureHours_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: LectureHours_Stddev_Samp_Order_By | null | undefined;
  sum?: LectureHours_Sum_Order_By | null | undefined;
  var_pop?: LectureHours_Var_Pop_Order_By | null | undefined;
  var_samp?: LectureHours_Var_Samp_Order_By | null | undefined;
  variance?: LectureHours_Variance_Order_By | null | undefined;
};

export type LectureHours_Avg_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Stddev_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Stddev_Pop_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Stddev_Samp_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Sum_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Var_Pop_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Var_Samp_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Variance_Order_By = {
  weekday?: Order_By | null | undefined;
};

export type LectureMaterialChecks_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: LectureMaterialChecks_Max_Order_By | null | undefined;
  min?: LectureMaterialChecks_Min_Order_By | null | undefined;
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

export type ScoreAnswers_Aggregate_Order_By = {
  avg?: ScoreAnswers_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ScoreAnswers_Max_Order_By | null | undefined;
  min?: ScoreAnswers_Min_Order_By | null | undefined;
  stddev?: ScoreAnswers_Stddev_Order_By | null | undefined;
  stddev_pop?: ScoreAnswers_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ScoreAnswers_Stddev_Samp_Order_By | null | undefined;
  sum?: ScoreAnswers_Sum_Order_By | null | undefined;
  var_pop?: ScoreAnswers_Var_Pop_Order_By | null | undefined;
  var_samp?: ScoreAnswers_Var_Samp_Order_By | null | undefined;
  variance?: ScoreAnswers_Variance_Order_By | null | undefined;
};

export type ScoreAnswers_Avg_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Stddev_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Stddev_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Stddev_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Sum_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Var_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Var_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAnswers_Variance_Order_By = {
  answer?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreAttempts_Aggregate_Order_By = {
  avg?: ScoreAttempts_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ScoreAttempts_Max_Order_By | null | undefined;
  min?: ScoreAttempts_Min_Order_By | null | undefined;
  stddev?: ScoreAttempts_Stddev_Order_By | null | undefined;
  stddev_pop?: ScoreAttempts_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ScoreAttempts_Stddev_Samp_Order_By | null | undefined;
  sum?: ScoreAttempts_Sum_Order_By | null | undefined;
  var_pop?: ScoreAttempts_Var_Pop_Order_By | null | undefined;
  var_samp?: ScoreAttempts_Var_Samp_Order_By | null | undefined;
  variance?: ScoreAttempts_Variance_Order_By | null | undefined;
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

export type Uuid_Array_Comparison_Exp = {
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

export type VideoReaders_Bool_Exp = {
  _and?: Array<VideoReaders_Bool_Exp> | null | undefined;
  _not?: VideoReaders_Bool_Exp | null | undefined;
  _or?: Array<VideoReaders_Bool_Exp> | null | undefined;
  closesAt?: Timestamptz_Comparison_Exp | null | undefined;
  opensAt?: Timestamptz_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
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
  reader?: VideoReaders_Bool_Exp | null | undefined;
  reportedAt?: Timestamptz_Comparison_Exp | null | undefined;
  strip?: String_Comparison_Exp | null | undefined;
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
  strip?: Order_By | null | undefined;
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
  strip?: Order_By | null | undefined;
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

export type Videos_Aggregate_Order_By = {
  avg?: Videos_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Videos_Max_Order_By | null | undefined;
  min?: Videos_Min_Order_By | null | undefined;
  stddev?: Videos_Stddev_Order_By | null | undefined;
  stddev_pop?: Videos_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Videos_Stddev_Samp_Order_By | null | undefined;
  sum?: Videos_Sum_Order_By | null | undefined;
  var_pop?: Videos_Var_Pop_Order_By | null | undefined;
  var_samp?: Videos_Var_Samp_Order_By | null | undefined;
  variance?: Videos_Variance_Order_By | null | undefined;
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

export type WordTestAnswers_Aggregate_Order_By = {
  avg?: WordTestAnswers_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordTestAnswers_Max_Order_By | null | undefined;
  min?: WordTestAnswers_Min_Order_By | null | undefined;
  stddev?: WordTestAnswers_Stddev_Order_By | null | undefined;
  stddev_pop?: WordTestAnswers_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordTestAnswers_Stddev_Samp_Order_By | null | undefined;
  sum?: WordTestAnswers_Sum_Order_By | null | undefined;
  var_pop?: WordTestAnswers_Var_Pop_Order_By | null | undefined;
  var_samp?: WordTestAnswers_Var_Samp_Order_By | null | undefined;
  variance?: WordTestAnswers_Variance_Order_By | null | undefined;
};

export type WordTestAnswers_Avg_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Stddev_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Stddev_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Stddev_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Sum_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Var_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Var_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestAnswers_Variance_Order_By = {
  sequence?: Order_By | null | undefined;
};

export type WordTestPlans_Aggregate_Order_By = {
  avg?: WordTestPlans_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordTestPlans_Max_Order_By | null | undefined;
  min?: WordTestPlans_Min_Order_By | null | undefined;
  stddev?: WordTestPlans_Stddev_Order_By | null | undefined;
  stddev_pop?: WordTestPlans_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordTestPlans_Stddev_Samp_Order_By | null | undefined;
  sum?: WordTestPlans_Sum_Order_By | null | undefined;
  var_pop?: WordTestPlans_Var_Pop_Order_By | null | undefined;
  var_samp?: WordTestPlans_Var_Samp_Order_By | null | undefined;
  variance?: WordTestPlans_Variance_Order_By | null | undefined;
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

export type WordTestStandings_Aggregate_Order_By = {
  avg?: WordTestStandings_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordTestStandings_Max_Order_By | null | undefined;
  min?: WordTestStandings_Min_Order_By | null | undefined;
  stddev?: WordTestStandings_Stddev_Order_By | null | undefined;
  stddev_pop?: WordTestStandings_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordTestStandings_Stddev_Samp_Order_By | null | undefined;
  sum?: WordTestStandings_Sum_Order_By | null | undefined;
  var_pop?: WordTestStandings_Var_Pop_Order_By | null | undefined;
  var_samp?: WordTestStandings_Var_Samp_Order_By | null | undefined;
  variance?: WordTestStandings_Variance_Order_By | null | undefined;
};

export type WordTestStandings_Avg_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Bool_Exp = {
  _and?: Array<WordTestStandings_Bool_Exp> | null | undefined;
  _not?: WordTestStandings_Bool_Exp | null | undefined;
  _or?: Array<WordTestStandings_Bool_Exp> | null | undefined;
  answered?: Int_Comparison_Exp | null | undefined;
  attempts?: Int_Comparison_Exp | null | undefined;
  bestCorrect?: Int_Comparison_Exp | null | undefined;
  firstCorrect?: Int_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  lastAt?: Timestamptz_Comparison_Exp | null | undefined;
  leftCount?: Int_Comparison_Exp | null | undefined;
  plan?: WordTestPlans_Bool_Exp | null | undefined;
  planId?: Uuid_Comparison_Exp | null | undefined;
  state?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
};

export type WordTestStandings_Max_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastAt?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  planId?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
};

export type WordTestStandings_Min_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastAt?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  planId?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
};

export type WordTestStandings_Stddev_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Stddev_Pop_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Stddev_Samp_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Sum_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Var_Pop_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Var_Samp_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
};

export type WordTestStandings_Variance_Order_By = {
  answered?: Order_By | null | undefined;
  attempts?: Order_By | null | undefined;
  bestCorrect?: Order_By | null | undefined;
  firstCorrect?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
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

export type Words_Aggregate_Order_By = {
  avg?: Words_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Words_Max_Order_By | null | undefined;
  min?: Words_Min_Order_By | null | undefined;
  stddev?: Words_Stddev_Order_By | null | undefined;
  stddev_pop?: Words_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Words_Stddev_Samp_Order_By | null | undefined;
  sum?: Words_Sum_Order_By | null | undefined;
  var_pop?: Words_Var_Pop_Order_By | null | undefined;
  var_samp?: Words_Var_Samp_Order_By | null | undefined;
  variance?: Words_Variance_Order_By | null | undefined;
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

export type AnnouncementReads_Aggregate_Bool_Exp = {
  count?: AnnouncementReads_Aggregate_Bool_Exp_Count | null | undefined;
};

export type AnnouncementReads_Aggregate_Bool_Exp_Count = {
  arguments?: Array<AnnouncementReads_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: AnnouncementReads_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type AnnouncementReads_Bool_Exp = {
  _and?: Array<AnnouncementReads_Bool_Exp> | null | undefined;
  _not?: AnnouncementReads_Bool_Exp | null | undefined;
  _or?: Array<AnnouncementReads_Bool_Exp> | null | undefined;
  announcement?: Announcements_Bool_Exp | null | undefined;
  announcementId?: Uuid_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  readAt?: Timestamptz_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type AnnouncementReads_Max_Order_By = {
  announcementId?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  readAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type AnnouncementReads_Min_Order_By = {
  announcementId?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  readAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type AnnouncementReads_Select_Column =
  | 'announcementId'
  | 'createdAt'
  | 'id'
  | 'readAt'
  | 'studentId'
  | 'updatedAt';

export type Announcements_Aggregate_Bool_Exp = {
  count?: Announcements_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Announcements_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Announcements_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Announcements_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Announcements_Aggregate_Order_By = {
  avg?: Announcements_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Announcements_Max_Order_By | null | undefined;
  min?: Announcements_Min_Order_By | null | undefined;
  stddev?: Announcements_Stddev_Order_By | null | undefined;
  stddev_pop?: Announcements_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Announcements_Stddev_Samp_Order_By | null | undefined;
  sum?: Announcements_Sum_Order_By | null | undefined;
  var_pop?: Announcements_Var_Pop_Order_By | null | undefined;
  var_samp?: Announcements_Var_Samp_Order_By | null | undefined;
  variance?: Announcements_Variance_Order_By | null | undefined;
};

export type Announcements_Avg_Order_By = {
  version?: Order_By | null | undefined;
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
  reads?: AnnouncementReads_Bool_Exp | null | undefined;
  reads_aggregate?: AnnouncementReads_Aggregate_Bool_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Announcements_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  publishedAt?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Announcements_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  publishedAt?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Announcements_Select_Column =
  | 'body'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'publishedAt'
  | 'title'
  | 'updatedAt'
  | 'version'
  | 'weeklyLectureId';

export type Announcements_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type Announcements_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Announcements_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Announcements_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type Announcements_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type Announcements_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type Announcements_Variance_Order_By = {
  version?: Order_By | null | undefined;
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
  version?: Int_Comparison_Exp | null | undefined;
};

export type AttendanceTypes_Inc_Input = {
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence?: number | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type AttendanceTypes_Insert_Input = {
  /** 색, #rrggbb */
  color?: string | null | undefined;
  /** 출석으로 인정 */
  countsAsPresent?: boolean | null | undefined;
  /** 사용; one that is not cannot be chosen any more */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence?: number | null | undefined;
  /** 줄임말: one or two letters in the attendance book */
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
  version?: Order_By | null | undefined;
};

export type AttendanceTypes_Set_Input = {
  /** 색, #rrggbb */
  color?: string | null | undefined;
  /** 출석으로 인정 */
  countsAsPresent?: boolean | null | undefined;
  /** 사용; one that is not cannot be chosen any more */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** 순서; 1–9 are the keys of the attendance grid */
  sequence?: number | null | undefined;
  /** 줄임말: one or two letters in the attendance book */
  shortName?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type AttendanceTypes_Updates = {
  _inc?: AttendanceTypes_Inc_Input | null | undefined;
  _set?: AttendanceTypes_Set_Input | null | undefined;
  where: AttendanceTypes_Bool_Exp;
};

export type BoardAnswers_Aggregate_Order_By = {
  avg?: BoardAnswers_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: BoardAnswers_Max_Order_By | null | undefined;
  min?: BoardAnswers_Min_Order_By | null | undefined;
  stddev?: BoardAnswers_Stddev_Order_By | null | undefined;
  stddev_pop?: BoardAnswers_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: BoardAnswers_Stddev_Samp_Order_By | null | undefined;
  sum?: BoardAnswers_Sum_Order_By | null | undefined;
  var_pop?: BoardAnswers_Var_Pop_Order_By | null | undefined;
  var_samp?: BoardAnswers_Var_Samp_Order_By | null | undefined;
  variance?: BoardAnswers_Variance_Order_By | null | undefined;
};

export type BoardAnswers_Avg_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Bool_Exp = {
  _and?: Array<BoardAnswers_Bool_Exp> | null | undefined;
  _not?: BoardAnswers_Bool_Exp | null | undefined;
  _or?: Array<BoardAnswers_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  content?: Jsonb_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  fileIds?: Uuid_Array_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isAccepted?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  post?: BoardPosts_Bool_Exp | null | undefined;
  postId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type BoardAnswers_Max_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  postId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Min_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  postId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardAnswers_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type BoardPosts_Aggregate_Bool_Exp = {
  bool_and?: BoardPosts_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: BoardPosts_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: BoardPosts_Aggregate_Bool_Exp_Count | null | undefined;
};

export type BoardPosts_Aggregate_Bool_Exp_Bool_And = {
  arguments: BoardPosts_Select_Column_BoardPosts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: BoardPosts_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type BoardPosts_Aggregate_Bool_Exp_Bool_Or = {
  arguments: BoardPosts_Select_Column_BoardPosts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: BoardPosts_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type BoardPosts_Aggregate_Bool_Exp_Count = {
  arguments?: Array<BoardPosts_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: BoardPosts_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type BoardPosts_Bool_Exp = {
  _and?: Array<BoardPosts_Bool_Exp> | null | undefined;
  _not?: BoardPosts_Bool_Exp | null | undefined;
  _or?: Array<BoardPosts_Bool_Exp> | null | undefined;
  answeredAt?: Timestamptz_Comparison_Exp | null | undefined;
  answers?: BoardAnswers_Bool_Exp | null | undefined;
  assignedTa?: Staff_Bool_Exp | null | undefined;
  assignedTaId?: Uuid_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  category?: String_Comparison_Exp | null | undefined;
  content?: Jsonb_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  createdByStudent?: Students_Bool_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  examNumber?: Smallint_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPublic?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  reopenedAt?: Timestamptz_Comparison_Exp | null | undefined;
  sortOrder?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  versions?: BoardVersions_Bool_Exp | null | undefined;
  visibility?: String_Comparison_Exp | null | undefined;
  waitingSince?: Timestamptz_Comparison_Exp | null | undefined;
};

export type BoardPosts_Max_Order_By = {
  answeredAt?: Order_By | null | undefined;
  assignedTaId?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  category?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  examNumber?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  visibility?: Order_By | null | undefined;
  waitingSince?: Order_By | null | undefined;
};

export type BoardPosts_Min_Order_By = {
  answeredAt?: Order_By | null | undefined;
  assignedTaId?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  category?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  examNumber?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  visibility?: Order_By | null | undefined;
  waitingSince?: Order_By | null | undefined;
};

export type BoardPosts_Order_By = {
  answeredAt?: Order_By | null | undefined;
  answers_aggregate?: BoardAnswers_Aggregate_Order_By | null | undefined;
  assignedTa?: Staff_Order_By | null | undefined;
  assignedTaId?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  category?: Order_By | null | undefined;
  content?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  createdByStudent?: Students_Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  examNumber?: Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isPublic?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  sortOrder?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  versions_aggregate?: BoardVersions_Aggregate_Order_By | null | undefined;
  visibility?: Order_By | null | undefined;
  waitingSince?: Order_By | null | undefined;
};

export type BoardPosts_Select_Column =
  | 'answeredAt'
  | 'assignedTaId'
  | 'body'
  | 'category'
  | 'content'
  | 'createdAt'
  | 'createdBy'
  | 'examId'
  | 'examNumber'
  | 'id'
  | 'isPublic'
  | 'lectureId'
  | 'reopenedAt'
  | 'sortOrder'
  | 'title'
  | 'updatedAt'
  | 'version'
  | 'visibility'
  | 'waitingSince';

export type BoardPosts_Select_Column_BoardPosts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 전체 공개; readable without signing in; never a question */
  | 'isPublic';

export type BoardPosts_Select_Column_BoardPosts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 전체 공개; readable without signing in; never a question */
  | 'isPublic';

export type BoardVersions_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: BoardVersions_Max_Order_By | null | undefined;
  min?: BoardVersions_Min_Order_By | null | undefined;
};

export type BoardVersions_Bool_Exp = {
  _and?: Array<BoardVersions_Bool_Exp> | null | undefined;
  _not?: BoardVersions_Bool_Exp | null | undefined;
  _or?: Array<BoardVersions_Bool_Exp> | null | undefined;
  actor?: Staff_Bool_Exp | null | undefined;
  actorId?: Uuid_Comparison_Exp | null | undefined;
  answerId?: Uuid_Comparison_Exp | null | undefined;
  at?: Timestamptz_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  post?: BoardPosts_Bool_Exp | null | undefined;
  postId?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

export type BoardVersions_Max_Order_By = {
  actorId?: Order_By | null | undefined;
  answerId?: Order_By | null | undefined;
  at?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  postId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
};

export type BoardVersions_Min_Order_By = {
  actorId?: Order_By | null | undefined;
  answerId?: Order_By | null | undefined;
  at?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  postId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
};

export type ClinicParticipants_Aggregate_Bool_Exp = {
  bool_and?: ClinicParticipants_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: ClinicParticipants_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: ClinicParticipants_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ClinicParticipants_Aggregate_Bool_Exp_Bool_And = {
  arguments: ClinicParticipants_Select_Column_ClinicParticipants_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ClinicParticipants_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ClinicParticipants_Aggregate_Bool_Exp_Bool_Or = {
  arguments: ClinicParticipants_Select_Column_ClinicParticipants_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ClinicParticipants_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ClinicParticipants_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ClinicParticipants_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ClinicParticipants_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  consult?: Consults_Bool_Exp | null | undefined;
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
  todos_aggregate?: ClinicTodos_Aggregate_Bool_Exp | null | undefined;
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

export type ClinicParticipants_Select_Column =
  | 'arrivedAt'
  | 'cancelledAt'
  | 'counselType'
  | 'createdAt'
  | 'createdBy'
  | 'departedAt'
  | 'endsAt'
  | 'id'
  | 'isHurried'
  | 'memo'
  | 'promotedAt'
  | 'reserveType'
  | 'slotId'
  | 'startsAt'
  | 'status'
  | 'studentId'
  | 'taId'
  | 'updatedAt'
  | 'version'
  | 'waitingNumber';

export type ClinicParticipants_Select_Column_ClinicParticipants_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 급함: staff see them first */
  | 'isHurried';

export type ClinicParticipants_Select_Column_ClinicParticipants_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 급함: staff see them first */
  | 'isHurried';

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
  opensAt?: Timestamptz_Comparison_Exp | null | undefined;
  participants?: ClinicParticipants_Bool_Exp | null | undefined;
  participants_aggregate?: ClinicParticipants_Aggregate_Bool_Exp | null | undefined;
  reserveType?: String_Comparison_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  startsAt?: Timestamptz_Comparison_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ClinicTodos_Aggregate_Bool_Exp = {
  count?: ClinicTodos_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ClinicTodos_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ClinicTodos_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ClinicTodos_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type ClinicTodos_Avg_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submittedAt?: Timestamptz_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ClinicTodos_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  decidedAt?: Order_By | null | undefined;
  followsId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  participantId?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  scoreAttemptId?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submittedAt?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  decidedAt?: Order_By | null | undefined;
  followsId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  participantId?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  scoreAttemptId?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submittedAt?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'decidedAt'
  | 'followsId'
  | 'id'
  | 'kind'
  | 'memo'
  | 'participantId'
  | 'retakeExamId'
  | 'scoreAttemptId'
  | 'sequence'
  | 'status'
  | 'studentId'
  | 'submittedAt'
  | 'title'
  | 'updatedAt'
  | 'version';

export type ClinicTodos_Stddev_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Stddev_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Stddev_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Sum_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Var_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Var_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ClinicTodos_Variance_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Consents_Bool_Exp = {
  _and?: Array<Consents_Bool_Exp> | null | undefined;
  _not?: Consents_Bool_Exp | null | undefined;
  _or?: Array<Consents_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  givenAt?: Timestamptz_Comparison_Exp | null | undefined;
  giver?: String_Comparison_Exp | null | undefined;
  giverName?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  method?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  withdrawnAt?: Timestamptz_Comparison_Exp | null | undefined;
  withdrawnBy?: Uuid_Comparison_Exp | null | undefined;
  withdrawnByStaff?: Staff_Bool_Exp | null | undefined;
};

export type Consents_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  givenAt?: Order_By | null | undefined;
  giver?: Order_By | null | undefined;
  giverName?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  method?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  withdrawnAt?: Order_By | null | undefined;
  withdrawnBy?: Order_By | null | undefined;
};

export type Consents_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  givenAt?: Order_By | null | undefined;
  giver?: Order_By | null | undefined;
  giverName?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  method?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  withdrawnAt?: Order_By | null | undefined;
  withdrawnBy?: Order_By | null | undefined;
};

export type ConsultTasks_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: ConsultTasks_Max_Order_By | null | undefined;
  min?: ConsultTasks_Min_Order_By | null | undefined;
};

export type ConsultTasks_Bool_Exp = {
  _and?: Array<ConsultTasks_Bool_Exp> | null | undefined;
  _not?: ConsultTasks_Bool_Exp | null | undefined;
  _or?: Array<ConsultTasks_Bool_Exp> | null | undefined;
  closedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  openedAt?: Timestamptz_Comparison_Exp | null | undefined;
  reasons?: Jsonb_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
};

export type ConsultTasks_Max_Order_By = {
  closedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  openedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
};

export type ConsultTasks_Min_Order_By = {
  closedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  openedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
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
  clinicParticipant?: ClinicParticipants_Bool_Exp | null | undefined;
  clinicParticipantId?: Uuid_Comparison_Exp | null | undefined;
  consultedAt?: Timestamptz_Comparison_Exp | null | undefined;
  consultedBy?: Uuid_Comparison_Exp | null | undefined;
  consultedByStaff?: Staff_Bool_Exp | null | undefined;
  counterpart?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  followUpOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  topic?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Consults_Max_Order_By = {
  body?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  clinicParticipantId?: Order_By | null | undefined;
  consultedAt?: Order_By | null | undefined;
  consultedBy?: Order_By | null | undefined;
  counterpart?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  followUpOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  topic?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Consults_Min_Order_By = {
  body?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  clinicParticipantId?: Order_By | null | undefined;
  consultedAt?: Order_By | null | undefined;
  consultedBy?: Order_By | null | undefined;
  counterpart?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  followUpOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  topic?: Order_By | null | undefined;
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

export type Enrollments_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromDate?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
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
  | 'toDate'
  | 'updatedAt';

export type Enrollments_Set_Input = {
  /** 첫날 */
  fromDate?: string | null | undefined;
  /** 마지막 날; null while open */
  toDate?: string | null | undefined;
};

export type ExamItems_Aggregate_Bool_Exp = {
  count?: ExamItems_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExamItems_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExamItems_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExamItems_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type ExamItems_Aggregate_Order_By = {
  avg?: ExamItems_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ExamItems_Max_Order_By | null | undefined;
  min?: ExamItems_Min_Order_By | null | undefined;
  stddev?: ExamItems_Stddev_Order_By | null | undefined;
  stddev_pop?: ExamItems_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ExamItems_Stddev_Samp_Order_By | null | undefined;
  sum?: ExamItems_Sum_Order_By | null | undefined;
  var_pop?: ExamItems_Var_Pop_Order_By | null | undefined;
  var_samp?: ExamItems_Var_Samp_Order_By | null | undefined;
  variance?: ExamItems_Variance_Order_By | null | undefined;
};

export type ExamItems_Avg_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
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

export type ExamItems_Max_Order_By = {
  answer?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
};

export type ExamItems_Min_Order_By = {
  answer?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
};

export type ExamItems_Select_Column =
  | 'alsoAccepts'
  | 'answer'
  | 'examId'
  | 'gradingRule'
  | 'kind'
  | 'number'
  | 'points'
  | 'questionId'
  | 'unit';

export type ExamItems_Stddev_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamItems_Stddev_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamItems_Stddev_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamItems_Sum_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamItems_Var_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamItems_Var_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamItems_Variance_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Avg_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
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

export type ExamQuestionStatistics_Max_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Min_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Stddev_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Stddev_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Stddev_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Sum_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Var_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Var_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestionStatistics_Variance_Order_By = {
  answer?: Order_By | null | undefined;
  correctCount?: Order_By | null | undefined;
  correctRate?: Order_By | null | undefined;
  correlation?: Order_By | null | undefined;
  discrimination?: Order_By | null | undefined;
  lowerRate?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  upperRate?: Order_By | null | undefined;
};

export type ExamQuestions_Aggregate_Order_By = {
  avg?: ExamQuestions_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ExamQuestions_Max_Order_By | null | undefined;
  min?: ExamQuestions_Min_Order_By | null | undefined;
  stddev?: ExamQuestions_Stddev_Order_By | null | undefined;
  stddev_pop?: ExamQuestions_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ExamQuestions_Stddev_Samp_Order_By | null | undefined;
  sum?: ExamQuestions_Sum_Order_By | null | undefined;
  var_pop?: ExamQuestions_Var_Pop_Order_By | null | undefined;
  var_samp?: ExamQuestions_Var_Samp_Order_By | null | undefined;
  variance?: ExamQuestions_Variance_Order_By | null | undefined;
};

export type ExamQuestions_Avg_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
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

export type ExamQuestions_Max_Order_By = {
  answer?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type ExamQuestions_Min_Order_By = {
  answer?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type ExamQuestions_Stddev_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestions_Stddev_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestions_Stddev_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestions_Sum_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestions_Var_Pop_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestions_Var_Samp_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
};

export type ExamQuestions_Variance_Order_By = {
  answer?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
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

export type ExamStatistics_Order_By = {
  absentCount?: Order_By | null | undefined;
  clinicCount?: Order_By | null | undefined;
  deviation?: Order_By | null | undefined;
  distribution?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  highest?: Order_By | null | undefined;
  lowest?: Order_By | null | undefined;
  mean?: Order_By | null | undefined;
  median?: Order_By | null | undefined;
  participantCount?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
};

export type ExamTemplates_Aggregate_Bool_Exp = {
  count?: ExamTemplates_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExamTemplates_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExamTemplates_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExamTemplates_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  exams_aggregate?: Exams_Aggregate_Bool_Exp | null | undefined;
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

export type ExamTemplates_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  exams_aggregate?: Exams_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  questions_aggregate?: ExamQuestions_Aggregate_Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExamTemplates_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'cutline'
  | 'id'
  | 'lectureId'
  | 'name'
  | 'totalPoints'
  | 'updatedAt'
  | 'version';

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

export type Exams_Aggregate_Bool_Exp = {
  bool_and?: Exams_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Exams_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Exams_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Exams_Aggregate_Bool_Exp_Bool_And = {
  arguments: Exams_Select_Column_Exams_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Exams_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Exams_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Exams_Select_Column_Exams_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Exams_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Exams_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Exams_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Exams_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isShown?: Boolean_Comparison_Exp | null | undefined;
  items?: ExamItems_Bool_Exp | null | undefined;
  items_aggregate?: ExamItems_Aggregate_Bool_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  omrLedger?: OmrLedgers_Bool_Exp | null | undefined;
  omrScans?: OmrScans_Bool_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  ownQuestions?: ExamQuestions_Bool_Exp | null | undefined;
  questionStatistics?: ExamQuestionStatistics_Bool_Exp | null | undefined;
  retakeExams?: RetakeExams_Bool_Exp | null | undefined;
  retakeExams_aggregate?: RetakeExams_Aggregate_Bool_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
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
  wordTest?: WordTestPlans_Bool_Exp | null | undefined;
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

export type Exams_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isShown?: Order_By | null | undefined;
  items_aggregate?: ExamItems_Aggregate_Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  omrLedger?: OmrLedgers_Order_By | null | undefined;
  omrScans_aggregate?: OmrScans_Aggregate_Order_By | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Order_By | null | undefined;
  ownQuestions_aggregate?: ExamQuestions_Aggregate_Order_By | null | undefined;
  questionStatistics_aggregate?: ExamQuestionStatistics_Aggregate_Order_By | null | undefined;
  retakeExams_aggregate?: RetakeExams_Aggregate_Order_By | null | undefined;
  scores_aggregate?: Scores_Aggregate_Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  statistics?: ExamStatistics_Order_By | null | undefined;
  submissions_aggregate?: Submissions_Aggregate_Order_By | null | undefined;
  template?: ExamTemplates_Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLecture?: WeeklyLectures_Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
  wordTest?: WordTestPlans_Order_By | null | undefined;
};

export type Exams_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'cutline'
  | 'id'
  | 'isShown'
  | 'lectureId'
  | 'name'
  | 'sequence'
  | 'templateId'
  | 'totalPoints'
  | 'updatedAt'
  | 'version'
  | 'weeklyLectureId';

export type Exams_Select_Column_Exams_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 학생에게 공개: HIDDEN false ⇄ SHOWN true */
  | 'isShown';

export type Exams_Select_Column_Exams_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 학생에게 공개: HIDDEN false ⇄ SHOWN true */
  | 'isShown';

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

export type ExpenseClaims_Aggregate_Bool_Exp = {
  count?: ExpenseClaims_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExpenseClaims_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExpenseClaims_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExpenseClaims_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
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

export type ExpenseClaims_Order_By = {
  amount?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  decidedAt?: Order_By | null | undefined;
  decidedBy?: Order_By | null | undefined;
  decidedByStaff?: Staff_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  paidAt?: Order_By | null | undefined;
  payMonth?: Order_By | null | undefined;
  rejectReason?: Order_By | null | undefined;
  spentOn?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  ta?: Tas_Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  taStaff?: Staff_Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ExpenseClaims_Select_Column =
  | 'amount'
  | 'createdAt'
  | 'createdBy'
  | 'decidedAt'
  | 'decidedBy'
  | 'description'
  | 'id'
  | 'paidAt'
  | 'payMonth'
  | 'rejectReason'
  | 'spentOn'
  | 'status'
  | 'taId'
  | 'updatedAt'
  | 'version';

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

export type Files_Aggregate_Bool_Exp = {
  bool_and?: Files_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Files_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Files_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Files_Aggregate_Bool_Exp_Bool_And = {
  arguments: Files_Select_Column_Files_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Files_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Files_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Files_Select_Column_Files_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Files_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Files_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Files_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Files_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Files_Avg_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Bool_Exp = {
  _and?: Array<Files_Bool_Exp> | null | undefined;
  _not?: Files_Bool_Exp | null | undefined;
  _or?: Array<Files_Bool_Exp> | null | undefined;
  boardPost?: BoardPosts_Bool_Exp | null | undefined;
  boardPostId?: Uuid_Comparison_Exp | null | undefined;
  claim?: ExpenseClaims_Bool_Exp | null | undefined;
  claimId?: Uuid_Comparison_Exp | null | undefined;
  consult?: Consults_Bool_Exp | null | undefined;
  consultId?: Uuid_Comparison_Exp | null | undefined;
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
  marks?: SubmissionMarks_Bool_Exp | null | undefined;
  material?: LectureMaterials_Bool_Exp | null | undefined;
  materialId?: Uuid_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  omrScans?: OmrScans_Bool_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  ownerId?: Uuid_Comparison_Exp | null | undefined;
  ownerType?: String_Comparison_Exp | null | undefined;
  permissions?: FilePermissions_Bool_Exp | null | undefined;
  playLimit?: String_Comparison_Exp | null | undefined;
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
  version?: Int_Comparison_Exp | null | undefined;
  video?: Videos_Bool_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
  views?: FileViews_Bool_Exp | null | undefined;
  watermarkTrouble?: String_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Files_Max_Order_By = {
  boardPostId?: Order_By | null | undefined;
  claimId?: Order_By | null | undefined;
  consultId?: Order_By | null | undefined;
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
  playLimit?: Order_By | null | undefined;
  profileUserId?: Order_By | null | undefined;
  sha256?: Order_By | null | undefined;
  sizeBytes?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submissionId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
  watermarkTrouble?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Files_Min_Order_By = {
  boardPostId?: Order_By | null | undefined;
  claimId?: Order_By | null | undefined;
  consultId?: Order_By | null | undefined;
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
  playLimit?: Order_By | null | undefined;
  profileUserId?: Order_By | null | undefined;
  sha256?: Order_By | null | undefined;
  sizeBytes?: Order_By | null | undefined;
  state?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submissionId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  videoId?: Order_By | null | undefined;
  watermarkTrouble?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Files_Select_Column =
  | 'boardPostId'
  | 'claimId'
  | 'consultId'
  | 'contentType'
  | 'createdAt'
  | 'createdBy'
  | 'examId'
  | 'id'
  | 'isWatermarked'
  | 'lectureId'
  | 'materialId'
  | 'memo'
  | 'name'
  | 'ownerId'
  | 'ownerType'
  | 'playLimit'
  | 'profileUserId'
  | 'sha256'
  | 'sizeBytes'
  | 'state'
  | 'studentId'
  | 'submissionId'
  | 'updatedAt'
  | 'version'
  | 'videoId'
  | 'watermarkTrouble'
  | 'weeklyLectureId';

export type Files_Select_Column_Files_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 워터마크: a download carries the reader's name and number on every page; PDF only */
  | 'isWatermarked';

export type Files_Select_Column_Files_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 워터마크: a download carries the reader's name and number on every page; PDF only */
  | 'isWatermarked';

export type Files_Stddev_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Stddev_Pop_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Stddev_Samp_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Sum_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Var_Pop_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Var_Samp_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Files_Variance_Order_By = {
  sizeBytes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type HeldWeeks_Bool_Exp = {
  _and?: Array<HeldWeeks_Bool_Exp> | null | undefined;
  _not?: HeldWeeks_Bool_Exp | null | undefined;
  _or?: Array<HeldWeeks_Bool_Exp> | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  participants_aggregate?: Participants_Aggregate_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type Inquiries_Bool_Exp = {
  _and?: Array<Inquiries_Bool_Exp> | null | undefined;
  _not?: Inquiries_Bool_Exp | null | undefined;
  _or?: Array<Inquiries_Bool_Exp> | null | undefined;
  closedAt?: Timestamptz_Comparison_Exp | null | undefined;
  closedBy?: Uuid_Comparison_Exp | null | undefined;
  closedByStaff?: Staff_Bool_Exp | null | undefined;
  consentedAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  grade?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  outcome?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Inquiries_Order_By = {
  closedAt?: Order_By | null | undefined;
  closedBy?: Order_By | null | undefined;
  closedByStaff?: Staff_Order_By | null | undefined;
  consentedAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  message?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  outcome?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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

export type LectureHours_Bool_Exp = {
  _and?: Array<LectureHours_Bool_Exp> | null | undefined;
  _not?: LectureHours_Bool_Exp | null | undefined;
  _or?: Array<LectureHours_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  weekday?: Smallint_Comparison_Exp | null | undefined;
};

export type LectureHours_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  weekday?: Order_By | null | undefined;
};

export type LectureHours_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  weekday?: Order_By | null | undefined;
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

export type LectureMaterials_Aggregate_Bool_Exp = {
  count?: LectureMaterials_Aggregate_Bool_Exp_Count | null | undefined;
};

export type LectureMaterials_Aggregate_Bool_Exp_Count = {
  arguments?: Array<LectureMaterials_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: LectureMaterials_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type LectureMaterials_Avg_Order_By = {
  sequence?: Order_By | null | undefined;
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
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  publishedAt?: Timestamptz_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type LectureMaterials_Inc_Input = {
  /** 순서 within the lecture, from 1; a new one goes last, equal ones go by their age */
  sequence?: number | null | undefined;
};

export type LectureMaterials_Insert_Input = {
  /** 설명 */
  description?: string | null | undefined;
  /** 강의 */
  lectureId?: string | null | undefined;
  /** 게시 시각: students see it from then on; null while a draft */
  publishedAt?: string | null | undefined;
  /** 제목 */
  title?: string | null | undefined;
};

export type LectureMaterials_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  publishedAt?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
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
  sequence?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'description'
  | 'id'
  | 'lectureId'
  | 'publishedAt'
  | 'sequence'
  | 'title'
  | 'updatedAt'
  | 'version';

export type LectureMaterials_Set_Input = {
  /** 설명 */
  description?: string | null | undefined;
  /** 게시 시각: students see it from then on; null while a draft */
  publishedAt?: string | null | undefined;
  /** 순서 within the lecture, from 1; a new one goes last, equal ones go by their age */
  sequence?: number | null | undefined;
  /** 제목 */
  title?: string | null | undefined;
};

export type LectureMaterials_Stddev_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Stddev_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Stddev_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Sum_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Updates = {
  _inc?: LectureMaterials_Inc_Input | null | undefined;
  _set?: LectureMaterials_Set_Input | null | undefined;
  where: LectureMaterials_Bool_Exp;
};

export type LectureMaterials_Var_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Var_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type LectureMaterials_Variance_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Lectures_Bool_Exp = {
  _and?: Array<Lectures_Bool_Exp> | null | undefined;
  _not?: Lectures_Bool_Exp | null | undefined;
  _or?: Array<Lectures_Bool_Exp> | null | undefined;
  attendanceRates?: AttendanceRates_Bool_Exp | null | undefined;
  boardPosts?: BoardPosts_Bool_Exp | null | undefined;
  boardPosts_aggregate?: BoardPosts_Aggregate_Bool_Exp | null | undefined;
  capacity?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  ddays?: LectureDdays_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  endsOn?: Date_Comparison_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Bool_Exp | null | undefined;
  examTemplates?: ExamTemplates_Bool_Exp | null | undefined;
  examTemplates_aggregate?: ExamTemplates_Aggregate_Bool_Exp | null | undefined;
  exams?: Exams_Bool_Exp | null | undefined;
  exams_aggregate?: Exams_Aggregate_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  hours?: LectureHours_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPublic?: Boolean_Comparison_Exp | null | undefined;
  materials?: LectureMaterials_Bool_Exp | null | undefined;
  materials_aggregate?: LectureMaterials_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  representedStudents?: RepresentativeLectures_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  startsOn?: Date_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  teacherName?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  watchedPercent?: Smallint_Comparison_Exp | null | undefined;
  weekAttendanceRates?: WeekAttendanceRates_Bool_Exp | null | undefined;
  weekday?: Smallint_Comparison_Exp | null | undefined;
  weeklyLectures?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectures_aggregate?: WeeklyLectures_Aggregate_Bool_Exp | null | undefined;
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
  endsOn?: Order_By | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Order_By | null | undefined;
  examTemplates_aggregate?: ExamTemplates_Aggregate_Order_By | null | undefined;
  exams_aggregate?: Exams_Aggregate_Order_By | null | undefined;
  filePermissions_aggregate?: FilePermissions_Aggregate_Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  hours_aggregate?: LectureHours_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isPublic?: Order_By | null | undefined;
  materials_aggregate?: LectureMaterials_Aggregate_Order_By | null | undefined;
  name?: Order_By | null | undefined;
  representedStudents_aggregate?: RepresentativeLectures_Aggregate_Order_By | null | undefined;
  room?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  startsOn?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  teacherName?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  watchedPercent?: Order_By | null | undefined;
  weekAttendanceRates_aggregate?: WeekAttendanceRates_Aggregate_Order_By | null | undefined;
  weekday?: Order_By | null | undefined;
  weeklyLectures_aggregate?: WeeklyLectures_Aggregate_Order_By | null | undefined;
};

export type Notices_Bool_Exp = {
  _and?: Array<Notices_Bool_Exp> | null | undefined;
  _not?: Notices_Bool_Exp | null | undefined;
  _or?: Array<Notices_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isForStudents?: Boolean_Comparison_Exp | null | undefined;
  isPinned?: Boolean_Comparison_Exp | null | undefined;
  isStanding?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type OmrLedgers_Bool_Exp = {
  _and?: Array<OmrLedgers_Bool_Exp> | null | undefined;
  _not?: OmrLedgers_Bool_Exp | null | undefined;
  _or?: Array<OmrLedgers_Bool_Exp> | null | undefined;
  blank?: Int_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  graded?: Int_Comparison_Exp | null | undefined;
  needsReview?: Int_Comparison_Exp | null | undefined;
  noSheet?: Int_Comparison_Exp | null | undefined;
  openScans?: Int_Comparison_Exp | null | undefined;
  pages?: Int_Comparison_Exp | null | undefined;
  pending?: Int_Comparison_Exp | null | undefined;
  rejected?: Int_Comparison_Exp | null | undefined;
  sheets?: Int_Comparison_Exp | null | undefined;
};

export type OmrLedgers_Order_By = {
  blank?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  graded?: Order_By | null | undefined;
  needsReview?: Order_By | null | undefined;
  noSheet?: Order_By | null | undefined;
  openScans?: Order_By | null | undefined;
  pages?: Order_By | null | undefined;
  pending?: Order_By | null | undefined;
  rejected?: Order_By | null | undefined;
  sheets?: Order_By | null | undefined;
};

export type OmrScans_Aggregate_Order_By = {
  avg?: OmrScans_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: OmrScans_Max_Order_By | null | undefined;
  min?: OmrScans_Min_Order_By | null | undefined;
  stddev?: OmrScans_Stddev_Order_By | null | undefined;
  stddev_pop?: OmrScans_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: OmrScans_Stddev_Samp_Order_By | null | undefined;
  sum?: OmrScans_Sum_Order_By | null | undefined;
  var_pop?: OmrScans_Var_Pop_Order_By | null | undefined;
  var_samp?: OmrScans_Var_Samp_Order_By | null | undefined;
  variance?: OmrScans_Variance_Order_By | null | undefined;
};

export type OmrScans_Avg_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Bool_Exp = {
  _and?: Array<OmrScans_Bool_Exp> | null | undefined;
  _not?: OmrScans_Bool_Exp | null | undefined;
  _or?: Array<OmrScans_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  fileId?: Uuid_Comparison_Exp | null | undefined;
  fileName?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  pages?: Int_Comparison_Exp | null | undefined;
  sheets?: OmrSheets_Bool_Exp | null | undefined;
  sheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  tries?: Smallint_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type OmrScans_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  fileName?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  pages?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type OmrScans_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  fileName?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  pages?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type OmrScans_Stddev_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Stddev_Pop_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Stddev_Samp_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Sum_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Var_Pop_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Var_Samp_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrScans_Variance_Order_By = {
  pages?: Order_By | null | undefined;
  tries?: Order_By | null | undefined;
};

export type OmrSheets_Aggregate_Bool_Exp = {
  count?: OmrSheets_Aggregate_Bool_Exp_Count | null | undefined;
};

export type OmrSheets_Aggregate_Bool_Exp_Count = {
  arguments?: Array<OmrSheets_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: OmrSheets_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type OmrSheets_Aggregate_Order_By = {
  avg?: OmrSheets_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: OmrSheets_Max_Order_By | null | undefined;
  min?: OmrSheets_Min_Order_By | null | undefined;
  stddev?: OmrSheets_Stddev_Order_By | null | undefined;
  stddev_pop?: OmrSheets_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: OmrSheets_Stddev_Samp_Order_By | null | undefined;
  sum?: OmrSheets_Sum_Order_By | null | undefined;
  var_pop?: OmrSheets_Var_Pop_Order_By | null | undefined;
  var_samp?: OmrSheets_Var_Samp_Order_By | null | undefined;
  variance?: OmrSheets_Variance_Order_By | null | undefined;
};

export type OmrSheets_Avg_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  layoutId?: Uuid_Comparison_Exp | null | undefined;
  marks?: Jsonb_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  page?: Int_Comparison_Exp | null | undefined;
  part?: Smallint_Comparison_Exp | null | undefined;
  readNumber?: String_Comparison_Exp | null | undefined;
  rejectReason?: String_Comparison_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  reviewedBy?: Uuid_Comparison_Exp | null | undefined;
  reviewedByStaff?: Staff_Bool_Exp | null | undefined;
  scan?: OmrScans_Bool_Exp | null | undefined;
  scanId?: Uuid_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type OmrSheets_Max_Order_By = {
  confidence?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  fileName?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  layoutId?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  readNumber?: Order_By | null | undefined;
  rejectReason?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  reviewedBy?: Order_By | null | undefined;
  scanId?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Min_Order_By = {
  confidence?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fileId?: Order_By | null | undefined;
  fileName?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  layoutId?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  readNumber?: Order_By | null | undefined;
  rejectReason?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  reviewedBy?: Order_By | null | undefined;
  scanId?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Select_Column =
  | 'answers'
  | 'confidence'
  | 'createdAt'
  | 'createdBy'
  | 'examId'
  | 'fileId'
  | 'fileName'
  | 'flags'
  | 'id'
  | 'layoutId'
  | 'marks'
  | 'memo'
  | 'page'
  | 'part'
  | 'readNumber'
  | 'rejectReason'
  | 'retakeExamId'
  | 'reviewedBy'
  | 'scanId'
  | 'status'
  | 'studentId'
  | 'updatedAt'
  | 'version';

export type OmrSheets_Stddev_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Stddev_Pop_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Stddev_Samp_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Sum_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Var_Pop_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Var_Samp_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type OmrSheets_Variance_Order_By = {
  confidence?: Order_By | null | undefined;
  page?: Order_By | null | undefined;
  part?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  lockReason?: String_Comparison_Exp | null | undefined;
  madeUpBy?: Participants_Bool_Exp | null | undefined;
  makeupFor?: Participants_Bool_Exp | null | undefined;
  makeupForId?: Uuid_Comparison_Exp | null | undefined;
  markedAt?: Timestamptz_Comparison_Exp | null | undefined;
  markedBy?: Uuid_Comparison_Exp | null | undefined;
  markedByStaff?: Staff_Bool_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
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
  lockReason?: Order_By | null | undefined;
  makeupForId?: Order_By | null | undefined;
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
  lockReason?: Order_By | null | undefined;
  makeupForId?: Order_By | null | undefined;
  markedAt?: Order_By | null | undefined;
  markedBy?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Participants_Order_By = {
  attendanceType?: AttendanceTypes_Order_By | null | undefined;
  attendanceTypeId?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isLocked?: Order_By | null | undefined;
  lockReason?: Order_By | null | undefined;
  madeUpBy?: Participants_Order_By | null | undefined;
  makeupFor?: Participants_Order_By | null | undefined;
  makeupForId?: Order_By | null | undefined;
  markedAt?: Order_By | null | undefined;
  markedBy?: Order_By | null | undefined;
  markedByStaff?: Staff_Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  scores_aggregate?: Scores_Aggregate_Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLecture?: WeeklyLectures_Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Participants_Select_Column =
  | 'attendanceTypeId'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isLocked'
  | 'lockReason'
  | 'makeupForId'
  | 'markedAt'
  | 'markedBy'
  | 'memo'
  | 'studentId'
  | 'updatedAt'
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
  week?: Date_Comparison_Exp | null | undefined;
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
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Bool_Exp = {
  _and?: Array<PayMonths_Bool_Exp> | null | undefined;
  _not?: PayMonths_Bool_Exp | null | undefined;
  _or?: Array<PayMonths_Bool_Exp> | null | undefined;
  claimed?: Int_Comparison_Exp | null | undefined;
  custom?: Int_Comparison_Exp | null | undefined;
  earned?: Int_Comparison_Exp | null | undefined;
  hourly?: Int_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  isClosed?: Boolean_Comparison_Exp | null | undefined;
  lines?: PayLines_Bool_Exp | null | undefined;
  minutes?: Int_Comparison_Exp | null | undefined;
  month?: Date_Comparison_Exp | null | undefined;
  net?: Int_Comparison_Exp | null | undefined;
  salary?: Int_Comparison_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  weeklyHoliday?: Int_Comparison_Exp | null | undefined;
  withheld?: Int_Comparison_Exp | null | undefined;
};

export type PayMonths_Max_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Min_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  month?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Stddev_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Stddev_Pop_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Stddev_Samp_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Sum_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Var_Pop_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Var_Samp_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PayMonths_Variance_Order_By = {
  claimed?: Order_By | null | undefined;
  custom?: Order_By | null | undefined;
  earned?: Order_By | null | undefined;
  hourly?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  net?: Order_By | null | undefined;
  salary?: Order_By | null | undefined;
  weeklyHoliday?: Order_By | null | undefined;
  withheld?: Order_By | null | undefined;
};

export type PushAlertTemplates_Bool_Exp = {
  _and?: Array<PushAlertTemplates_Bool_Exp> | null | undefined;
  _not?: PushAlertTemplates_Bool_Exp | null | undefined;
  _or?: Array<PushAlertTemplates_Bool_Exp> | null | undefined;
  audience?: String_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  byPortal?: Boolean_Comparison_Exp | null | undefined;
  byText?: Boolean_Comparison_Exp | null | undefined;
  channel?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  delayMinutes?: Int_Comparison_Exp | null | undefined;
  event?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  kakaoTemplateId?: String_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  smsMessages?: SmsMessages_Bool_Exp | null | undefined;
  smsMessages_aggregate?: SmsMessages_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type PushAlertTemplates_Order_By = {
  audience?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  byPortal?: Order_By | null | undefined;
  byText?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  delayMinutes?: Order_By | null | undefined;
  event?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  kakaoTemplateId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  smsMessages_aggregate?: SmsMessages_Aggregate_Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ReportLinks_Aggregate_Order_By = {
  avg?: ReportLinks_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ReportLinks_Max_Order_By | null | undefined;
  min?: ReportLinks_Min_Order_By | null | undefined;
  stddev?: ReportLinks_Stddev_Order_By | null | undefined;
  stddev_pop?: ReportLinks_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ReportLinks_Stddev_Samp_Order_By | null | undefined;
  sum?: ReportLinks_Sum_Order_By | null | undefined;
  var_pop?: ReportLinks_Var_Pop_Order_By | null | undefined;
  var_samp?: ReportLinks_Var_Samp_Order_By | null | undefined;
  variance?: ReportLinks_Variance_Order_By | null | undefined;
};

export type ReportLinks_Avg_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Bool_Exp = {
  _and?: Array<ReportLinks_Bool_Exp> | null | undefined;
  _not?: ReportLinks_Bool_Exp | null | undefined;
  _or?: Array<ReportLinks_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  expiresAt?: Timestamptz_Comparison_Exp | null | undefined;
  firstOpenedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lastOpenedAt?: Timestamptz_Comparison_Exp | null | undefined;
  openedCount?: Int_Comparison_Exp | null | undefined;
  revokedAt?: Timestamptz_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  showsRank?: Boolean_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type ReportLinks_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  expiresAt?: Order_By | null | undefined;
  firstOpenedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastOpenedAt?: Order_By | null | undefined;
  openedCount?: Order_By | null | undefined;
  revokedAt?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type ReportLinks_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  expiresAt?: Order_By | null | undefined;
  firstOpenedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastOpenedAt?: Order_By | null | undefined;
  openedCount?: Order_By | null | undefined;
  revokedAt?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type ReportLinks_Stddev_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Stddev_Pop_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Stddev_Samp_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Sum_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Var_Pop_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Var_Samp_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportLinks_Variance_Order_By = {
  openedCount?: Order_By | null | undefined;
};

export type ReportRemarks_Bool_Exp = {
  _and?: Array<ReportRemarks_Bool_Exp> | null | undefined;
  _not?: ReportRemarks_Bool_Exp | null | undefined;
  _or?: Array<ReportRemarks_Bool_Exp> | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ReportRemarks_Order_By = {
  body?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  score?: Scores_Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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

export type RetakeExams_Aggregate_Bool_Exp = {
  count?: RetakeExams_Aggregate_Bool_Exp_Count | null | undefined;
};

export type RetakeExams_Aggregate_Bool_Exp_Count = {
  arguments?: Array<RetakeExams_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: RetakeExams_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type RetakeExams_Aggregate_Order_By = {
  avg?: RetakeExams_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: RetakeExams_Max_Order_By | null | undefined;
  min?: RetakeExams_Min_Order_By | null | undefined;
  stddev?: RetakeExams_Stddev_Order_By | null | undefined;
  stddev_pop?: RetakeExams_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: RetakeExams_Stddev_Samp_Order_By | null | undefined;
  sum?: RetakeExams_Sum_Order_By | null | undefined;
  var_pop?: RetakeExams_Var_Pop_Order_By | null | undefined;
  var_samp?: RetakeExams_Var_Samp_Order_By | null | undefined;
  variance?: RetakeExams_Variance_Order_By | null | undefined;
};

export type RetakeExams_Avg_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Bool_Exp = {
  _and?: Array<RetakeExams_Bool_Exp> | null | undefined;
  _not?: RetakeExams_Bool_Exp | null | undefined;
  _or?: Array<RetakeExams_Bool_Exp> | null | undefined;
  attempts?: ScoreAttempts_Bool_Exp | null | undefined;
  attempts_aggregate?: ScoreAttempts_Aggregate_Bool_Exp | null | undefined;
  clinicTodos?: ClinicTodos_Bool_Exp | null | undefined;
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  cutline?: Numeric_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  questionMaps?: RetakeQuestionMaps_Bool_Exp | null | undefined;
  questions?: ExamQuestions_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type RetakeExams_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Order_By = {
  attempts_aggregate?: ScoreAttempts_Aggregate_Order_By | null | undefined;
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  cutline?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Order_By | null | undefined;
  questionMaps_aggregate?: RetakeQuestionMaps_Aggregate_Order_By | null | undefined;
  questions_aggregate?: ExamQuestions_Aggregate_Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'cutline'
  | 'examId'
  | 'id'
  | 'name'
  | 'sequence'
  | 'totalPoints'
  | 'updatedAt'
  | 'version';

export type RetakeExams_Stddev_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Stddev_Pop_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Stddev_Samp_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Sum_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Var_Pop_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Var_Samp_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeExams_Variance_Order_By = {
  cutline?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  totalPoints?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type RetakeQuestionMaps_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: RetakeQuestionMaps_Max_Order_By | null | undefined;
  min?: RetakeQuestionMaps_Min_Order_By | null | undefined;
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

export type RetakeQuestionMaps_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  originalQuestionId?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type RetakeQuestionMaps_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  originalQuestionId?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type SavedViews_Insert_Input = {
  /** 보기 이름 */
  name?: string | null | undefined;
  /** The part of the address after the question mark; empty for the list as it is. Of columns: order and width by name */
  query?: string | null | undefined;
  /** 목록: which list, e.g. lectures; with Columns behind it, the columns of a grid, e.g. scoresColumns */
  screen?: string | null | undefined;
};

export type SavedViews_Set_Input = {
  /** 보기 이름 */
  name?: string | null | undefined;
  /** The part of the address after the question mark; empty for the list as it is. Of columns: order and width by name */
  query?: string | null | undefined;
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

export type ScoreAnswers_Max_Order_By = {
  answer?: Order_By | null | undefined;
  attemptId?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
};

export type ScoreAnswers_Min_Order_By = {
  answer?: Order_By | null | undefined;
  attemptId?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  given?: Order_By | null | undefined;
  gradingRule?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  number?: Order_By | null | undefined;
  points?: Order_By | null | undefined;
  questionId?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  unit?: Order_By | null | undefined;
};

export type ScoreAttempts_Aggregate_Bool_Exp = {
  bool_and?: ScoreAttempts_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: ScoreAttempts_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: ScoreAttempts_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ScoreAttempts_Aggregate_Bool_Exp_Bool_And = {
  arguments: ScoreAttempts_Select_Column_ScoreAttempts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ScoreAttempts_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ScoreAttempts_Aggregate_Bool_Exp_Bool_Or = {
  arguments: ScoreAttempts_Select_Column_ScoreAttempts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ScoreAttempts_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ScoreAttempts_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ScoreAttempts_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ScoreAttempts_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type ScoreAttempts_Avg_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Bool_Exp | null | undefined;
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

export type ScoreAttempts_Max_Order_By = {
  attemptType?: Order_By | null | undefined;
  clinicStatus?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deliveryType?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Min_Order_By = {
  attemptType?: Order_By | null | undefined;
  clinicStatus?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deliveryType?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Order_By = {
  answerList_aggregate?: ScoreAnswers_Aggregate_Order_By | null | undefined;
  answers?: Order_By | null | undefined;
  attemptType?: Order_By | null | undefined;
  clinicStatus?: Order_By | null | undefined;
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  deliveryType?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isGradeByHand?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  retakeExam?: RetakeExams_Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  score?: Scores_Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Select_Column =
  | 'answers'
  | 'attemptType'
  | 'clinicStatus'
  | 'createdAt'
  | 'createdBy'
  | 'deliveryType'
  | 'examId'
  | 'grade'
  | 'gradeScale'
  | 'id'
  | 'isGradeByHand'
  | 'memo'
  | 'retakeExamId'
  | 'retakeNumber'
  | 'scoreId'
  | 'updatedAt'
  | 'value'
  | 'version';

export type ScoreAttempts_Select_Column_ScoreAttempts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 등급을 손으로 넣음: refresh_grades() leaves it */
  | 'isGradeByHand';

export type ScoreAttempts_Select_Column_ScoreAttempts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 등급을 손으로 넣음: refresh_grades() leaves it */
  | 'isGradeByHand';

export type ScoreAttempts_Stddev_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Stddev_Pop_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Stddev_Samp_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Sum_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Var_Pop_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Var_Samp_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreAttempts_Variance_Order_By = {
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type ScoreCellLocks_Aggregate_Order_By = {
  avg?: ScoreCellLocks_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ScoreCellLocks_Max_Order_By | null | undefined;
  min?: ScoreCellLocks_Min_Order_By | null | undefined;
  stddev?: ScoreCellLocks_Stddev_Order_By | null | undefined;
  stddev_pop?: ScoreCellLocks_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ScoreCellLocks_Stddev_Samp_Order_By | null | undefined;
  sum?: ScoreCellLocks_Sum_Order_By | null | undefined;
  var_pop?: ScoreCellLocks_Var_Pop_Order_By | null | undefined;
  var_samp?: ScoreCellLocks_Var_Samp_Order_By | null | undefined;
  variance?: ScoreCellLocks_Variance_Order_By | null | undefined;
};

export type ScoreCellLocks_Avg_Order_By = {
  retakeNumber?: Order_By | null | undefined;
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

export type ScoreCellLocks_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  expiresAt?: Order_By | null | undefined;
  holderId?: Order_By | null | undefined;
  renewedAt?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type ScoreCellLocks_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  expiresAt?: Order_By | null | undefined;
  holderId?: Order_By | null | undefined;
  renewedAt?: Order_By | null | undefined;
  retakeNumber?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type ScoreCellLocks_Stddev_Order_By = {
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreCellLocks_Stddev_Pop_Order_By = {
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreCellLocks_Stddev_Samp_Order_By = {
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreCellLocks_Sum_Order_By = {
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreCellLocks_Var_Pop_Order_By = {
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreCellLocks_Var_Samp_Order_By = {
  retakeNumber?: Order_By | null | undefined;
};

export type ScoreCellLocks_Variance_Order_By = {
  retakeNumber?: Order_By | null | undefined;
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

export type ScoreRanks_Order_By = {
  attempt?: ScoreAttempts_Order_By | null | undefined;
  attemptId?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  gradeScale?: Order_By | null | undefined;
  middleRank?: Order_By | null | undefined;
  percentile?: Order_By | null | undefined;
  rank?: Order_By | null | undefined;
  rankPercent?: Order_By | null | undefined;
  score?: Scores_Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  takenCount?: Order_By | null | undefined;
  value?: Order_By | null | undefined;
};

export type ScoreTrends_Aggregate_Order_By = {
  avg?: ScoreTrends_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: ScoreTrends_Max_Order_By | null | undefined;
  min?: ScoreTrends_Min_Order_By | null | undefined;
  stddev?: ScoreTrends_Stddev_Order_By | null | undefined;
  stddev_pop?: ScoreTrends_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: ScoreTrends_Stddev_Samp_Order_By | null | undefined;
  sum?: ScoreTrends_Sum_Order_By | null | undefined;
  var_pop?: ScoreTrends_Var_Pop_Order_By | null | undefined;
  var_samp?: ScoreTrends_Var_Samp_Order_By | null | undefined;
  variance?: ScoreTrends_Variance_Order_By | null | undefined;
};

export type ScoreTrends_Avg_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Bool_Exp = {
  _and?: Array<ScoreTrends_Bool_Exp> | null | undefined;
  _not?: ScoreTrends_Bool_Exp | null | undefined;
  _or?: Array<ScoreTrends_Bool_Exp> | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  meanPercent?: Numeric_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  percent?: Numeric_Comparison_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  scoreId?: Uuid_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
};

export type ScoreTrends_Max_Order_By = {
  examId?: Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  meanPercent?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Min_Order_By = {
  examId?: Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  meanPercent?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  scoreId?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Stddev_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Stddev_Pop_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Stddev_Samp_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Sum_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Var_Pop_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Var_Samp_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type ScoreTrends_Variance_Order_By = {
  meanPercent?: Order_By | null | undefined;
  percent?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
};

export type Scores_Aggregate_Bool_Exp = {
  count?: Scores_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Scores_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Scores_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Scores_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  attempts_aggregate?: ScoreAttempts_Aggregate_Bool_Exp | null | undefined;
  cellLocks?: ScoreCellLocks_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  participant?: Participants_Bool_Exp | null | undefined;
  rank?: ScoreRanks_Bool_Exp | null | undefined;
  remark?: ReportRemarks_Bool_Exp | null | undefined;
  reportLinks?: ReportLinks_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submission?: Submissions_Bool_Exp | null | undefined;
  trend?: ScoreTrends_Bool_Exp | null | undefined;
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

export type Scores_Order_By = {
  answers_aggregate?: ScoreAnswers_Aggregate_Order_By | null | undefined;
  attempts_aggregate?: ScoreAttempts_Aggregate_Order_By | null | undefined;
  cellLocks_aggregate?: ScoreCellLocks_Aggregate_Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Order_By | null | undefined;
  participant?: Participants_Order_By | null | undefined;
  rank?: ScoreRanks_Order_By | null | undefined;
  remark?: ReportRemarks_Order_By | null | undefined;
  reportLinks_aggregate?: ReportLinks_Aggregate_Order_By | null | undefined;
  status?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submission?: Submissions_Order_By | null | undefined;
  trend_aggregate?: ScoreTrends_Aggregate_Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Scores_Select_Column =
  | 'createdAt'
  | 'examId'
  | 'id'
  | 'status'
  | 'studentId'
  | 'updatedAt'
  | 'version'
  | 'weeklyLectureId';

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

export type SmsMessages_Aggregate_Bool_Exp = {
  bool_and?: SmsMessages_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: SmsMessages_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: SmsMessages_Aggregate_Bool_Exp_Count | null | undefined;
};

export type SmsMessages_Aggregate_Bool_Exp_Bool_And = {
  arguments: SmsMessages_Select_Column_SmsMessages_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: SmsMessages_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type SmsMessages_Aggregate_Bool_Exp_Bool_Or = {
  arguments: SmsMessages_Select_Column_SmsMessages_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: SmsMessages_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type SmsMessages_Aggregate_Bool_Exp_Count = {
  arguments?: Array<SmsMessages_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: SmsMessages_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type SmsMessages_Aggregate_Order_By = {
  avg?: SmsMessages_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: SmsMessages_Max_Order_By | null | undefined;
  min?: SmsMessages_Min_Order_By | null | undefined;
  stddev?: SmsMessages_Stddev_Order_By | null | undefined;
  stddev_pop?: SmsMessages_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: SmsMessages_Stddev_Samp_Order_By | null | undefined;
  sum?: SmsMessages_Sum_Order_By | null | undefined;
  var_pop?: SmsMessages_Var_Pop_Order_By | null | undefined;
  var_samp?: SmsMessages_Var_Samp_Order_By | null | undefined;
  variance?: SmsMessages_Variance_Order_By | null | undefined;
};

export type SmsMessages_Avg_Order_By = {
  byteLength?: Order_By | null | undefined;
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
  isAdvertisement?: Boolean_Comparison_Exp | null | undefined;
  pictureId?: Uuid_Comparison_Exp | null | undefined;
  quietHoursConfirmed?: Boolean_Comparison_Exp | null | undefined;
  recipients?: SmsRecipients_Bool_Exp | null | undefined;
  recipients_aggregate?: SmsRecipients_Aggregate_Bool_Exp | null | undefined;
  result?: SmsResults_Bool_Exp | null | undefined;
  scheduledAt?: Timestamptz_Comparison_Exp | null | undefined;
  sendKey?: String_Comparison_Exp | null | undefined;
  template?: PushAlertTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type SmsMessages_Max_Order_By = {
  body?: Order_By | null | undefined;
  byteLength?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  pictureId?: Order_By | null | undefined;
  scheduledAt?: Order_By | null | undefined;
  sendKey?: Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type SmsMessages_Min_Order_By = {
  body?: Order_By | null | undefined;
  byteLength?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  pictureId?: Order_By | null | undefined;
  scheduledAt?: Order_By | null | undefined;
  sendKey?: Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type SmsMessages_Order_By = {
  body?: Order_By | null | undefined;
  byteLength?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isAdvertisement?: Order_By | null | undefined;
  pictureId?: Order_By | null | undefined;
  quietHoursConfirmed?: Order_By | null | undefined;
  recipients_aggregate?: SmsRecipients_Aggregate_Order_By | null | undefined;
  result?: SmsResults_Order_By | null | undefined;
  scheduledAt?: Order_By | null | undefined;
  sendKey?: Order_By | null | undefined;
  template?: PushAlertTemplates_Order_By | null | undefined;
  templateId?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type SmsMessages_Select_Column =
  | 'body'
  | 'byteLength'
  | 'channel'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isAdvertisement'
  | 'pictureId'
  | 'quietHoursConfirmed'
  | 'scheduledAt'
  | 'sendKey'
  | 'templateId'
  | 'title'
  | 'updatedAt';

export type SmsMessages_Select_Column_SmsMessages_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 광고성 문자: goes only to those who allow it, by day, and begins with (광고) */
  | 'isAdvertisement'
  /** 야간 발송 확인: may go out between 21:00 and 08:00 */
  | 'quietHoursConfirmed';

export type SmsMessages_Select_Column_SmsMessages_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 광고성 문자: goes only to those who allow it, by day, and begins with (광고) */
  | 'isAdvertisement'
  /** 야간 발송 확인: may go out between 21:00 and 08:00 */
  | 'quietHoursConfirmed';

export type SmsMessages_Stddev_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsMessages_Stddev_Pop_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsMessages_Stddev_Samp_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsMessages_Sum_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsMessages_Var_Pop_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsMessages_Var_Samp_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsMessages_Variance_Order_By = {
  byteLength?: Order_By | null | undefined;
};

export type SmsRecipients_Aggregate_Bool_Exp = {
  count?: SmsRecipients_Aggregate_Bool_Exp_Count | null | undefined;
};

export type SmsRecipients_Aggregate_Bool_Exp_Count = {
  arguments?: Array<SmsRecipients_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: SmsRecipients_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  failureReason?: String_Comparison_Exp | null | undefined;
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
  wentBy?: String_Comparison_Exp | null | undefined;
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
  failureReason?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  messageId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
  sentAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wentBy?: Order_By | null | undefined;
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
  failureReason?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  messageId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
  sentAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wentBy?: Order_By | null | undefined;
};

export type SmsRecipients_Order_By = {
  addressee?: Order_By | null | undefined;
  body?: Order_By | null | undefined;
  byteLength?: Order_By | null | undefined;
  channel?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  deliveredAt?: Order_By | null | undefined;
  failedAt?: Order_By | null | undefined;
  failureCode?: Order_By | null | undefined;
  failureReason?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  message?: SmsMessages_Order_By | null | undefined;
  messageId?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  providerId?: Order_By | null | undefined;
  sentAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wentBy?: Order_By | null | undefined;
};

export type SmsRecipients_Select_Column =
  | 'addressee'
  | 'body'
  | 'byteLength'
  | 'channel'
  | 'createdAt'
  | 'deliveredAt'
  | 'failedAt'
  | 'failureCode'
  | 'failureReason'
  | 'id'
  | 'messageId'
  | 'name'
  | 'phone'
  | 'providerId'
  | 'sentAt'
  | 'status'
  | 'studentId'
  | 'updatedAt'
  | 'wentBy';

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
  cancelled?: Int_Comparison_Exp | null | undefined;
  delivered?: Int_Comparison_Exp | null | undefined;
  failed?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  message?: SmsMessages_Bool_Exp | null | undefined;
  queued?: Int_Comparison_Exp | null | undefined;
  recipients?: Int_Comparison_Exp | null | undefined;
  sent?: Int_Comparison_Exp | null | undefined;
  waitDetail?: String_Comparison_Exp | null | undefined;
  waitReason?: String_Comparison_Exp | null | undefined;
  waitUntil?: Timestamptz_Comparison_Exp | null | undefined;
};

export type SmsResults_Order_By = {
  cancelled?: Order_By | null | undefined;
  delivered?: Order_By | null | undefined;
  failed?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  message?: SmsMessages_Order_By | null | undefined;
  queued?: Order_By | null | undefined;
  recipients?: Order_By | null | undefined;
  sent?: Order_By | null | undefined;
  waitDetail?: Order_By | null | undefined;
  waitReason?: Order_By | null | undefined;
  waitUntil?: Order_By | null | undefined;
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

export type StudentMemoVersions_Bool_Exp = {
  _and?: Array<StudentMemoVersions_Bool_Exp> | null | undefined;
  _not?: StudentMemoVersions_Bool_Exp | null | undefined;
  _or?: Array<StudentMemoVersions_Bool_Exp> | null | undefined;
  actor?: Staff_Bool_Exp | null | undefined;
  actorId?: Uuid_Comparison_Exp | null | undefined;
  at?: Timestamptz_Comparison_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPinned?: Boolean_Comparison_Exp | null | undefined;
  memo?: StudentMemos_Bool_Exp | null | undefined;
  memoId?: Uuid_Comparison_Exp | null | undefined;
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
  versions?: StudentMemoVersions_Bool_Exp | null | undefined;
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

export type StudentMemos_Select_Column =
  | 'body'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isPinned'
  | 'studentId'
  | 'updatedAt'
  | 'version';

export type StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 맨 위에 고정 */
  | 'isPinned';

export type StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 맨 위에 고정 */
  | 'isPinned';

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

export type StudentSearch_Bool_Exp = {
  _and?: Array<StudentSearch_Bool_Exp> | null | undefined;
  _not?: StudentSearch_Bool_Exp | null | undefined;
  _or?: Array<StudentSearch_Bool_Exp> | null | undefined;
  digits?: String_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  nameChoseong?: String_Comparison_Exp | null | undefined;
  nameJamo?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  studentNumber?: String_Comparison_Exp | null | undefined;
};

export type StudentSearch_Order_By = {
  digits?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  nameChoseong?: Order_By | null | undefined;
  nameJamo?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  studentNumber?: Order_By | null | undefined;
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

export type Students_Aggregate_Bool_Exp = {
  count?: Students_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Students_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Students_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Students_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Students_Aggregate_Order_By = {
  avg?: Students_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: Students_Max_Order_By | null | undefined;
  min?: Students_Min_Order_By | null | undefined;
  stddev?: Students_Stddev_Order_By | null | undefined;
  stddev_pop?: Students_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: Students_Stddev_Samp_Order_By | null | undefined;
  sum?: Students_Sum_Order_By | null | undefined;
  var_pop?: Students_Var_Pop_Order_By | null | undefined;
  var_samp?: Students_Var_Samp_Order_By | null | undefined;
  variance?: Students_Variance_Order_By | null | undefined;
};

export type Students_Avg_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Bool_Exp = {
  _and?: Array<Students_Bool_Exp> | null | undefined;
  _not?: Students_Bool_Exp | null | undefined;
  _or?: Array<Students_Bool_Exp> | null | undefined;
  actualExamScores?: ActualExamScores_Bool_Exp | null | undefined;
  announcementReads?: AnnouncementReads_Bool_Exp | null | undefined;
  announcementReads_aggregate?: AnnouncementReads_Aggregate_Bool_Exp | null | undefined;
  anonymisedAt?: Timestamptz_Comparison_Exp | null | undefined;
  anonymisesAt?: Timestamptz_Comparison_Exp | null | undefined;
  attendanceRates?: AttendanceRates_Bool_Exp | null | undefined;
  birthOn?: Date_Comparison_Exp | null | undefined;
  clinicParticipants?: ClinicParticipants_Bool_Exp | null | undefined;
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Bool_Exp | null | undefined;
  clinicTodos?: ClinicTodos_Bool_Exp | null | undefined;
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Bool_Exp | null | undefined;
  consents?: Consents_Bool_Exp | null | undefined;
  consultTasks?: ConsultTasks_Bool_Exp | null | undefined;
  consults?: Consults_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  grade?: String_Comparison_Exp | null | undefined;
  highSchoolEntryYear?: Smallint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  materialChecks?: LectureMaterialChecks_Bool_Exp | null | undefined;
  memos?: StudentMemos_Bool_Exp | null | undefined;
  memos_aggregate?: StudentMemos_Aggregate_Bool_Exp | null | undefined;
  parentName?: String_Comparison_Exp | null | undefined;
  parentPhone?: String_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  participants_aggregate?: Participants_Aggregate_Bool_Exp | null | undefined;
  registeredOn?: Date_Comparison_Exp | null | undefined;
  representativeLecture?: RepresentativeLectures_Bool_Exp | null | undefined;
  school?: String_Comparison_Exp | null | undefined;
  scoreRanks?: ScoreRanks_Bool_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
  smsRecipients?: SmsRecipients_Bool_Exp | null | undefined;
  smsRecipients_aggregate?: SmsRecipients_Aggregate_Bool_Exp | null | undefined;
  studentNumber?: String_Comparison_Exp | null | undefined;
  submissions?: Submissions_Bool_Exp | null | undefined;
  timeline?: StudentTimeline_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  videoProgress?: VideoProgress_Bool_Exp | null | undefined;
  videoViewings?: VideoViewings_Bool_Exp | null | undefined;
  withSameParentPhone?: Students_Bool_Exp | null | undefined;
  withSameParentPhone_aggregate?: Students_Aggregate_Bool_Exp | null | undefined;
  withdrawnOn?: Date_Comparison_Exp | null | undefined;
  wordDeckProgress?: WordDeckProgress_Bool_Exp | null | undefined;
  wordReviews?: WordReviews_Bool_Exp | null | undefined;
  wordTestTakers?: WordTestTakers_Bool_Exp | null | undefined;
  wordTests?: WordTests_Bool_Exp | null | undefined;
  wordTests_aggregate?: WordTests_Aggregate_Bool_Exp | null | undefined;
};

export type Students_Max_Order_By = {
  anonymisedAt?: Order_By | null | undefined;
  anonymisesAt?: Order_By | null | undefined;
  birthOn?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  highSchoolEntryYear?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  parentName?: Order_By | null | undefined;
  parentPhone?: Order_By | null | undefined;
  registeredOn?: Order_By | null | undefined;
  school?: Order_By | null | undefined;
  studentNumber?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  withdrawnOn?: Order_By | null | undefined;
};

export type Students_Min_Order_By = {
  anonymisedAt?: Order_By | null | undefined;
  anonymisesAt?: Order_By | null | undefined;
  birthOn?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  grade?: Order_By | null | undefined;
  highSchoolEntryYear?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  parentName?: Order_By | null | undefined;
  parentPhone?: Order_By | null | undefined;
  registeredOn?: Order_By | null | undefined;
  school?: Order_By | null | undefined;
  studentNumber?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  withdrawnOn?: Order_By | null | undefined;
};

export type Students_Order_By = {
  actualExamScores_aggregate?: ActualExamScores_Aggregate_Order_By | null | undefined;
  announcementReads_aggregate?: AnnouncementReads_Aggregate_Order_By | null | undefined;
  anonymisedAt?: Order_By | null | undefined;
  anonymisesAt?: Order_By | null | undefined;
  attendanceRates_aggregate?: AttendanceRates_Aggregate_Order_By | null | undefined;
  birthOn?: Order_By | null | undefined;
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Order_By | null | undefined;
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Order_By | null | undefined;
  consents_aggregate?: Consents_Aggregate_Order_By | null | undefined;
  consultTasks_aggregate?: ConsultTasks_Aggregate_Order_By | null | undefined;
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
  version?: Order_By | null | undefined;
  videoProgress_aggregate?: VideoProgress_Aggregate_Order_By | null | undefined;
  videoViewings_aggregate?: VideoViewings_Aggregate_Order_By | null | undefined;
  withSameParentPhone_aggregate?: Students_Aggregate_Order_By | null | undefined;
  withdrawnOn?: Order_By | null | undefined;
  wordDeckProgress_aggregate?: WordDeckProgress_Aggregate_Order_By | null | undefined;
  wordReviews_aggregate?: WordReviews_Aggregate_Order_By | null | undefined;
  wordTestTakers_aggregate?: WordTestTakers_Aggregate_Order_By | null | undefined;
  wordTests_aggregate?: WordTests_Aggregate_Order_By | null | undefined;
};

export type Students_Select_Column =
  | 'anonymisedAt'
  | 'anonymisesAt'
  | 'birthOn'
  | 'createdAt'
  | 'createdBy'
  | 'grade'
  | 'highSchoolEntryYear'
  | 'id'
  | 'parentName'
  | 'parentPhone'
  | 'registeredOn'
  | 'school'
  | 'studentNumber'
  | 'updatedAt'
  | 'version'
  | 'withdrawnOn';

export type Students_Stddev_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Stddev_Pop_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Stddev_Samp_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Sum_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Var_Pop_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Var_Samp_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Students_Variance_Order_By = {
  highSchoolEntryYear?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type SubmissionMarks_Bool_Exp = {
  _and?: Array<SubmissionMarks_Bool_Exp> | null | undefined;
  _not?: SubmissionMarks_Bool_Exp | null | undefined;
  _or?: Array<SubmissionMarks_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  file?: Files_Bool_Exp | null | undefined;
  fileId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  layer?: Jsonb_Comparison_Exp | null | undefined;
  rotation?: Smallint_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
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
  comment?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  pageOrder?: Uuid_Array_Comparison_Exp | null | undefined;
  receiptNumber?: String_Comparison_Exp | null | undefined;
  reopenedAt?: Timestamptz_Comparison_Exp | null | undefined;
  reopenedBy?: Uuid_Comparison_Exp | null | undefined;
  reopenedByStaff?: Staff_Bool_Exp | null | undefined;
  returnedAt?: Timestamptz_Comparison_Exp | null | undefined;
  returnedBy?: Uuid_Comparison_Exp | null | undefined;
  returnedByStaff?: Staff_Bool_Exp | null | undefined;
  score?: Scores_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submittedAt?: Timestamptz_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Submissions_Max_Order_By = {
  comment?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  receiptNumber?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  reopenedBy?: Order_By | null | undefined;
  returnedAt?: Order_By | null | undefined;
  returnedBy?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submittedAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Submissions_Min_Order_By = {
  comment?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  receiptNumber?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  reopenedBy?: Order_By | null | undefined;
  returnedAt?: Order_By | null | undefined;
  returnedBy?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  submittedAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Submissions_Order_By = {
  comment?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  pageOrder?: Order_By | null | undefined;
  receiptNumber?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  reopenedBy?: Order_By | null | undefined;
  reopenedByStaff?: Staff_Order_By | null | undefined;
  returnedAt?: Order_By | null | undefined;
  returnedBy?: Order_By | null | undefined;
  returnedByStaff?: Staff_Order_By | null | undefined;
  score?: Scores_Order_By | null | undefined;
  status?: Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
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
  userTags_aggregate?: UserTags_Aggregate_Bool_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type TermVersions_Aggregate_Order_By = {
  avg?: TermVersions_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: TermVersions_Max_Order_By | null | undefined;
  min?: TermVersions_Min_Order_By | null | undefined;
  stddev?: TermVersions_Stddev_Order_By | null | undefined;
  stddev_pop?: TermVersions_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: TermVersions_Stddev_Samp_Order_By | null | undefined;
  sum?: TermVersions_Sum_Order_By | null | undefined;
  var_pop?: TermVersions_Var_Pop_Order_By | null | undefined;
  var_samp?: TermVersions_Var_Samp_Order_By | null | undefined;
  variance?: TermVersions_Variance_Order_By | null | undefined;
};

export type TermVersions_Avg_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Bool_Exp = {
  _and?: Array<TermVersions_Bool_Exp> | null | undefined;
  _not?: TermVersions_Bool_Exp | null | undefined;
  _or?: Array<TermVersions_Bool_Exp> | null | undefined;
  body?: Jsonb_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  publishedFrom?: Date_Comparison_Exp | null | undefined;
  term?: Terms_Bool_Exp | null | undefined;
  termId?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type TermVersions_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  publishedFrom?: Order_By | null | undefined;
  termId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TermVersions_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  publishedFrom?: Order_By | null | undefined;
  termId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type TermVersions_Stddev_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Sum_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
};

export type TermVersions_Variance_Order_By = {
  version?: Order_By | null | undefined;
};

export type Terms_Bool_Exp = {
  _and?: Array<Terms_Bool_Exp> | null | undefined;
  _not?: Terms_Bool_Exp | null | undefined;
  _or?: Array<Terms_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  versions?: TermVersions_Bool_Exp | null | undefined;
};

export type Terms_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  versions_aggregate?: TermVersions_Aggregate_Order_By | null | undefined;
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
  fileViews?: FileViews_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  loginId?: String_Comparison_Exp | null | undefined;
  mustChangePassword?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  profileImages?: Files_Bool_Exp | null | undefined;
  profileImages_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  userTags?: UserTags_Bool_Exp | null | undefined;
  userTags_aggregate?: UserTags_Aggregate_Bool_Exp | null | undefined;
};

export type Users_Order_By = {
  createdAt?: Order_By | null | undefined;
  fileViews_aggregate?: FileViews_Aggregate_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  loginId?: Order_By | null | undefined;
  mustChangePassword?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  profileImages_aggregate?: Files_Aggregate_Order_By | null | undefined;
  student?: Students_Order_By | null | undefined;
  ta?: Tas_Order_By | null | undefined;
  type?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  userTags_aggregate?: UserTags_Aggregate_Order_By | null | undefined;
};

export type VideoParts_Bool_Exp = {
  _and?: Array<VideoParts_Bool_Exp> | null | undefined;
  _not?: VideoParts_Bool_Exp | null | undefined;
  _or?: Array<VideoParts_Bool_Exp> | null | undefined;
  fromSecond?: Int_Comparison_Exp | null | undefined;
  number?: Int_Comparison_Exp | null | undefined;
  replayed?: Bigint_Comparison_Exp | null | undefined;
  toSecond?: Int_Comparison_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
  watched?: Bigint_Comparison_Exp | null | undefined;
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

export type VideoWindows_Bool_Exp = {
  _and?: Array<VideoWindows_Bool_Exp> | null | undefined;
  _not?: VideoWindows_Bool_Exp | null | undefined;
  _or?: Array<VideoWindows_Bool_Exp> | null | undefined;
  closesAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  opensAt?: Timestamptz_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  video?: Videos_Bool_Exp | null | undefined;
  videoId?: Uuid_Comparison_Exp | null | undefined;
};

export type Videos_Aggregate_Bool_Exp = {
  bool_and?: Videos_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Videos_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Videos_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Videos_Aggregate_Bool_Exp_Bool_And = {
  arguments: Videos_Select_Column_Videos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Videos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Videos_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Videos_Select_Column_Videos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Videos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Videos_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Videos_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Videos_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Videos_Avg_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isForClass?: Boolean_Comparison_Exp | null | undefined;
  opensAt?: Timestamptz_Comparison_Exp | null | undefined;
  parts?: VideoParts_Bool_Exp | null | undefined;
  progress?: VideoProgress_Bool_Exp | null | undefined;
  readers?: VideoReaders_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  viewings?: VideoViewings_Bool_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
  windows?: VideoWindows_Bool_Exp | null | undefined;
};

export type Videos_Max_Order_By = {
  closesAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  opensAt?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  url?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Videos_Min_Order_By = {
  closesAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  durationSeconds?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  opensAt?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  url?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type Videos_Select_Column =
  | 'closesAt'
  | 'createdAt'
  | 'createdBy'
  | 'durationSeconds'
  | 'id'
  | 'isForClass'
  | 'opensAt'
  | 'sequence'
  | 'title'
  | 'updatedAt'
  | 'url'
  | 'version'
  | 'weeklyLectureId';

export type Videos_Select_Column_Videos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 반 전체에 공개; otherwise only for the absent and those with a window of their own */
  | 'isForClass';

export type Videos_Select_Column_Videos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 반 전체에 공개; otherwise only for the absent and those with a window of their own */
  | 'isForClass';

export type Videos_Stddev_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Videos_Stddev_Pop_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Videos_Stddev_Samp_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Videos_Sum_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Videos_Var_Pop_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Videos_Var_Samp_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Videos_Variance_Order_By = {
  durationSeconds?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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

export type WeekAttendanceRates_Order_By = {
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  marked?: Order_By | null | undefined;
  participants?: Order_By | null | undefined;
  present?: Order_By | null | undefined;
  rate?: Order_By | null | undefined;
  unset?: Order_By | null | undefined;
  weeklyLecture?: WeeklyLectures_Order_By | null | undefined;
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

export type WeeklyLectures_Aggregate_Bool_Exp = {
  count?: WeeklyLectures_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WeeklyLectures_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WeeklyLectures_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WeeklyLectures_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type WeeklyLectures_Avg_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Bool_Exp = {
  _and?: Array<WeeklyLectures_Bool_Exp> | null | undefined;
  _not?: WeeklyLectures_Bool_Exp | null | undefined;
  _or?: Array<WeeklyLectures_Bool_Exp> | null | undefined;
  announcements?: Announcements_Bool_Exp | null | undefined;
  announcements_aggregate?: Announcements_Aggregate_Bool_Exp | null | undefined;
  attendanceRate?: WeekAttendanceRates_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  exams?: Exams_Bool_Exp | null | undefined;
  exams_aggregate?: Exams_Aggregate_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  held?: HeldWeeks_Bool_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  participants_aggregate?: Participants_Aggregate_Bool_Exp | null | undefined;
  placeInWeek?: String_Comparison_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
  specialName?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  videoViewings?: VideoViewings_Bool_Exp | null | undefined;
  videos?: Videos_Bool_Exp | null | undefined;
  videos_aggregate?: Videos_Aggregate_Bool_Exp | null | undefined;
  weekNumber?: Int_Comparison_Exp | null | undefined;
  wordTestPlans?: WordTestPlans_Bool_Exp | null | undefined;
};

export type WeeklyLectures_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  placeInWeek?: Order_By | null | undefined;
  room?: Order_By | null | undefined;
  specialName?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  placeInWeek?: Order_By | null | undefined;
  room?: Order_By | null | undefined;
  specialName?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Order_By = {
  announcements_aggregate?: Announcements_Aggregate_Order_By | null | undefined;
  attendanceRate?: WeekAttendanceRates_Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  exams_aggregate?: Exams_Aggregate_Order_By | null | undefined;
  filePermissions_aggregate?: FilePermissions_Aggregate_Order_By | null | undefined;
  files_aggregate?: Files_Aggregate_Order_By | null | undefined;
  held?: HeldWeeks_Order_By | null | undefined;
  heldOn?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  participants_aggregate?: Participants_Aggregate_Order_By | null | undefined;
  placeInWeek?: Order_By | null | undefined;
  room?: Order_By | null | undefined;
  scores_aggregate?: Scores_Aggregate_Order_By | null | undefined;
  specialName?: Order_By | null | undefined;
  startsAt?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  videoViewings_aggregate?: VideoViewings_Aggregate_Order_By | null | undefined;
  videos_aggregate?: Videos_Aggregate_Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
  wordTestPlans_aggregate?: WordTestPlans_Aggregate_Order_By | null | undefined;
};

export type WeeklyLectures_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'endsAt'
  | 'heldOn'
  | 'id'
  | 'lectureId'
  | 'room'
  | 'specialName'
  | 'startsAt'
  | 'updatedAt'
  | 'version'
  | 'weekNumber';

export type WeeklyLectures_Stddev_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Stddev_Pop_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Stddev_Samp_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Sum_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Var_Pop_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Var_Samp_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WeeklyLectures_Variance_Order_By = {
  version?: Order_By | null | undefined;
  weekNumber?: Order_By | null | undefined;
};

export type WordAssignmentProgress_Bool_Exp = {
  _and?: Array<WordAssignmentProgress_Bool_Exp> | null | undefined;
  _not?: WordAssignmentProgress_Bool_Exp | null | undefined;
  _or?: Array<WordAssignmentProgress_Bool_Exp> | null | undefined;
  assignment?: WordAssignments_Bool_Exp | null | undefined;
  assignmentId?: Uuid_Comparison_Exp | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  due?: Int_Comparison_Exp | null | undefined;
  dueOn?: Date_Comparison_Exp | null | undefined;
  firstPlace?: Int_Comparison_Exp | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  known?: Int_Comparison_Exp | null | undefined;
  lastPlace?: Int_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  studied?: Int_Comparison_Exp | null | undefined;
  target?: Int_Comparison_Exp | null | undefined;
  words?: Int_Comparison_Exp | null | undefined;
};

export type WordAssignmentStudents_Bool_Exp = {
  _and?: Array<WordAssignmentStudents_Bool_Exp> | null | undefined;
  _not?: WordAssignmentStudents_Bool_Exp | null | undefined;
  _or?: Array<WordAssignmentStudents_Bool_Exp> | null | undefined;
  assignment?: WordAssignments_Bool_Exp | null | undefined;
  assignmentId?: Uuid_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type WordAssignments_Aggregate_Order_By = {
  avg?: WordAssignments_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: WordAssignments_Max_Order_By | null | undefined;
  min?: WordAssignments_Min_Order_By | null | undefined;
  stddev?: WordAssignments_Stddev_Order_By | null | undefined;
  stddev_pop?: WordAssignments_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: WordAssignments_Stddev_Samp_Order_By | null | undefined;
  sum?: WordAssignments_Sum_Order_By | null | undefined;
  var_pop?: WordAssignments_Var_Pop_Order_By | null | undefined;
  var_samp?: WordAssignments_Var_Samp_Order_By | null | undefined;
  variance?: WordAssignments_Variance_Order_By | null | undefined;
};

export type WordAssignments_Avg_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Bool_Exp = {
  _and?: Array<WordAssignments_Bool_Exp> | null | undefined;
  _not?: WordAssignments_Bool_Exp | null | undefined;
  _or?: Array<WordAssignments_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  dueOn?: Date_Comparison_Exp | null | undefined;
  firstPlace?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lastPlace?: Int_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  progress?: WordAssignmentProgress_Bool_Exp | null | undefined;
  students?: WordAssignmentStudents_Bool_Exp | null | undefined;
  target?: Int_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type WordAssignments_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  dueOn?: Order_By | null | undefined;
  firstPlace?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WordAssignments_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  dueOn?: Order_By | null | undefined;
  firstPlace?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WordAssignments_Stddev_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Stddev_Pop_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Stddev_Samp_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Sum_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Var_Pop_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Var_Samp_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordAssignments_Variance_Order_By = {
  firstPlace?: Order_By | null | undefined;
  lastPlace?: Order_By | null | undefined;
  target?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordDecks_Bool_Exp = {
  _and?: Array<WordDecks_Bool_Exp> | null | undefined;
  _not?: WordDecks_Bool_Exp | null | undefined;
  _or?: Array<WordDecks_Bool_Exp> | null | undefined;
  assignments?: WordAssignments_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPublished?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  progress?: WordDeckProgress_Bool_Exp | null | undefined;
  testPlans?: WordTestPlans_Bool_Exp | null | undefined;
  tests?: WordTests_Bool_Exp | null | undefined;
  tests_aggregate?: WordTests_Aggregate_Bool_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  words?: Words_Bool_Exp | null | undefined;
  words_aggregate?: Words_Aggregate_Bool_Exp | null | undefined;
};

export type WordDecks_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'word_decks_pkey';

export type WordDecks_Insert_Input = {
  /** 설명 */
  description?: string | null | undefined;
  /** 학생에게 공개 */
  isPublished?: boolean | null | undefined;
  /** 강의; null for every lecture */
  lectureId?: string | null | undefined;
  /** 제목 */
  title?: string | null | undefined;
  words?: Words_Arr_Rel_Insert_Input | null | undefined;
};

export type WordDecks_Obj_Rel_Insert_Input = {
  data: WordDecks_Insert_Input;
  on_conflict?: WordDecks_On_Conflict | null | undefined;
};

export type WordDecks_On_Conflict = {
  constraint: WordDecks_Constraint;
  update_columns?: Array<WordDecks_Update_Column>;
  where?: WordDecks_Bool_Exp | null | undefined;
};

export type WordDecks_Order_By = {
  assignments_aggregate?: WordAssignments_Aggregate_Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  description?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isPublished?: Order_By | null | undefined;
  lecture?: Lectures_Order_By | null | undefined;
  lectureId?: Order_By | null | undefined;
  progress_aggregate?: WordDeckProgress_Aggregate_Order_By | null | undefined;
  testPlans_aggregate?: WordTestPlans_Aggregate_Order_By | null | undefined;
  tests_aggregate?: WordTests_Aggregate_Order_By | null | undefined;
  title?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  words_aggregate?: Words_Aggregate_Order_By | null | undefined;
};

export type WordDecks_Set_Input = {
  /** 설명 */
  description?: string | null | undefined;
  /** 학생에게 공개 */
  isPublished?: boolean | null | undefined;
  /** 강의; null for every lecture */
  lectureId?: string | null | undefined;
  /** 제목 */
  title?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type WordDecks_Update_Column =
  /** 설명 */
  | 'description'
  /** 학생에게 공개 */
  | 'isPublished'
  /** 강의; null for every lecture */
  | 'lectureId'
  /** 제목 */
  | 'title'
  /** Raised at every change by people; an edit says which one it changes */
  | 'version';

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

export type WordTestAnswers_Bool_Exp = {
  _and?: Array<WordTestAnswers_Bool_Exp> | null | undefined;
  _not?: WordTestAnswers_Bool_Exp | null | undefined;
  _or?: Array<WordTestAnswers_Bool_Exp> | null | undefined;
  answer?: String_Comparison_Exp | null | undefined;
  choices?: String_Array_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isCorrect?: Boolean_Comparison_Exp | null | undefined;
  prompt?: String_Comparison_Exp | null | undefined;
  rightAnswers?: String_Array_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  test?: WordTests_Bool_Exp | null | undefined;
  testId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  word?: Words_Bool_Exp | null | undefined;
  wordId?: Uuid_Comparison_Exp | null | undefined;
};

export type WordTestAnswers_Max_Order_By = {
  answer?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  prompt?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  testId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wordId?: Order_By | null | undefined;
};

export type WordTestAnswers_Min_Order_By = {
  answer?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  prompt?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  testId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wordId?: Order_By | null | undefined;
};

export type WordTestPlans_Avg_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Bool_Exp = {
  _and?: Array<WordTestPlans_Bool_Exp> | null | undefined;
  _not?: WordTestPlans_Bool_Exp | null | undefined;
  _or?: Array<WordTestPlans_Bool_Exp> | null | undefined;
  acceptsAnyMeaning?: Boolean_Comparison_Exp | null | undefined;
  acceptsSynonyms?: Boolean_Comparison_Exp | null | undefined;
  closesAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  direction?: String_Comparison_Exp | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  fromSequence?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  ignoresCase?: Boolean_Comparison_Exp | null | undefined;
  ignoresSpaces?: Boolean_Comparison_Exp | null | undefined;
  isPrinted?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  maxAttempts?: Int_Comparison_Exp | null | undefined;
  opensAt?: Timestamptz_Comparison_Exp | null | undefined;
  questionCount?: Int_Comparison_Exp | null | undefined;
  standings?: WordTestStandings_Bool_Exp | null | undefined;
  takers?: WordTestTakers_Bool_Exp | null | undefined;
  targetCount?: Int_Comparison_Exp | null | undefined;
  tests?: WordTests_Bool_Exp | null | undefined;
  tests_aggregate?: WordTests_Aggregate_Bool_Exp | null | undefined;
  timeLimitSeconds?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  toSequence?: Int_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
};

export type WordTestPlans_Max_Order_By = {
  closesAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fromSequence?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  opensAt?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WordTestPlans_Min_Order_By = {
  closesAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fromSequence?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  opensAt?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WordTestPlans_Order_By = {
  acceptsAnyMeaning?: Order_By | null | undefined;
  acceptsSynonyms?: Order_By | null | undefined;
  closesAt?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  deck?: WordDecks_Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  exam?: Exams_Order_By | null | undefined;
  examId?: Order_By | null | undefined;
  fromSequence?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  ignoresCase?: Order_By | null | undefined;
  ignoresSpaces?: Order_By | null | undefined;
  isPrinted?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  opensAt?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  standings_aggregate?: WordTestStandings_Aggregate_Order_By | null | undefined;
  takers_aggregate?: WordTestTakers_Aggregate_Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  tests_aggregate?: WordTests_Aggregate_Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  title?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  weeklyLecture?: WeeklyLectures_Order_By | null | undefined;
  weeklyLectureId?: Order_By | null | undefined;
};

export type WordTestPlans_Stddev_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Stddev_Pop_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Stddev_Samp_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Sum_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Var_Pop_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Var_Samp_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestPlans_Variance_Order_By = {
  fromSequence?: Order_By | null | undefined;
  maxAttempts?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  targetCount?: Order_By | null | undefined;
  timeLimitSeconds?: Order_By | null | undefined;
  toSequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTestTakers_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: WordTestTakers_Max_Order_By | null | undefined;
  min?: WordTestTakers_Min_Order_By | null | undefined;
};

export type WordTestTakers_Bool_Exp = {
  _and?: Array<WordTestTakers_Bool_Exp> | null | undefined;
  _not?: WordTestTakers_Bool_Exp | null | undefined;
  _or?: Array<WordTestTakers_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  plan?: WordTestPlans_Bool_Exp | null | undefined;
  planId?: Uuid_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type WordTestTakers_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  planId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type WordTestTakers_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  planId?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
};

export type WordTests_Aggregate_Bool_Exp = {
  bool_and?: WordTests_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: WordTests_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: WordTests_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WordTests_Aggregate_Bool_Exp_Bool_And = {
  arguments: WordTests_Select_Column_WordTests_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordTests_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type WordTests_Aggregate_Bool_Exp_Bool_Or = {
  arguments: WordTests_Select_Column_WordTests_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordTests_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type WordTests_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WordTests_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WordTests_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type WordTests_Avg_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Bool_Exp = {
  _and?: Array<WordTests_Bool_Exp> | null | undefined;
  _not?: WordTests_Bool_Exp | null | undefined;
  _or?: Array<WordTests_Bool_Exp> | null | undefined;
  answers?: WordTestAnswers_Bool_Exp | null | undefined;
  attemptNumber?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  deck?: WordDecks_Bool_Exp | null | undefined;
  deckId?: Uuid_Comparison_Exp | null | undefined;
  direction?: String_Comparison_Exp | null | undefined;
  endsAt?: Timestamptz_Comparison_Exp | null | undefined;
  finishedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPrinted?: Boolean_Comparison_Exp | null | undefined;
  leftCount?: Int_Comparison_Exp | null | undefined;
  plan?: WordTestPlans_Bool_Exp | null | undefined;
  planId?: Uuid_Comparison_Exp | null | undefined;
  questionCount?: Int_Comparison_Exp | null | undefined;
  result?: WordTestResults_Bool_Exp | null | undefined;
  retakeExam?: RetakeExams_Bool_Exp | null | undefined;
  retakeExamId?: Uuid_Comparison_Exp | null | undefined;
  scoreAttempt?: ScoreAttempts_Bool_Exp | null | undefined;
  scoreAttemptId?: Uuid_Comparison_Exp | null | undefined;
  startedAt?: Timestamptz_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type WordTests_Max_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  finishedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  planId?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  scoreAttemptId?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Min_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  direction?: Order_By | null | undefined;
  endsAt?: Order_By | null | undefined;
  finishedAt?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  planId?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  retakeExamId?: Order_By | null | undefined;
  scoreAttemptId?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Select_Column =
  | 'attemptNumber'
  | 'createdAt'
  | 'createdBy'
  | 'deckId'
  | 'direction'
  | 'endsAt'
  | 'finishedAt'
  | 'id'
  | 'isPrinted'
  | 'leftCount'
  | 'planId'
  | 'questionCount'
  | 'retakeExamId'
  | 'scoreAttemptId'
  | 'startedAt'
  | 'studentId'
  | 'updatedAt'
  | 'version';

export type WordTests_Select_Column_WordTests_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 종이 시험지로 배부: open until it is marked, without an end of its time */
  | 'isPrinted';

export type WordTests_Select_Column_WordTests_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 종이 시험지로 배부: open until it is marked, without an end of its time */
  | 'isPrinted';

export type WordTests_Stddev_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Stddev_Pop_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Stddev_Samp_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Sum_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Var_Pop_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Var_Samp_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WordTests_Variance_Order_By = {
  attemptNumber?: Order_By | null | undefined;
  leftCount?: Order_By | null | undefined;
  questionCount?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Aggregate_Bool_Exp = {
  count?: Words_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Words_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Words_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Words_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Words_Arr_Rel_Insert_Input = {
  data: Array<Words_Insert_Input>;
  on_conflict?: Words_On_Conflict | null | undefined;
};

export type Words_Avg_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  partOfSpeech?: String_Comparison_Exp | null | undefined;
  reviews?: WordReviews_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  synonyms?: String_Array_Comparison_Exp | null | undefined;
  term?: String_Comparison_Exp | null | undefined;
  testAnswers?: WordTestAnswers_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Words_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'words_pkey'
  /** unique or primary key constraint on columns "deck_id", "sequence" */
  | 'words_sequence_key'
  /** unique or primary key constraint on columns "deck_id", "term", "meaning" */
  | 'words_term_key';

export type Words_Insert_Input = {
  deck?: WordDecks_Obj_Rel_Insert_Input | null | undefined;
  /** 단어장 */
  deckId?: string | null | undefined;
  /** 예문 */
  example?: string | null | undefined;
  /** 뜻 */
  meaning?: string | null | undefined;
  /** 품사; blank when not told */
  partOfSpeech?: string | null | undefined;
  /** 순서 in the deck, from 1 */
  sequence?: number | null | undefined;
  /** 함께 받는 답: right answers, too */
  synonyms?: Array<string> | null | undefined;
  /** 단어 */
  term?: string | null | undefined;
};

export type Words_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  example?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  meaning?: Order_By | null | undefined;
  partOfSpeech?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  example?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  meaning?: Order_By | null | undefined;
  partOfSpeech?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_On_Conflict = {
  constraint: Words_Constraint;
  update_columns?: Array<Words_Update_Column>;
  where?: Words_Bool_Exp | null | undefined;
};

export type Words_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  deck?: WordDecks_Order_By | null | undefined;
  deckId?: Order_By | null | undefined;
  example?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  meaning?: Order_By | null | undefined;
  partOfSpeech?: Order_By | null | undefined;
  reviews_aggregate?: WordReviews_Aggregate_Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  synonyms?: Order_By | null | undefined;
  term?: Order_By | null | undefined;
  testAnswers_aggregate?: WordTestAnswers_Aggregate_Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'deckId'
  | 'example'
  | 'id'
  | 'meaning'
  | 'partOfSpeech'
  | 'sequence'
  | 'synonyms'
  | 'term'
  | 'updatedAt'
  | 'version';

export type Words_Set_Input = {
  /** 예문 */
  example?: string | null | undefined;
  /** 뜻 */
  meaning?: string | null | undefined;
  /** 품사; blank when not told */
  partOfSpeech?: string | null | undefined;
  /** 순서 in the deck, from 1 */
  sequence?: number | null | undefined;
  /** 함께 받는 답: right answers, too */
  synonyms?: Array<string> | null | undefined;
  /** 단어 */
  term?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type Words_Stddev_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Stddev_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Stddev_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Sum_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Update_Column =
  /** 예문 */
  | 'example'
  /** 뜻 */
  | 'meaning'
  /** 품사; blank when not told */
  | 'partOfSpeech'
  /** 순서 in the deck, from 1 */
  | 'sequence'
  /** 함께 받는 답: right answers, too */
  | 'synonyms'
  /** 단어 */
  | 'term'
  /** Raised at every change by people; an edit says which one it changes */
  | 'version';

export type Words_Var_Pop_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Var_Samp_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type Words_Variance_Order_By = {
  sequence?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkCorrections_Bool_Exp = {
  _and?: Array<WorkCorrections_Bool_Exp> | null | undefined;
  _not?: WorkCorrections_Bool_Exp | null | undefined;
  _or?: Array<WorkCorrections_Bool_Exp> | null | undefined;
  answer?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  decidedAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedBy?: Uuid_Comparison_Exp | null | undefined;
  decidedByStaff?: Staff_Bool_Exp | null | undefined;
  endedAt?: Timestamptz_Comparison_Exp | null | undefined;
  formerEndedAt?: Timestamptz_Comparison_Exp | null | undefined;
  formerStartedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  startedAt?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  ta?: Tas_Bool_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  wageType?: HourlyWageTypes_Bool_Exp | null | undefined;
  wageTypeId?: Uuid_Comparison_Exp | null | undefined;
  workMonth?: Date_Comparison_Exp | null | undefined;
  workRecord?: WorkRecords_Bool_Exp | null | undefined;
  workRecordId?: Uuid_Comparison_Exp | null | undefined;
};

export type WorkFlags_Bool_Exp = {
  _and?: Array<WorkFlags_Bool_Exp> | null | undefined;
  _not?: WorkFlags_Bool_Exp | null | undefined;
  _or?: Array<WorkFlags_Bool_Exp> | null | undefined;
  id?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  taId?: Uuid_Comparison_Exp | null | undefined;
  taStaff?: Staff_Bool_Exp | null | undefined;
  workDate?: Date_Comparison_Exp | null | undefined;
  workMonth?: Date_Comparison_Exp | null | undefined;
  workRecord?: WorkRecords_Bool_Exp | null | undefined;
  workRecordId?: Uuid_Comparison_Exp | null | undefined;
};

export type WorkRecords_Aggregate_Bool_Exp = {
  bool_and?: WorkRecords_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: WorkRecords_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: WorkRecords_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WorkRecords_Aggregate_Bool_Exp_Bool_And = {
  arguments: WorkRecords_Select_Column_WorkRecords_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WorkRecords_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type WorkRecords_Aggregate_Bool_Exp_Bool_Or = {
  arguments: WorkRecords_Select_Column_WorkRecords_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WorkRecords_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type WorkRecords_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WorkRecords_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WorkRecords_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Bool_Exp = {
  _and?: Array<WorkRecords_Bool_Exp> | null | undefined;
  _not?: WorkRecords_Bool_Exp | null | undefined;
  _or?: Array<WorkRecords_Bool_Exp> | null | undefined;
  correctedAt?: Timestamptz_Comparison_Exp | null | undefined;
  correctedBy?: Uuid_Comparison_Exp | null | undefined;
  correctedByStaff?: Staff_Bool_Exp | null | undefined;
  corrections?: WorkCorrections_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  endedAt?: Timestamptz_Comparison_Exp | null | undefined;
  firstEndedAt?: Timestamptz_Comparison_Exp | null | undefined;
  firstStartedAt?: Timestamptz_Comparison_Exp | null | undefined;
  firstWageType?: HourlyWageTypes_Bool_Exp | null | undefined;
  firstWageTypeId?: Uuid_Comparison_Exp | null | undefined;
  flags?: WorkFlags_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isOutMissing?: Boolean_Comparison_Exp | null | undefined;
  memo?: String_Comparison_Exp | null | undefined;
  minutes?: Int_Comparison_Exp | null | undefined;
  nextDayMinutes?: Int_Comparison_Exp | null | undefined;
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
  firstEndedAt?: Order_By | null | undefined;
  firstStartedAt?: Order_By | null | undefined;
  firstWageTypeId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
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
  firstEndedAt?: Order_By | null | undefined;
  firstStartedAt?: Order_By | null | undefined;
  firstWageTypeId?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  memo?: Order_By | null | undefined;
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  startedAt?: Order_By | null | undefined;
  status?: Order_By | null | undefined;
  taId?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
  workDate?: Order_By | null | undefined;
  workMonth?: Order_By | null | undefined;
};

export type WorkRecords_Select_Column =
  | 'correctedAt'
  | 'correctedBy'
  | 'createdAt'
  | 'createdBy'
  | 'endedAt'
  | 'firstEndedAt'
  | 'firstStartedAt'
  | 'firstWageTypeId'
  | 'id'
  | 'isOutMissing'
  | 'memo'
  | 'minutes'
  | 'nextDayMinutes'
  | 'startedAt'
  | 'status'
  | 'taId'
  | 'updatedAt'
  | 'version'
  | 'wageTypeId'
  | 'workDate'
  | 'workMonth';

export type WorkRecords_Select_Column_WorkRecords_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 퇴근을 찍지 않음: closed where it began, without minutes, until a manager says when it ended */
  | 'isOutMissing';

export type WorkRecords_Select_Column_WorkRecords_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 퇴근을 찍지 않음: closed where it began, without minutes, until a manager says when it ended */
  | 'isOutMissing';

export type WorkRecords_Stddev_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Stddev_Pop_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Stddev_Samp_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Sum_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Var_Pop_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Var_Samp_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
};

export type WorkRecords_Variance_Order_By = {
  minutes?: Order_By | null | undefined;
  nextDayMinutes?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
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
  workRecords_aggregate?: WorkRecords_Aggregate_Bool_Exp | null | undefined;
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

export type Tas_Bool_Exp = {
  _and?: Array<Tas_Bool_Exp> | null | undefined;
  _not?: Tas_Bool_Exp | null | undefined;
  _or?: Array<Tas_Bool_Exp> | null | undefined;
  clinicParticipants?: ClinicParticipants_Bool_Exp | null | undefined;
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Bool_Exp | null | undefined;
  customWages?: TaMonthlyCustomWages_Bool_Exp | null | undefined;
  expenseClaims?: ExpenseClaims_Bool_Exp | null | undefined;
  expenseClaims_aggregate?: ExpenseClaims_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isAdminLevel?: Boolean_Comparison_Exp | null | undefined;
  payMonths?: PayMonths_Bool_Exp | null | undefined;
  payTerms?: TaPayTerms_Bool_Exp | null | undefined;
  taWageTypes?: TaWageTypes_Bool_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  workRecords?: WorkRecords_Bool_Exp | null | undefined;
  workRecords_aggregate?: WorkRecords_Aggregate_Bool_Exp | null | undefined;
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
