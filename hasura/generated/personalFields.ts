// Generated from hasura/ by `npm run generate`. Do not edit.

/** Fields of students and accounts that go with their person: an answer with one is kept in the access log. */
export const personalFields: readonly string[] = ["digits","loginId","name","nameChoseong","nameJamo","parentName","parentPhone","phone","school","studentNumber"];

/** Tables with words about no person. */
export const impersonal: readonly string[] = ["announcements","attendance_types","board_replies","change_set_places","clinic_rules","clinic_slots","error_log_versions","exam_questions","exam_templates","exams","hourly_wage_types","jobs","landing_pages","landing_pictures","lecture_ddays","lecture_materials","lectures","notices","omr_layouts","pay_rules","payroll_closings","push_alert_templates","retake_exams","retention_runs","saved_views","security_settings","setup_tokens","sms_holds","tags","term_versions","terms","videos","weekly_lectures","word_decks","word_test_plans","words"];
