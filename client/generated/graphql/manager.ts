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

export type TaWageTypes_Aggregate_Order_By = {
  count?: Order_By | null | undefined;
  max?: TaWageTypes_Max_Order_By | null | undefined;
  min?: TaWageTypes_Min_Order_By | null | undefined;
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
  actId?: Uuid_Comparison_Exp | null | undefined;
  actRows?: String_Comparison_Exp | null | undefined;
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
  isFirst?: Boolean_Comparison_Exp | null | undefined;
  isFirstOfTable?: Boolean_Comparison_Exp | null | undefined;
  isForOneself?: Boolean_Comparison_Exp | null | undefined;
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

export type PushAlertTemplates_Insert_Input = {
  /** 받는 사람: STUDENT 학생, GUARDIAN 보호자, BOTH 학생과 보호자; the portal's 알림 is the student's whoever gets the text */
  audience?: string | null | undefined;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body?: string | null | undefined;
  /** 포털 알림으로 보낸다 */
  byPortal?: boolean | null | undefined;
  /** 문자로 보낸다 */
  byText?: boolean | null | undefined;
  /** 보내는 길: SMS 문자, LMS 긴 문자, ALIMTALK 알림톡 */
  channel?: string | null | undefined;
  /** 몇 분 뒤에; what is undone before then is not told */
  delayMinutes?: number | null | undefined;
  /** 발송 조건: MANUAL 직접, or an event: ABSENT 결석, LATE 지각, ARRIVAL 도착, DEPARTURE 귀가, CLINIC_RESERVED 클리닉 예약, CLINIC_PROMOTED 클리닉 자리 남, CLINIC_CANCELLED 클리닉 취소, CLINIC_TOMORROW 내일 클리닉, CLINIC_MOVED 클리닉 시간 바뀜, WEEK_MOVED 수업일 바뀜, SCORE_SHOWN 성적 공개, CLINIC_TODO 클리닉 할 일, ANNOUNCEMENT 주차 공지, QUESTION_ANSWERED 질문 답변, REPORT_CARD 성적표, DDAY_WEEK 디데이, PASSWORD_RESET 비밀번호 재설정 */
  event?: string | null | undefined;
  /** 사용 */
  isActive?: boolean | null | undefined;
  /** 카카오에 등록한 템플릿의 아이디; without one it goes as a text */
  kakaoTemplateId?: string | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
};

export type PushAlertTemplates_Set_Input = {
  /** 받는 사람: STUDENT 학생, GUARDIAN 보호자, BOTH 학생과 보호자; the portal's 알림 is the student's whoever gets the text */
  audience?: string | null | undefined;
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body?: string | null | undefined;
  /** 포털 알림으로 보낸다 */
  byPortal?: boolean | null | undefined;
  /** 문자로 보낸다 */
  byText?: boolean | null | undefined;
  /** 보내는 길: SMS 문자, LMS 긴 문자, ALIMTALK 알림톡 */
  channel?: string | null | undefined;
  /** 몇 분 뒤에; what is undone before then is not told */
  delayMinutes?: number | null | undefined;
  /** 발송 조건: MANUAL 직접, or an event: ABSENT 결석, LATE 지각, ARRIVAL 도착, DEPARTURE 귀가, CLINIC_RESERVED 클리닉 예약, CLINIC_PROMOTED 클리닉 자리 남, CLINIC_CANCELLED 클리닉 취소, CLINIC_TOMORROW 내일 클리닉, CLINIC_MOVED 클리닉 시간 바뀜, WEEK_MOVED 수업일 바뀜, SCORE_SHOWN 성적 공개, CLINIC_TODO 클리닉 할 일, ANNOUNCEMENT 주차 공지, QUESTION_ANSWERED 질문 답변, REPORT_CARD 성적표, DDAY_WEEK 디데이, PASSWORD_RESET 비밀번호 재설정 */
  event?: string | null | undefined;
  /** 사용 */
  isActive?: boolean | null | undefined;
  /** 카카오에 등록한 템플릿의 아이디; without one it goes as a text */
  kakaoTemplateId?: string | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};

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
