// Generated from *.graphql by `npm run generate`. Do not edit.

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

export type AttendanceRates_Select_Column =
  | 'lectureId'
  | 'marked'
  | 'present'
  | 'rate'
  | 'studentId'
  | 'unset'
  | 'weeks';

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

export type VideoViewings_Select_Column =
  | 'coveredSeconds'
  | 'durationSeconds'
  | 'lastPositionSeconds'
  | 'percent'
  | 'reportedAt'
  | 'strip'
  | 'studentId'
  | 'videoId'
  | 'weeklyLectureId';

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

export type WordDeckProgress_Select_Column =
  | 'deckId'
  | 'due'
  | 'id'
  | 'lapses'
  | 'lastReviewedAt'
  | 'mature'
  | 'reps'
  | 'studentId'
  | 'studied'
  | 'words';

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

export type ActualExamScores_Aggregate_Bool_Exp = {
  count?: ActualExamScores_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ActualExamScores_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ActualExamScores_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ActualExamScores_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ActualExamScores_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'grade'
  | 'gradeScale'
  | 'id'
  | 'kind'
  | 'month'
  | 'part'
  | 'percentile'
  | 'rawScore'
  | 'standardScore'
  | 'studentId'
  | 'subject'
  | 'term'
  | 'updatedAt'
  | 'version'
  | 'year';

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

export type AttendanceRates_Aggregate_Bool_Exp = {
  count?: AttendanceRates_Aggregate_Bool_Exp_Count | null | undefined;
};

export type AttendanceRates_Aggregate_Bool_Exp_Count = {
  arguments?: Array<AttendanceRates_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: AttendanceRates_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type BoardAnswers_Aggregate_Bool_Exp = {
  bool_and?: BoardAnswers_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: BoardAnswers_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: BoardAnswers_Aggregate_Bool_Exp_Count | null | undefined;
};

export type BoardAnswers_Aggregate_Bool_Exp_Bool_And = {
  arguments: BoardAnswers_Select_Column_BoardAnswers_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: BoardAnswers_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type BoardAnswers_Aggregate_Bool_Exp_Bool_Or = {
  arguments: BoardAnswers_Select_Column_BoardAnswers_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: BoardAnswers_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type BoardAnswers_Aggregate_Bool_Exp_Count = {
  arguments?: Array<BoardAnswers_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: BoardAnswers_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type BoardAnswers_Select_Column =
  | 'body'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isAccepted'
  | 'postId'
  | 'updatedAt'
  | 'version';

export type BoardAnswers_Select_Column_BoardAnswers_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 채택: at most one of a question */
  | 'isAccepted';

export type BoardAnswers_Select_Column_BoardAnswers_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 채택: at most one of a question */
  | 'isAccepted';

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
  answers_aggregate?: BoardAnswers_Aggregate_Bool_Exp | null | undefined;
  body?: String_Comparison_Exp | null | undefined;
  category?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPublic?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  sortOrder?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type BoardPosts_Select_Column =
  | 'answeredAt'
  | 'body'
  | 'category'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isPublic'
  | 'lectureId'
  | 'sortOrder'
  | 'title'
  | 'updatedAt'
  | 'version';

export type BoardPosts_Select_Column_BoardPosts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 전체 공개; readable without signing in */
  | 'isPublic';

export type BoardPosts_Select_Column_BoardPosts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 전체 공개; readable without signing in */
  | 'isPublic';

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

export type Consents_Aggregate_Bool_Exp = {
  count?: Consents_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Consents_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Consents_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Consents_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type Consents_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'givenAt'
  | 'giver'
  | 'giverName'
  | 'id'
  | 'kind'
  | 'method'
  | 'studentId'
  | 'updatedAt'
  | 'withdrawnAt'
  | 'withdrawnBy';

export type Consults_Aggregate_Bool_Exp = {
  count?: Consults_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Consults_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Consults_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Consults_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type Consults_Select_Column =
  | 'body'
  | 'channel'
  | 'clinicParticipantId'
  | 'consultedAt'
  | 'consultedBy'
  | 'counterpart'
  | 'createdAt'
  | 'createdBy'
  | 'followUpOn'
  | 'id'
  | 'studentId'
  | 'topic'
  | 'updatedAt'
  | 'version';

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

export type Enrollments_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'fromDate'
  | 'id'
  | 'lectureId'
  | 'studentId'
  | 'toDate'
  | 'updatedAt';

export type ExamItems_Aggregate_Bool_Exp = {
  count?: ExamItems_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExamItems_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExamItems_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExamItems_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ExamQuestionStatistics_Aggregate_Bool_Exp = {
  count?: ExamQuestionStatistics_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExamQuestionStatistics_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExamQuestionStatistics_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExamQuestionStatistics_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ExamQuestionStatistics_Select_Column =
  | 'answer'
  | 'choiceCounts'
  | 'correctCount'
  | 'correctRate'
  | 'correlation'
  | 'discrimination'
  | 'examId'
  | 'gradingRule'
  | 'kind'
  | 'lowerRate'
  | 'number'
  | 'points'
  | 'questionId'
  | 'takenCount'
  | 'unit'
  | 'upperRate';

export type ExamQuestions_Aggregate_Bool_Exp = {
  count?: ExamQuestions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExamQuestions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExamQuestions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExamQuestions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  retakeMaps_aggregate?: RetakeQuestionMaps_Aggregate_Bool_Exp | null | undefined;
  template?: ExamTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  unit?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

export type ExamQuestions_Select_Column =
  | 'alsoAccepts'
  | 'answer'
  | 'createdAt'
  | 'createdBy'
  | 'examId'
  | 'gradingRule'
  | 'id'
  | 'kind'
  | 'number'
  | 'points'
  | 'retakeExamId'
  | 'templateId'
  | 'unit'
  | 'updatedAt';

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

export type ExamTemplates_Aggregate_Bool_Exp = {
  count?: ExamTemplates_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExamTemplates_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExamTemplates_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExamTemplates_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  questions_aggregate?: ExamQuestions_Aggregate_Bool_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
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
  omrScans_aggregate?: OmrScans_Aggregate_Bool_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  ownQuestions?: ExamQuestions_Bool_Exp | null | undefined;
  ownQuestions_aggregate?: ExamQuestions_Aggregate_Bool_Exp | null | undefined;
  questionStatistics?: ExamQuestionStatistics_Bool_Exp | null | undefined;
  questionStatistics_aggregate?: ExamQuestionStatistics_Aggregate_Bool_Exp | null | undefined;
  retakeExams?: RetakeExams_Bool_Exp | null | undefined;
  retakeExams_aggregate?: RetakeExams_Aggregate_Bool_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  statistics?: ExamStatistics_Bool_Exp | null | undefined;
  submissions?: Submissions_Bool_Exp | null | undefined;
  submissions_aggregate?: Submissions_Aggregate_Bool_Exp | null | undefined;
  template?: ExamTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
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

export type ExpenseClaims_Aggregate_Bool_Exp = {
  count?: ExpenseClaims_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ExpenseClaims_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ExpenseClaims_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ExpenseClaims_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type FilePermissions_Aggregate_Bool_Exp = {
  count?: FilePermissions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type FilePermissions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<FilePermissions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: FilePermissions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type FilePermissions_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'fileId'
  | 'id'
  | 'lectureId'
  | 'studentId'
  | 'updatedAt'
  | 'weeklyLectureId';

export type FileViews_Aggregate_Bool_Exp = {
  count?: FileViews_Aggregate_Bool_Exp_Count | null | undefined;
};

export type FileViews_Aggregate_Bool_Exp_Count = {
  arguments?: Array<FileViews_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: FileViews_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type FileViews_Select_Column =
  | 'createdAt'
  | 'fileId'
  | 'id'
  | 'kind'
  | 'updatedAt'
  | 'userId'
  | 'viewedAt';

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
  omrScans_aggregate?: OmrScans_Aggregate_Bool_Exp | null | undefined;
  omrSheets?: OmrSheets_Bool_Exp | null | undefined;
  omrSheets_aggregate?: OmrSheets_Aggregate_Bool_Exp | null | undefined;
  ownerId?: Uuid_Comparison_Exp | null | undefined;
  ownerType?: String_Comparison_Exp | null | undefined;
  permissions?: FilePermissions_Bool_Exp | null | undefined;
  permissions_aggregate?: FilePermissions_Aggregate_Bool_Exp | null | undefined;
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
  views_aggregate?: FileViews_Aggregate_Bool_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
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
  | 'profileUserId'
  | 'sha256'
  | 'sizeBytes'
  | 'state'
  | 'studentId'
  | 'submissionId'
  | 'updatedAt'
  | 'version'
  | 'videoId'
  | 'weeklyLectureId';

export type Files_Select_Column_Files_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 워터마크: a download carries the reader's name and number on every page; PDF only */
  | 'isWatermarked';

export type Files_Select_Column_Files_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 워터마크: a download carries the reader's name and number on every page; PDF only */
  | 'isWatermarked';

export type HourlyWages_Aggregate_Bool_Exp = {
  count?: HourlyWages_Aggregate_Bool_Exp_Count | null | undefined;
};

export type HourlyWages_Aggregate_Bool_Exp_Count = {
  arguments?: Array<HourlyWages_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: HourlyWages_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type HourlyWages_Aggregate_Order_By = {
  avg?: HourlyWages_Avg_Order_By | null | undefined;
  count?: Order_By | null | undefined;
  max?: HourlyWages_Max_Order_By | null | undefined;
  min?: HourlyWages_Min_Order_By | null | undefined;
  stddev?: HourlyWages_Stddev_Order_By | null | undefined;
  stddev_pop?: HourlyWages_Stddev_Pop_Order_By | null | undefined;
  stddev_samp?: HourlyWages_Stddev_Samp_Order_By | null | undefined;
  sum?: HourlyWages_Sum_Order_By | null | undefined;
  var_pop?: HourlyWages_Var_Pop_Order_By | null | undefined;
  var_samp?: HourlyWages_Var_Samp_Order_By | null | undefined;
  variance?: HourlyWages_Variance_Order_By | null | undefined;
};

export type HourlyWages_Avg_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Stddev_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Stddev_Pop_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Stddev_Samp_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Sum_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Var_Pop_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Var_Samp_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type HourlyWages_Variance_Order_By = {
  hourlyWage?: Order_By | null | undefined;
};

export type LectureDdays_Aggregate_Bool_Exp = {
  count?: LectureDdays_Aggregate_Bool_Exp_Count | null | undefined;
};

export type LectureDdays_Aggregate_Bool_Exp_Count = {
  arguments?: Array<LectureDdays_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: LectureDdays_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type LectureDdays_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'fallsOn'
  | 'id'
  | 'lectureId'
  | 'sequence'
  | 'title'
  | 'updatedAt'
  | 'version';

export type LectureHours_Aggregate_Bool_Exp = {
  count?: LectureHours_Aggregate_Bool_Exp_Count | null | undefined;
};

export type LectureHours_Aggregate_Bool_Exp_Count = {
  arguments?: Array<LectureHours_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: LectureHours_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type LectureHours_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'endsAt'
  | 'id'
  | 'lectureId'
  | 'startsAt'
  | 'updatedAt'
  | 'weekday';

export type LectureMaterialChecks_Aggregate_Bool_Exp = {
  count?: LectureMaterialChecks_Aggregate_Bool_Exp_Count | null | undefined;
};

export type LectureMaterialChecks_Aggregate_Bool_Exp_Count = {
  arguments?: Array<LectureMaterialChecks_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: LectureMaterialChecks_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type LectureMaterialChecks_Select_Column =
  | 'checkedAt'
  | 'createdAt'
  | 'id'
  | 'materialId'
  | 'studentId'
  | 'updatedAt';

export type LectureMaterials_Aggregate_Bool_Exp = {
  count?: LectureMaterials_Aggregate_Bool_Exp_Count | null | undefined;
};

export type LectureMaterials_Aggregate_Bool_Exp_Count = {
  arguments?: Array<LectureMaterials_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: LectureMaterials_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type LectureMaterials_Bool_Exp = {
  _and?: Array<LectureMaterials_Bool_Exp> | null | undefined;
  _not?: LectureMaterials_Bool_Exp | null | undefined;
  _or?: Array<LectureMaterials_Bool_Exp> | null | undefined;
  checks?: LectureMaterialChecks_Bool_Exp | null | undefined;
  checks_aggregate?: LectureMaterialChecks_Aggregate_Bool_Exp | null | undefined;
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

export type Lectures_Bool_Exp = {
  _and?: Array<Lectures_Bool_Exp> | null | undefined;
  _not?: Lectures_Bool_Exp | null | undefined;
  _or?: Array<Lectures_Bool_Exp> | null | undefined;
  attendanceRates?: AttendanceRates_Bool_Exp | null | undefined;
  attendanceRates_aggregate?: AttendanceRates_Aggregate_Bool_Exp | null | undefined;
  boardPosts?: BoardPosts_Bool_Exp | null | undefined;
  boardPosts_aggregate?: BoardPosts_Aggregate_Bool_Exp | null | undefined;
  capacity?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  ddays?: LectureDdays_Bool_Exp | null | undefined;
  ddays_aggregate?: LectureDdays_Aggregate_Bool_Exp | null | undefined;
  endsAt?: Time_Comparison_Exp | null | undefined;
  endsOn?: Date_Comparison_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Bool_Exp | null | undefined;
  examTemplates?: ExamTemplates_Bool_Exp | null | undefined;
  examTemplates_aggregate?: ExamTemplates_Aggregate_Bool_Exp | null | undefined;
  exams?: Exams_Bool_Exp | null | undefined;
  exams_aggregate?: Exams_Aggregate_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  filePermissions_aggregate?: FilePermissions_Aggregate_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  hours?: LectureHours_Bool_Exp | null | undefined;
  hours_aggregate?: LectureHours_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  materials?: LectureMaterials_Bool_Exp | null | undefined;
  materials_aggregate?: LectureMaterials_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  representedStudents?: RepresentativeLectures_Bool_Exp | null | undefined;
  representedStudents_aggregate?: RepresentativeLectures_Aggregate_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  startsOn?: Date_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  teacherName?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weekAttendanceRates?: WeekAttendanceRates_Bool_Exp | null | undefined;
  weekAttendanceRates_aggregate?: WeekAttendanceRates_Aggregate_Bool_Exp | null | undefined;
  weekday?: Smallint_Comparison_Exp | null | undefined;
  weeklyLectures?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectures_aggregate?: WeeklyLectures_Aggregate_Bool_Exp | null | undefined;
};

export type NotificationLogs_Aggregate_Bool_Exp = {
  count?: NotificationLogs_Aggregate_Bool_Exp_Count | null | undefined;
};

export type NotificationLogs_Aggregate_Bool_Exp_Count = {
  arguments?: Array<NotificationLogs_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: NotificationLogs_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type NotificationLogs_Bool_Exp = {
  _and?: Array<NotificationLogs_Bool_Exp> | null | undefined;
  _not?: NotificationLogs_Bool_Exp | null | undefined;
  _or?: Array<NotificationLogs_Bool_Exp> | null | undefined;
  audience?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  detail?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  message?: SmsMessages_Bool_Exp | null | undefined;
  messageId?: Uuid_Comparison_Exp | null | undefined;
  occurredAt?: Timestamptz_Comparison_Exp | null | undefined;
  outcome?: String_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  template?: PushAlertTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  way?: String_Comparison_Exp | null | undefined;
};

export type NotificationLogs_Select_Column =
  | 'audience'
  | 'createdAt'
  | 'detail'
  | 'id'
  | 'kind'
  | 'messageId'
  | 'occurredAt'
  | 'outcome'
  | 'reason'
  | 'studentId'
  | 'templateId'
  | 'way';

export type OmrLedgers_Bool_Exp = {
  _and?: Array<OmrLedgers_Bool_Exp> | null | undefined;
  _not?: OmrLedgers_Bool_Exp | null | undefined;
  _or?: Array<OmrLedgers_Bool_Exp> | null | undefined;
  exam?: Exams_Bool_Exp | null | undefined;
  examId?: Uuid_Comparison_Exp | null | undefined;
  graded?: Int_Comparison_Exp | null | undefined;
  needsReview?: Int_Comparison_Exp | null | undefined;
  openScans?: Int_Comparison_Exp | null | undefined;
  pages?: Int_Comparison_Exp | null | undefined;
  pending?: Int_Comparison_Exp | null | undefined;
  rejected?: Int_Comparison_Exp | null | undefined;
};

export type OmrScans_Aggregate_Bool_Exp = {
  count?: OmrScans_Aggregate_Bool_Exp_Count | null | undefined;
};

export type OmrScans_Aggregate_Bool_Exp_Count = {
  arguments?: Array<OmrScans_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: OmrScans_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type OmrScans_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'examId'
  | 'fileId'
  | 'fileName'
  | 'id'
  | 'pages'
  | 'status'
  | 'tries'
  | 'updatedAt';

export type OmrSheets_Aggregate_Bool_Exp = {
  count?: OmrSheets_Aggregate_Bool_Exp_Count | null | undefined;
};

export type OmrSheets_Aggregate_Bool_Exp_Count = {
  arguments?: Array<OmrSheets_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: OmrSheets_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  | 'readNumber'
  | 'rejectReason'
  | 'retakeExamId'
  | 'reviewedBy'
  | 'scanId'
  | 'status'
  | 'studentId'
  | 'updatedAt'
  | 'version';

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

export type PushAlertLectures_Bool_Exp = {
  _and?: Array<PushAlertLectures_Bool_Exp> | null | undefined;
  _not?: PushAlertLectures_Bool_Exp | null | undefined;
  _or?: Array<PushAlertLectures_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  template?: PushAlertTemplates_Bool_Exp | null | undefined;
  templateId?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
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
  lectures?: PushAlertLectures_Bool_Exp | null | undefined;
  logs?: NotificationLogs_Bool_Exp | null | undefined;
  logs_aggregate?: NotificationLogs_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  smsMessages?: SmsMessages_Bool_Exp | null | undefined;
  smsMessages_aggregate?: SmsMessages_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type ReportLinks_Aggregate_Bool_Exp = {
  bool_and?: ReportLinks_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: ReportLinks_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: ReportLinks_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ReportLinks_Aggregate_Bool_Exp_Bool_And = {
  arguments: ReportLinks_Select_Column_ReportLinks_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ReportLinks_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ReportLinks_Aggregate_Bool_Exp_Bool_Or = {
  arguments: ReportLinks_Select_Column_ReportLinks_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ReportLinks_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ReportLinks_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ReportLinks_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ReportLinks_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ReportLinks_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'expiresAt'
  | 'firstOpenedAt'
  | 'id'
  | 'lastOpenedAt'
  | 'openedCount'
  | 'revokedAt'
  | 'scoreId'
  | 'showsRank'
  | 'studentId'
  | 'updatedAt';

export type ReportLinks_Select_Column_ReportLinks_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 석차와 백분위 are on the card */
  | 'showsRank';

export type ReportLinks_Select_Column_ReportLinks_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 석차와 백분위 are on the card */
  | 'showsRank';

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

export type RetakeExams_Aggregate_Bool_Exp = {
  count?: RetakeExams_Aggregate_Bool_Exp_Count | null | undefined;
};

export type RetakeExams_Aggregate_Bool_Exp_Count = {
  arguments?: Array<RetakeExams_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: RetakeExams_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  questionMaps_aggregate?: RetakeQuestionMaps_Aggregate_Bool_Exp | null | undefined;
  questions?: ExamQuestions_Bool_Exp | null | undefined;
  questions_aggregate?: ExamQuestions_Aggregate_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  totalPoints?: Numeric_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
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

export type RetakeQuestionMaps_Aggregate_Bool_Exp = {
  count?: RetakeQuestionMaps_Aggregate_Bool_Exp_Count | null | undefined;
};

export type RetakeQuestionMaps_Aggregate_Bool_Exp_Count = {
  arguments?: Array<RetakeQuestionMaps_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: RetakeQuestionMaps_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type RetakeQuestionMaps_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'originalQuestionId'
  | 'questionId'
  | 'retakeExamId'
  | 'updatedAt';

export type ScoreAnswers_Aggregate_Bool_Exp = {
  bool_and?: ScoreAnswers_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: ScoreAnswers_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: ScoreAnswers_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ScoreAnswers_Aggregate_Bool_Exp_Bool_And = {
  arguments: ScoreAnswers_Select_Column_ScoreAnswers_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ScoreAnswers_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ScoreAnswers_Aggregate_Bool_Exp_Bool_Or = {
  arguments: ScoreAnswers_Select_Column_ScoreAnswers_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: ScoreAnswers_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type ScoreAnswers_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ScoreAnswers_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ScoreAnswers_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ScoreAnswers_Select_Column =
  | 'alsoAccepts'
  | 'answer'
  | 'attemptId'
  | 'examId'
  | 'given'
  | 'gradingRule'
  | 'isCorrect'
  | 'kind'
  | 'number'
  | 'points'
  | 'questionId'
  | 'retakeNumber'
  | 'scoreId'
  | 'studentId'
  | 'unit';

export type ScoreAnswers_Select_Column_ScoreAnswers_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 맞음 */
  | 'isCorrect';

export type ScoreAnswers_Select_Column_ScoreAnswers_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 맞음 */
  | 'isCorrect';

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

export type ScoreAttempts_Bool_Exp = {
  _and?: Array<ScoreAttempts_Bool_Exp> | null | undefined;
  _not?: ScoreAttempts_Bool_Exp | null | undefined;
  _or?: Array<ScoreAttempts_Bool_Exp> | null | undefined;
  answerList?: ScoreAnswers_Bool_Exp | null | undefined;
  answerList_aggregate?: ScoreAnswers_Aggregate_Bool_Exp | null | undefined;
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

export type ScoreCellLocks_Aggregate_Bool_Exp = {
  count?: ScoreCellLocks_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ScoreCellLocks_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ScoreCellLocks_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ScoreCellLocks_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ScoreCellLocks_Select_Column =
  | 'createdAt'
  | 'expiresAt'
  | 'holderId'
  | 'renewedAt'
  | 'retakeNumber'
  | 'scoreId'
  | 'updatedAt';

export type ScoreRanks_Aggregate_Bool_Exp = {
  count?: ScoreRanks_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ScoreRanks_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ScoreRanks_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ScoreRanks_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ScoreRanks_Select_Column =
  | 'attemptId'
  | 'examId'
  | 'grade'
  | 'gradeScale'
  | 'middleRank'
  | 'percentile'
  | 'rank'
  | 'rankPercent'
  | 'scoreId'
  | 'studentId'
  | 'takenCount'
  | 'value';

export type ScoreTrends_Aggregate_Bool_Exp = {
  count?: ScoreTrends_Aggregate_Bool_Exp_Count | null | undefined;
};

export type ScoreTrends_Aggregate_Bool_Exp_Count = {
  arguments?: Array<ScoreTrends_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: ScoreTrends_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type ScoreTrends_Select_Column =
  | 'examId'
  | 'heldOn'
  | 'meanPercent'
  | 'name'
  | 'percent'
  | 'scoreId'
  | 'sequence';

export type Scores_Aggregate_Bool_Exp = {
  count?: Scores_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Scores_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Scores_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Scores_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type Scores_Bool_Exp = {
  _and?: Array<Scores_Bool_Exp> | null | undefined;
  _not?: Scores_Bool_Exp | null | undefined;
  _or?: Array<Scores_Bool_Exp> | null | undefined;
  answers?: ScoreAnswers_Bool_Exp | null | undefined;
  answers_aggregate?: ScoreAnswers_Aggregate_Bool_Exp | null | undefined;
  attempts?: ScoreAttempts_Bool_Exp | null | undefined;
  attempts_aggregate?: ScoreAttempts_Aggregate_Bool_Exp | null | undefined;
  cellLocks?: ScoreCellLocks_Bool_Exp | null | undefined;
  cellLocks_aggregate?: ScoreCellLocks_Aggregate_Bool_Exp | null | undefined;
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
  reportLinks_aggregate?: ReportLinks_Aggregate_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  student?: Students_Bool_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  submission?: Submissions_Bool_Exp | null | undefined;
  trend?: ScoreTrends_Bool_Exp | null | undefined;
  trend_aggregate?: ScoreTrends_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
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

export type SmsMessages_Select_Column =
  | 'body'
  | 'byteLength'
  | 'channel'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'isAdvertisement'
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

export type SmsRecipients_Aggregate_Bool_Exp = {
  count?: SmsRecipients_Aggregate_Bool_Exp_Count | null | undefined;
};

export type SmsRecipients_Aggregate_Bool_Exp_Count = {
  arguments?: Array<SmsRecipients_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: SmsRecipients_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  | 'updatedAt';

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

export type StudentMemoVersions_Aggregate_Bool_Exp = {
  bool_and?: StudentMemoVersions_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: StudentMemoVersions_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: StudentMemoVersions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type StudentMemoVersions_Aggregate_Bool_Exp_Bool_And = {
  arguments: StudentMemoVersions_Select_Column_StudentMemoVersions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: StudentMemoVersions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type StudentMemoVersions_Aggregate_Bool_Exp_Bool_Or = {
  arguments: StudentMemoVersions_Select_Column_StudentMemoVersions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: StudentMemoVersions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type StudentMemoVersions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<StudentMemoVersions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: StudentMemoVersions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type StudentMemoVersions_Select_Column =
  | 'actorId'
  | 'at'
  | 'body'
  | 'id'
  | 'isPinned'
  | 'memoId';

export type StudentMemoVersions_Select_Column_StudentMemoVersions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** Whether it was pinned from then on */
  | 'isPinned';

export type StudentMemoVersions_Select_Column_StudentMemoVersions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** Whether it was pinned from then on */
  | 'isPinned';

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
  version?: Int_Comparison_Exp | null | undefined;
  versions?: StudentMemoVersions_Bool_Exp | null | undefined;
  versions_aggregate?: StudentMemoVersions_Aggregate_Bool_Exp | null | undefined;
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
  /** 위에 고정 */
  | 'isPinned';

export type StudentMemos_Select_Column_StudentMemos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 위에 고정 */
  | 'isPinned';

export type StudentTimeline_Aggregate_Bool_Exp = {
  count?: StudentTimeline_Aggregate_Bool_Exp_Count | null | undefined;
};

export type StudentTimeline_Aggregate_Bool_Exp_Count = {
  arguments?: Array<StudentTimeline_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: StudentTimeline_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type StudentTimeline_Select_Column =
  | 'actorId'
  | 'at'
  | 'kind'
  | 'refId'
  | 'studentId'
  | 'title';

export type Students_Bool_Exp = {
  _and?: Array<Students_Bool_Exp> | null | undefined;
  _not?: Students_Bool_Exp | null | undefined;
  _or?: Array<Students_Bool_Exp> | null | undefined;
  actualExamScores?: ActualExamScores_Bool_Exp | null | undefined;
  actualExamScores_aggregate?: ActualExamScores_Aggregate_Bool_Exp | null | undefined;
  announcementReads?: AnnouncementReads_Bool_Exp | null | undefined;
  announcementReads_aggregate?: AnnouncementReads_Aggregate_Bool_Exp | null | undefined;
  anonymisedAt?: Timestamptz_Comparison_Exp | null | undefined;
  anonymisesAt?: Timestamptz_Comparison_Exp | null | undefined;
  attendanceRates?: AttendanceRates_Bool_Exp | null | undefined;
  attendanceRates_aggregate?: AttendanceRates_Aggregate_Bool_Exp | null | undefined;
  birthOn?: Date_Comparison_Exp | null | undefined;
  clinicParticipants?: ClinicParticipants_Bool_Exp | null | undefined;
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Bool_Exp | null | undefined;
  clinicTodos?: ClinicTodos_Bool_Exp | null | undefined;
  clinicTodos_aggregate?: ClinicTodos_Aggregate_Bool_Exp | null | undefined;
  consents?: Consents_Bool_Exp | null | undefined;
  consents_aggregate?: Consents_Aggregate_Bool_Exp | null | undefined;
  consults?: Consults_Bool_Exp | null | undefined;
  consults_aggregate?: Consults_Aggregate_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  enrollments?: Enrollments_Bool_Exp | null | undefined;
  enrollments_aggregate?: Enrollments_Aggregate_Bool_Exp | null | undefined;
  filePermissions?: FilePermissions_Bool_Exp | null | undefined;
  filePermissions_aggregate?: FilePermissions_Aggregate_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  grade?: String_Comparison_Exp | null | undefined;
  highSchoolEntryYear?: Smallint_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  materialChecks?: LectureMaterialChecks_Bool_Exp | null | undefined;
  materialChecks_aggregate?: LectureMaterialChecks_Aggregate_Bool_Exp | null | undefined;
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
  scoreRanks_aggregate?: ScoreRanks_Aggregate_Bool_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
  smsRecipients?: SmsRecipients_Bool_Exp | null | undefined;
  smsRecipients_aggregate?: SmsRecipients_Aggregate_Bool_Exp | null | undefined;
  studentNumber?: String_Comparison_Exp | null | undefined;
  submissions?: Submissions_Bool_Exp | null | undefined;
  submissions_aggregate?: Submissions_Aggregate_Bool_Exp | null | undefined;
  timeline?: StudentTimeline_Bool_Exp | null | undefined;
  timeline_aggregate?: StudentTimeline_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  videoProgress?: VideoProgress_Bool_Exp | null | undefined;
  videoProgress_aggregate?: VideoProgress_Aggregate_Bool_Exp | null | undefined;
  videoViewings?: VideoViewings_Bool_Exp | null | undefined;
  videoViewings_aggregate?: VideoViewings_Aggregate_Bool_Exp | null | undefined;
  withdrawnOn?: Date_Comparison_Exp | null | undefined;
  wordDeckProgress?: WordDeckProgress_Bool_Exp | null | undefined;
  wordDeckProgress_aggregate?: WordDeckProgress_Aggregate_Bool_Exp | null | undefined;
  wordReviews?: WordReviews_Bool_Exp | null | undefined;
  wordReviews_aggregate?: WordReviews_Aggregate_Bool_Exp | null | undefined;
  wordTests?: WordTests_Bool_Exp | null | undefined;
  wordTests_aggregate?: WordTests_Aggregate_Bool_Exp | null | undefined;
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

export type Submissions_Aggregate_Bool_Exp = {
  count?: Submissions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Submissions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Submissions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Submissions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type Submissions_Select_Column =
  | 'comment'
  | 'createdAt'
  | 'createdBy'
  | 'examId'
  | 'id'
  | 'pageOrder'
  | 'receiptNumber'
  | 'reopenedAt'
  | 'reopenedBy'
  | 'returnedAt'
  | 'returnedBy'
  | 'status'
  | 'studentId'
  | 'submittedAt'
  | 'updatedAt'
  | 'version';

export type TaMonthlyCustomWages_Aggregate_Bool_Exp = {
  count?: TaMonthlyCustomWages_Aggregate_Bool_Exp_Count | null | undefined;
};

export type TaMonthlyCustomWages_Aggregate_Bool_Exp_Count = {
  arguments?: Array<TaMonthlyCustomWages_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: TaMonthlyCustomWages_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type TaMonthlyCustomWages_Select_Column =
  | 'amount'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'month'
  | 'reason'
  | 'taId'
  | 'updatedAt'
  | 'version';

export type TaPayTerms_Aggregate_Bool_Exp = {
  bool_and?: TaPayTerms_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: TaPayTerms_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: TaPayTerms_Aggregate_Bool_Exp_Count | null | undefined;
};

export type TaPayTerms_Aggregate_Bool_Exp_Bool_And = {
  arguments: TaPayTerms_Select_Column_TaPayTerms_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: TaPayTerms_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type TaPayTerms_Aggregate_Bool_Exp_Bool_Or = {
  arguments: TaPayTerms_Select_Column_TaPayTerms_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: TaPayTerms_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type TaPayTerms_Aggregate_Bool_Exp_Count = {
  arguments?: Array<TaPayTerms_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: TaPayTerms_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type TaPayTerms_Select_Column =
  | 'contractedDays'
  | 'createdAt'
  | 'createdBy'
  | 'fromMonth'
  | 'hourlyWage'
  | 'id'
  | 'isWithheld'
  | 'monthlySalary'
  | 'monthlyWageType'
  | 'paymentType'
  | 'taId'
  | 'toMonth'
  | 'updatedAt'
  | 'version';

export type TaPayTerms_Select_Column_TaPayTerms_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 3.3% 원천징수 */
  | 'isWithheld';

export type TaPayTerms_Select_Column_TaPayTerms_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 3.3% 원천징수 */
  | 'isWithheld';

export type TaWageTypes_Aggregate_Bool_Exp = {
  count?: TaWageTypes_Aggregate_Bool_Exp_Count | null | undefined;
};

export type TaWageTypes_Aggregate_Bool_Exp_Count = {
  arguments?: Array<TaWageTypes_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: TaWageTypes_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type TaWageTypes_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'taId'
  | 'updatedAt'
  | 'wageTypeId';

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

export type TermVersions_Aggregate_Bool_Exp = {
  count?: TermVersions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type TermVersions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<TermVersions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: TermVersions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type TermVersions_Select_Column =
  | 'body'
  | 'createdAt'
  | 'createdBy'
  | 'id'
  | 'publishedFrom'
  | 'termId'
  | 'updatedAt'
  | 'version';

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
  versions_aggregate?: TermVersions_Aggregate_Bool_Exp | null | undefined;
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
  fileViews?: FileViews_Bool_Exp | null | undefined;
  fileViews_aggregate?: FileViews_Aggregate_Bool_Exp | null | undefined;
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

export type VideoProgress_Aggregate_Bool_Exp = {
  count?: VideoProgress_Aggregate_Bool_Exp_Count | null | undefined;
};

export type VideoProgress_Aggregate_Bool_Exp_Count = {
  arguments?: Array<VideoProgress_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: VideoProgress_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type VideoProgress_Select_Column =
  | 'coveredSeconds'
  | 'createdAt'
  | 'id'
  | 'lastPositionSeconds'
  | 'reportedAt'
  | 'studentId'
  | 'updatedAt'
  | 'videoId';

export type VideoViewings_Aggregate_Bool_Exp = {
  count?: VideoViewings_Aggregate_Bool_Exp_Count | null | undefined;
};

export type VideoViewings_Aggregate_Bool_Exp_Count = {
  arguments?: Array<VideoViewings_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: VideoViewings_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  progress_aggregate?: VideoProgress_Aggregate_Bool_Exp | null | undefined;
  readers?: VideoReaders_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  viewings?: VideoViewings_Bool_Exp | null | undefined;
  viewings_aggregate?: VideoViewings_Aggregate_Bool_Exp | null | undefined;
  weeklyLecture?: WeeklyLectures_Bool_Exp | null | undefined;
  weeklyLectureId?: Uuid_Comparison_Exp | null | undefined;
  windows?: VideoWindows_Bool_Exp | null | undefined;
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

export type WeekAttendanceRates_Aggregate_Bool_Exp = {
  count?: WeekAttendanceRates_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WeekAttendanceRates_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WeekAttendanceRates_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WeekAttendanceRates_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type WeekAttendanceRates_Select_Column =
  | 'lectureId'
  | 'marked'
  | 'participants'
  | 'present'
  | 'rate'
  | 'unset'
  | 'weeklyLectureId';

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
  filePermissions_aggregate?: FilePermissions_Aggregate_Bool_Exp | null | undefined;
  files?: Files_Bool_Exp | null | undefined;
  files_aggregate?: Files_Aggregate_Bool_Exp | null | undefined;
  heldOn?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lecture?: Lectures_Bool_Exp | null | undefined;
  lectureId?: Uuid_Comparison_Exp | null | undefined;
  participants?: Participants_Bool_Exp | null | undefined;
  participants_aggregate?: Participants_Aggregate_Bool_Exp | null | undefined;
  room?: String_Comparison_Exp | null | undefined;
  scores?: Scores_Bool_Exp | null | undefined;
  scores_aggregate?: Scores_Aggregate_Bool_Exp | null | undefined;
  specialName?: String_Comparison_Exp | null | undefined;
  startsAt?: Time_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  videoViewings?: VideoViewings_Bool_Exp | null | undefined;
  videoViewings_aggregate?: VideoViewings_Aggregate_Bool_Exp | null | undefined;
  videos?: Videos_Bool_Exp | null | undefined;
  videos_aggregate?: Videos_Aggregate_Bool_Exp | null | undefined;
  weekNumber?: Int_Comparison_Exp | null | undefined;
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

export type WordDeckProgress_Aggregate_Bool_Exp = {
  count?: WordDeckProgress_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WordDeckProgress_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WordDeckProgress_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WordDeckProgress_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  progress_aggregate?: WordDeckProgress_Aggregate_Bool_Exp | null | undefined;
  tests?: WordTests_Bool_Exp | null | undefined;
  tests_aggregate?: WordTests_Aggregate_Bool_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  words?: Words_Bool_Exp | null | undefined;
  words_aggregate?: Words_Aggregate_Bool_Exp | null | undefined;
};

export type WordReviews_Aggregate_Bool_Exp = {
  avg?: WordReviews_Aggregate_Bool_Exp_Avg | null | undefined;
  corr?: WordReviews_Aggregate_Bool_Exp_Corr | null | undefined;
  count?: WordReviews_Aggregate_Bool_Exp_Count | null | undefined;
  covar_samp?: WordReviews_Aggregate_Bool_Exp_Covar_Samp | null | undefined;
  max?: WordReviews_Aggregate_Bool_Exp_Max | null | undefined;
  min?: WordReviews_Aggregate_Bool_Exp_Min | null | undefined;
  stddev_samp?: WordReviews_Aggregate_Bool_Exp_Stddev_Samp | null | undefined;
  sum?: WordReviews_Aggregate_Bool_Exp_Sum | null | undefined;
  var_samp?: WordReviews_Aggregate_Bool_Exp_Var_Samp | null | undefined;
};

export type WordReviews_Aggregate_Bool_Exp_Avg = {
  arguments: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Avg_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Corr = {
  arguments: WordReviews_Aggregate_Bool_Exp_Corr_Arguments;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Corr_Arguments = {
  X: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Corr_Arguments_Columns;
  Y: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Corr_Arguments_Columns;
};

export type WordReviews_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WordReviews_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Covar_Samp = {
  arguments: WordReviews_Aggregate_Bool_Exp_Covar_Samp_Arguments;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Covar_Samp_Arguments = {
  X: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns;
  Y: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns;
};

export type WordReviews_Aggregate_Bool_Exp_Max = {
  arguments: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Max_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Min = {
  arguments: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Min_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Stddev_Samp = {
  arguments: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Stddev_Samp_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Sum = {
  arguments: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Sum_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
};

export type WordReviews_Aggregate_Bool_Exp_Var_Samp = {
  arguments: WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Var_Samp_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordReviews_Bool_Exp | null | undefined;
  predicate: Float8_Comparison_Exp;
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

export type WordReviews_Select_Column =
  | 'createdAt'
  | 'difficulty'
  | 'dueAt'
  | 'id'
  | 'lapses'
  | 'lastReviewedAt'
  | 'learningSteps'
  | 'reps'
  | 'scheduledDays'
  | 'stability'
  | 'state'
  | 'studentId'
  | 'updatedAt'
  | 'version'
  | 'wordId';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Avg_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Corr_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Covar_Samp_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Max_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Min_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Stddev_Samp_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Sum_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordReviews_Select_Column_WordReviews_Aggregate_Bool_Exp_Var_Samp_Arguments_Columns =
  /** FSRS difficulty, 1 easy to 10 hard; 0 while new */
  | 'difficulty'
  /** FSRS stability, days until recall falls to 90 % */
  | 'stability';

export type WordTestAnswers_Aggregate_Bool_Exp = {
  bool_and?: WordTestAnswers_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: WordTestAnswers_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: WordTestAnswers_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WordTestAnswers_Aggregate_Bool_Exp_Bool_And = {
  arguments: WordTestAnswers_Select_Column_WordTestAnswers_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordTestAnswers_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type WordTestAnswers_Aggregate_Bool_Exp_Bool_Or = {
  arguments: WordTestAnswers_Select_Column_WordTestAnswers_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: WordTestAnswers_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type WordTestAnswers_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WordTestAnswers_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WordTestAnswers_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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

export type WordTestAnswers_Select_Column =
  | 'answer'
  | 'createdAt'
  | 'id'
  | 'isCorrect'
  | 'sequence'
  | 'testId'
  | 'updatedAt'
  | 'wordId';

export type WordTestAnswers_Select_Column_WordTestAnswers_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** 맞음; null while unanswered */
  | 'isCorrect';

export type WordTestAnswers_Select_Column_WordTestAnswers_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** 맞음; null while unanswered */
  | 'isCorrect';

export type WordTests_Aggregate_Bool_Exp = {
  count?: WordTests_Aggregate_Bool_Exp_Count | null | undefined;
};

export type WordTests_Aggregate_Bool_Exp_Count = {
  arguments?: Array<WordTests_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: WordTests_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

export type WordTests_Bool_Exp = {
  _and?: Array<WordTests_Bool_Exp> | null | undefined;
  _not?: WordTests_Bool_Exp | null | undefined;
  _or?: Array<WordTests_Bool_Exp> | null | undefined;
  answers?: WordTestAnswers_Bool_Exp | null | undefined;
  answers_aggregate?: WordTestAnswers_Aggregate_Bool_Exp | null | undefined;
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

export type WordTests_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'deckId'
  | 'direction'
  | 'finishedAt'
  | 'id'
  | 'questionCount'
  | 'startedAt'
  | 'studentId'
  | 'updatedAt';

export type Words_Aggregate_Bool_Exp = {
  count?: Words_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Words_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Words_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Words_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
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
  reviews_aggregate?: WordReviews_Aggregate_Bool_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  synonyms?: String_Array_Comparison_Exp | null | undefined;
  term?: String_Comparison_Exp | null | undefined;
  testAnswers?: WordTestAnswers_Bool_Exp | null | undefined;
  testAnswers_aggregate?: WordTestAnswers_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

export type Words_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'deckId'
  | 'example'
  | 'id'
  | 'meaning'
  | 'sequence'
  | 'synonyms'
  | 'term'
  | 'updatedAt'
  | 'version';

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

export type AccessLog_Bool_Exp = {
  _and?: Array<AccessLog_Bool_Exp> | null | undefined;
  _not?: AccessLog_Bool_Exp | null | undefined;
  _or?: Array<AccessLog_Bool_Exp> | null | undefined;
  actor?: Staff_Bool_Exp | null | undefined;
  actorId?: Uuid_Comparison_Exp | null | undefined;
  actorRole?: String_Comparison_Exp | null | undefined;
  at?: Timestamptz_Comparison_Exp | null | undefined;
  facts?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  ip?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  student?: StudentNames_Bool_Exp | null | undefined;
  studentCount?: Int_Comparison_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  userAgent?: String_Comparison_Exp | null | undefined;
};

export type AccessLog_Order_By = {
  actor?: Staff_Order_By | null | undefined;
  actorId?: Order_By | null | undefined;
  actorRole?: Order_By | null | undefined;
  at?: Order_By | null | undefined;
  facts?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  ip?: Order_By | null | undefined;
  kind?: Order_By | null | undefined;
  student?: StudentNames_Order_By | null | undefined;
  studentCount?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  userAgent?: Order_By | null | undefined;
};

export type AuditEntries_Bool_Exp = {
  _and?: Array<AuditEntries_Bool_Exp> | null | undefined;
  _not?: AuditEntries_Bool_Exp | null | undefined;
  _or?: Array<AuditEntries_Bool_Exp> | null | undefined;
  action?: String_Comparison_Exp | null | undefined;
  actorId?: Uuid_Comparison_Exp | null | undefined;
  actorName?: String_Comparison_Exp | null | undefined;
  actorRole?: String_Comparison_Exp | null | undefined;
  after?: Jsonb_Comparison_Exp | null | undefined;
  at?: Timestamptz_Comparison_Exp | null | undefined;
  before?: Jsonb_Comparison_Exp | null | undefined;
  changeSetId?: Uuid_Comparison_Exp | null | undefined;
  facts?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  ip?: String_Comparison_Exp | null | undefined;
  isUndoable?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  personName?: String_Comparison_Exp | null | undefined;
  rowId?: String_Comparison_Exp | null | undefined;
  tableName?: String_Comparison_Exp | null | undefined;
};

export type ErrorGroups_Bool_Exp = {
  _and?: Array<ErrorGroups_Bool_Exp> | null | undefined;
  _not?: ErrorGroups_Bool_Exp | null | undefined;
  _or?: Array<ErrorGroups_Bool_Exp> | null | undefined;
  closedAt?: Timestamptz_Comparison_Exp | null | undefined;
  closedByName?: String_Comparison_Exp | null | undefined;
  closedNote?: String_Comparison_Exp | null | undefined;
  fingerprint?: String_Comparison_Exp | null | undefined;
  firstAt?: Timestamptz_Comparison_Exp | null | undefined;
  hits?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isClosed?: Boolean_Comparison_Exp | null | undefined;
  lastAt?: Timestamptz_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  people?: Int_Comparison_Exp | null | undefined;
  reopenedAt?: Timestamptz_Comparison_Exp | null | undefined;
  reopenings?: Int_Comparison_Exp | null | undefined;
  stack?: String_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  userAgent?: String_Comparison_Exp | null | undefined;
  versions?: Jsonb_Comparison_Exp | null | undefined;
};

export type ErrorGroups_Order_By = {
  closedAt?: Order_By | null | undefined;
  closedByName?: Order_By | null | undefined;
  closedNote?: Order_By | null | undefined;
  fingerprint?: Order_By | null | undefined;
  firstAt?: Order_By | null | undefined;
  hits?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isClosed?: Order_By | null | undefined;
  lastAt?: Order_By | null | undefined;
  message?: Order_By | null | undefined;
  people?: Order_By | null | undefined;
  reopenedAt?: Order_By | null | undefined;
  reopenings?: Order_By | null | undefined;
  stack?: Order_By | null | undefined;
  url?: Order_By | null | undefined;
  userAgent?: Order_By | null | undefined;
  versions?: Order_By | null | undefined;
};

export type HourlyWageTypes_Bool_Exp = {
  _and?: Array<HourlyWageTypes_Bool_Exp> | null | undefined;
  _not?: HourlyWageTypes_Bool_Exp | null | undefined;
  _or?: Array<HourlyWageTypes_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  sequence?: Int_Comparison_Exp | null | undefined;
  taWageTypes?: TaWageTypes_Bool_Exp | null | undefined;
  taWageTypes_aggregate?: TaWageTypes_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
  wages?: HourlyWages_Bool_Exp | null | undefined;
  wages_aggregate?: HourlyWages_Aggregate_Bool_Exp | null | undefined;
  workRecords?: WorkRecords_Bool_Exp | null | undefined;
  workRecords_aggregate?: WorkRecords_Aggregate_Bool_Exp | null | undefined;
};

export type HourlyWageTypes_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  createdByStaff?: Staff_Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  sequence?: Order_By | null | undefined;
  taWageTypes_aggregate?: TaWageTypes_Aggregate_Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  version?: Order_By | null | undefined;
  wages_aggregate?: HourlyWages_Aggregate_Order_By | null | undefined;
  workRecords_aggregate?: WorkRecords_Aggregate_Order_By | null | undefined;
};

export type HourlyWages_Bool_Exp = {
  _and?: Array<HourlyWages_Bool_Exp> | null | undefined;
  _not?: HourlyWages_Bool_Exp | null | undefined;
  _or?: Array<HourlyWages_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdBy?: Uuid_Comparison_Exp | null | undefined;
  createdByStaff?: Staff_Bool_Exp | null | undefined;
  fromMonth?: Date_Comparison_Exp | null | undefined;
  hourlyWage?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  wageType?: HourlyWageTypes_Bool_Exp | null | undefined;
  wageTypeId?: Uuid_Comparison_Exp | null | undefined;
};

export type HourlyWages_Max_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromMonth?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
};

export type HourlyWages_Min_Order_By = {
  createdAt?: Order_By | null | undefined;
  createdBy?: Order_By | null | undefined;
  fromMonth?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  updatedAt?: Order_By | null | undefined;
  wageTypeId?: Order_By | null | undefined;
};

export type HourlyWages_Select_Column =
  | 'createdAt'
  | 'createdBy'
  | 'fromMonth'
  | 'hourlyWage'
  | 'id'
  | 'updatedAt'
  | 'wageTypeId';

export type PushAlertLectures_Arr_Rel_Insert_Input = {
  data: Array<PushAlertLectures_Insert_Input>;
  on_conflict?: PushAlertLectures_On_Conflict | null | undefined;
};

export type PushAlertLectures_Constraint =
  /** unique or primary key constraint on columns "template_id", "lecture_id" */
  | 'push_alert_lectures_once_key'
  /** unique or primary key constraint on columns "id" */
  | 'push_alert_lectures_pkey';

export type PushAlertLectures_Insert_Input = {
  /** Whether it is sent for this lecture, whatever the template says */
  isActive?: boolean | null | undefined;
  /** 강의 */
  lectureId?: string | null | undefined;
  template?: PushAlertTemplates_Obj_Rel_Insert_Input | null | undefined;
  /** 알림 템플릿 */
  templateId?: string | null | undefined;
};

export type PushAlertLectures_On_Conflict = {
  constraint: PushAlertLectures_Constraint;
  update_columns?: Array<PushAlertLectures_Update_Column>;
  where?: PushAlertLectures_Bool_Exp | null | undefined;
};

export type PushAlertLectures_Update_Column =
  /** Whether it is sent for this lecture, whatever the template says */
  | 'isActive';

export type PushAlertTemplates_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'push_alert_templates_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'push_alert_templates_pkey';

export type PushAlertTemplates_Insert_Input = {
  /** 받는 사람: STUDENT, GUARDIAN, BOTH; the portal's 알림 is the student's whoever gets the text */
  audience?: string | null | undefined;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body?: string | null | undefined;
  /** 포털 알림으로 보낸다 */
  byPortal?: boolean | null | undefined;
  /** 문자로 보낸다 */
  byText?: boolean | null | undefined;
  /** 보내는 길: SMS, LMS, ALIMTALK */
  channel?: string | null | undefined;
  /** 몇 분 뒤에; what is undone before then is not told */
  delayMinutes?: number | null | undefined;
  /** 보내는 때: MANUAL by hand, or an event */
  event?: string | null | undefined;
  /** 쓰는 중 */
  isActive?: boolean | null | undefined;
  lectures?: PushAlertLectures_Arr_Rel_Insert_Input | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
};

export type PushAlertTemplates_Obj_Rel_Insert_Input = {
  data: PushAlertTemplates_Insert_Input;
  on_conflict?: PushAlertTemplates_On_Conflict | null | undefined;
};

export type PushAlertTemplates_On_Conflict = {
  constraint: PushAlertTemplates_Constraint;
  update_columns?: Array<PushAlertTemplates_Update_Column>;
  where?: PushAlertTemplates_Bool_Exp | null | undefined;
};

export type PushAlertTemplates_Set_Input = {
  /** 받는 사람: STUDENT, GUARDIAN, BOTH; the portal's 알림 is the student's whoever gets the text */
  audience?: string | null | undefined;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body?: string | null | undefined;
  /** 포털 알림으로 보낸다 */
  byPortal?: boolean | null | undefined;
  /** 문자로 보낸다 */
  byText?: boolean | null | undefined;
  /** 보내는 길: SMS, LMS, ALIMTALK */
  channel?: string | null | undefined;
  /** 몇 분 뒤에; what is undone before then is not told */
  delayMinutes?: number | null | undefined;
  /** 보내는 때: MANUAL by hand, or an event */
  event?: string | null | undefined;
  /** 쓰는 중 */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type PushAlertTemplates_Update_Column =
  /** 받는 사람: STUDENT, GUARDIAN, BOTH; the portal's 알림 is the student's whoever gets the text */
  | 'audience'
  /** 본문, #{이름} 같은 변수를 쓴다 */
  | 'body'
  /** 포털 알림으로 보낸다 */
  | 'byPortal'
  /** 문자로 보낸다 */
  | 'byText'
  /** 보내는 길: SMS, LMS, ALIMTALK */
  | 'channel'
  /** 몇 분 뒤에; what is undone before then is not told */
  | 'delayMinutes'
  /** 보내는 때: MANUAL by hand, or an event */
  | 'event'
  /** 쓰는 중 */
  | 'isActive'
  /** 이름 */
  | 'name'
  /** Raised at every change by people; an edit says which one it changes */
  | 'version';

export type RetentionCandidates_Bool_Exp = {
  _and?: Array<RetentionCandidates_Bool_Exp> | null | undefined;
  _not?: RetentionCandidates_Bool_Exp | null | undefined;
  _or?: Array<RetentionCandidates_Bool_Exp> | null | undefined;
  dueOn?: Date_Comparison_Exp | null | undefined;
  lastDay?: Date_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  studentId?: Uuid_Comparison_Exp | null | undefined;
  studentNumber?: String_Comparison_Exp | null | undefined;
  withdrawnOn?: Date_Comparison_Exp | null | undefined;
};

export type RetentionCandidates_Order_By = {
  dueOn?: Order_By | null | undefined;
  lastDay?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  reason?: Order_By | null | undefined;
  studentId?: Order_By | null | undefined;
  studentNumber?: Order_By | null | undefined;
  withdrawnOn?: Order_By | null | undefined;
};

export type StudentNames_Bool_Exp = {
  _and?: Array<StudentNames_Bool_Exp> | null | undefined;
  _not?: StudentNames_Bool_Exp | null | undefined;
  _or?: Array<StudentNames_Bool_Exp> | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
};

export type StudentNames_Order_By = {
  id?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
};

export type TaDirectory_Bool_Exp = {
  _and?: Array<TaDirectory_Bool_Exp> | null | undefined;
  _not?: TaDirectory_Bool_Exp | null | undefined;
  _or?: Array<TaDirectory_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  hourlyWage?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  isAdminLevel?: Boolean_Comparison_Exp | null | undefined;
  isAnonymised?: Boolean_Comparison_Exp | null | undefined;
  loginId?: String_Comparison_Exp | null | undefined;
  monthlySalary?: Int_Comparison_Exp | null | undefined;
  mustChangePassword?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  nameChoseong?: String_Comparison_Exp | null | undefined;
  paymentType?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  wageTypes?: String_Comparison_Exp | null | undefined;
};

export type TaDirectory_Order_By = {
  createdAt?: Order_By | null | undefined;
  hourlyWage?: Order_By | null | undefined;
  id?: Order_By | null | undefined;
  isActive?: Order_By | null | undefined;
  isAdminLevel?: Order_By | null | undefined;
  isAnonymised?: Order_By | null | undefined;
  loginId?: Order_By | null | undefined;
  monthlySalary?: Order_By | null | undefined;
  mustChangePassword?: Order_By | null | undefined;
  name?: Order_By | null | undefined;
  nameChoseong?: Order_By | null | undefined;
  paymentType?: Order_By | null | undefined;
  phone?: Order_By | null | undefined;
  wageTypes?: Order_By | null | undefined;
};

export type Tas_Bool_Exp = {
  _and?: Array<Tas_Bool_Exp> | null | undefined;
  _not?: Tas_Bool_Exp | null | undefined;
  _or?: Array<Tas_Bool_Exp> | null | undefined;
  anonymisedAt?: Timestamptz_Comparison_Exp | null | undefined;
  clinicParticipants?: ClinicParticipants_Bool_Exp | null | undefined;
  clinicParticipants_aggregate?: ClinicParticipants_Aggregate_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  customWages?: TaMonthlyCustomWages_Bool_Exp | null | undefined;
  customWages_aggregate?: TaMonthlyCustomWages_Aggregate_Bool_Exp | null | undefined;
  expenseClaims?: ExpenseClaims_Bool_Exp | null | undefined;
  expenseClaims_aggregate?: ExpenseClaims_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isAdminLevel?: Boolean_Comparison_Exp | null | undefined;
  mayAnonymise?: Boolean_Comparison_Exp | null | undefined;
  mayIssuePasswords?: Boolean_Comparison_Exp | null | undefined;
  payMonths?: PayMonths_Bool_Exp | null | undefined;
  payTerms?: TaPayTerms_Bool_Exp | null | undefined;
  payTerms_aggregate?: TaPayTerms_Aggregate_Bool_Exp | null | undefined;
  taWageTypes?: TaWageTypes_Bool_Exp | null | undefined;
  taWageTypes_aggregate?: TaWageTypes_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  workRecords?: WorkRecords_Bool_Exp | null | undefined;
  workRecords_aggregate?: WorkRecords_Aggregate_Bool_Exp | null | undefined;
};

export type TermVersions_Arr_Rel_Insert_Input = {
  data: Array<TermVersions_Insert_Input>;
  on_conflict?: TermVersions_On_Conflict | null | undefined;
};

export type TermVersions_Constraint =
  /** unique or primary key constraint on columns "term_id", "published_from" */
  | 'term_versions_day_key'
  /** unique or primary key constraint on columns "id" */
  | 'term_versions_pkey';

export type TermVersions_Insert_Input = {
  /** 본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one's HTML reaches a page */
  body?: unknown;
  /** 시행일: everybody reads it from this day on, Asia/Seoul */
  publishedFrom?: string | null | undefined;
  term?: Terms_Obj_Rel_Insert_Input | null | undefined;
  /** 약관 */
  termId?: string | null | undefined;
};

export type TermVersions_On_Conflict = {
  constraint: TermVersions_Constraint;
  update_columns?: Array<TermVersions_Update_Column>;
  where?: TermVersions_Bool_Exp | null | undefined;
};

export type TermVersions_Set_Input = {
  /** 본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one's HTML reaches a page */
  body?: unknown;
  /** 시행일: everybody reads it from this day on, Asia/Seoul */
  publishedFrom?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type TermVersions_Update_Column =
  /** 본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one's HTML reaches a page */
  | 'body'
  /** 시행일: everybody reads it from this day on, Asia/Seoul */
  | 'publishedFrom'
  /** Raised at every change by people; an edit says which one it changes */
  | 'version';

export type Terms_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'terms_pkey';

export type Terms_Insert_Input = {
  /** The word in the address /terms/{id} */
  id?: string | null | undefined;
  /** 제목 */
  title?: string | null | undefined;
  versions?: TermVersions_Arr_Rel_Insert_Input | null | undefined;
};

export type Terms_Obj_Rel_Insert_Input = {
  data: Terms_Insert_Input;
  on_conflict?: Terms_On_Conflict | null | undefined;
};

export type Terms_On_Conflict = {
  constraint: Terms_Constraint;
  update_columns?: Array<Terms_Update_Column>;
  where?: Terms_Bool_Exp | null | undefined;
};

export type Terms_Set_Input = {
  /** The word in the address /terms/{id} */
  id?: string | null | undefined;
  /** 제목 */
  title?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

export type Terms_Update_Column =
  /** The word in the address /terms/{id} */
  | 'id'
  /** 제목 */
  | 'title'
  /** Raised at every change by people; an edit says which one it changes */
  | 'version';
