// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
  '/absence-notices/{noticeId}/decide': { put: operations['decideAbsence'] };
  '/auth/second-factor/options': { post: operations['readSecondFactorOptions'] };
  '/auth/second-factor': { post: operations['answerSecondFactor'] };
  '/auth/account': { get: operations['readAccount'] };
  '/auth/account/totp': { post: operations['beginTotp'] };
  '/auth/account/totp/confirm': { post: operations['confirmTotp'] };
  '/auth/account/passkeys/options': { post: operations['beginPasskey'] };
  '/auth/account/passkeys': { post: operations['addPasskey'] };
  '/auth/account/recovery-codes': { post: operations['renewRecoveryCodes'] };
  '/auth/account/second-factor/remove': { post: operations['removeSecondFactor'] };
  '/auth/account/sessions': { get: operations['readSessions'] };
  '/auth/account/sessions/end': { post: operations['endSessions'] };
  '/auth/security-settings': { put: operations['changeSecuritySettings'] };
  '/supervisor/{supervisorId}/second-factor': { delete: operations['resetSecondFactor'] };
  '/supervisor/{supervisorId}/powers': { put: operations['changePowers'] };
  '/auth/phone-masking': { put: operations['changePhoneMasking'] };
  '/students/{studentId}/actual-exam-score': { post: operations['createActualExamScore'] };
  '/students/actual-exam-score/{actualExamScoreId}': { put: operations['updateActualExamScore']; delete: operations['deleteActualExamScore'] };
  '/students/actual-exam-score/batch': { put: operations['saveActualExamScores'] };
  '/sp/announcements/read': { put: operations['readAnnouncements'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements': { post: operations['createAnnouncement'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements/{announcementId}': { put: operations['updateAnnouncement']; delete: operations['deleteAnnouncement'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements/{announcementId}/resend': { post: operations['resendAnnouncement'] };
  '/admin/audit/export': { post: operations['exportAudit'] };
  '/admin/audit/{changeSetId}/undo': { post: operations['undoChange'] };
  '/changes/{changeSetId}/undo': { post: operations['undoMyChange'] };
  '/auth/login': { post: operations['login'] };
  '/auth/refresh': { post: operations['refresh'] };
  '/auth/logout': { post: operations['logout'] };
  '/auth/find-password': { post: operations['findPassword'] };
  '/auth/sign-in-code': { post: operations['sendSignInCode'] };
  '/auth/reset-password-via-uuid': { post: operations['resetPasswordViaUuid'] };
  '/auth/first-manager': { post: operations['createFirstManager'] };
  '/supervisor/change-supervisor-password/{supervisorId}': { post: operations['changeSupervisorPassword'] };
  '/sp/change-password': { post: operations['changePassword'] };
  '/board': { get: operations['listBoardPosts']; post: operations['createBoardPost'] };
  '/board/{postId}': { put: operations['updateBoardPost']; delete: operations['deleteBoardPost'] };
  '/board/{postId}/answer': { post: operations['answerBoardPost'] };
  '/board/{postId}/follow-up': { post: operations['followUpBoardPost'] };
  '/board/{postId}/accept': { put: operations['acceptBoardAnswer'] };
  '/board/{postId}/reopen': { post: operations['reopenBoardPost'] };
  '/board/answer/{answerId}': { put: operations['updateBoardAnswer']; delete: operations['deleteBoardAnswer'] };
  '/board/sort-order': { put: operations['sortBoardPosts'] };
  '/board/file/upload': { post: operations['uploadBoardFiles'] };
  '/board/settings': { put: operations['changeBoardSettings'] };
  '/board/replies': { post: operations['createBoardReply'] };
  '/board/replies/{replyId}': { put: operations['updateBoardReply']; delete: operations['deleteBoardReply'] };
  '/sp/calendar': { get: operations['readCalendarLink']; post: operations['createCalendarLink']; delete: operations['revokeCalendarLink'] };
  '/clinic/slot/{slotId}/participants': { post: operations['addClinicParticipants'] };
  '/clinic/slot/{slotId}/participants/{participantId}': { delete: operations['removeClinicParticipant'] };
  '/clinic/participant/{participantId}/move-participant-slot': { put: operations['moveClinicParticipant'] };
  '/clinic/participant/{participantId}/arrival': { put: operations['arriveClinicParticipant'] };
  '/clinic/participant/{participantId}/departure': { put: operations['departClinicParticipant'] };
  '/clinic/participant/{participantId}/hurry': { put: operations['hurryClinicParticipant'] };
  '/clinic/participant/{participantId}/participant-change-time': { put: operations['changeClinicParticipantTime'] };
  '/clinic/participant/{participantId}/memo': { put: operations['writeClinicMemo'] };
  '/clinic/assign-ta': { put: operations['assignClinicTa'] };
  '/clinic/ta-assignment-counts': { get: operations['countClinicTaAssignments'] };
  '/clinic/ta-assignment-details': { get: operations['listClinicTaAssignments'] };
  '/clinic/close-day': { post: operations['closeClinicDay'] };
  '/clinic/undo': { post: operations['undoClinic'] };
  '/sp/clinic-slot/{slotId}/reserve': { post: operations['reserveClinicSlot'] };
  '/sp/clinic-slot/{slotId}/cancel': { post: operations['cancelClinicSlot'] };
  '/sp/counsel-slot/{slotId}/reserve': { post: operations['reserveCounselSlot'] };
  '/sp/counsel-slot/{slotId}/cancel': { post: operations['cancelCounselSlot'] };
  '/clinic/slot': { get: operations['listClinicSlots']; post: operations['createClinicSlot'] };
  '/clinic/slot/{slotId}': { put: operations['updateClinicSlot']; delete: operations['deleteClinicSlot'] };
  '/clinic/slot/{slotId}/repeat': { post: operations['repeatClinicSlot'] };
  '/clinic/copy-clinic-by-day': { post: operations['copyClinicDay'] };
  '/clinic/daily-status': { get: operations['readClinicDailyStatus'] };
  '/admin/clinic-rules': { put: operations['updateClinicRules'] };
  '/clinic/todo': { post: operations['createClinicTodos'] };
  '/clinic/todo/{todoId}': { put: operations['updateClinicTodo']; delete: operations['deleteClinicTodo'] };
  '/clinic/todo/{todoId}/todo-status': { put: operations['setClinicTodoStatus'] };
  '/clinic/change-seq-for-clinic-todo': { put: operations['orderClinicTodos'] };
  '/clinic/participant/{participantId}/grade-submit': { post: operations['gradeClinicTodo'] };
  '/students/{studentId}/consents': { post: operations['recordConsent'] };
  '/consents/{consentId}/withdraw': { post: operations['withdrawConsent'] };
  '/students/{studentId}/birthday': { put: operations['setBirthday'] };
  '/sp/consents': { post: operations['giveConsent'] };
  '/sp/consents/{consentId}/withdraw': { post: operations['withdrawOwnConsent'] };
  '/students/{studentId}/consult': { post: operations['createConsult'] };
  '/students/consult/{consultId}': { put: operations['updateConsult']; delete: operations['deleteConsult'] };
  '/students/consult-tasks/{taskId}/close': { put: operations['closeConsultTask'] };
  '/students/alert-settings': { get: operations['readAlertSettings']; put: operations['setAlertSettings'] };
  '/lectures/{lectureId}/class-transfer/{userId}/{targetLectureId}': { post: operations['transferClass'] };
  '/lectures/{lectureId}/class-transfers/{targetLectureId}': { post: operations['transferStudents'] };
  '/lectures/{lectureId}/enrollments': { post: operations['enrollStudents'] };
  '/lectures/{lectureId}/enrollments/candidates': { post: operations['findEnrollees'] };
  '/error-log/error': { post: operations['reportError'] };
  '/admin/errors/{errorId}/status': { put: operations['setErrorStatus'] };
  '/lectures/{lectureId}/exam-template': { post: operations['createExamTemplate'] };
  '/lectures/{lectureId}/exam-template/{templateId}': { put: operations['updateExamTemplate']; delete: operations['deleteExamTemplate'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/new': { post: operations['createExam'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/{examId}': { put: operations['updateExam']; delete: operations['deleteExam'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/{examId}/cutline/{value}': { put: operations['setExamCutline'] };
  '/wl-exam/{examId}/ready-to-show/{flag}': { put: operations['showExam'] };
  '/wl-exam/{examId}/copy-wle': { post: operations['copyExam'] };
  '/wl-exam/{examId}': { delete: operations['removeExam'] };
  '/wl-exam/{examId}/answers': { put: operations['setExamKey'] };
  '/wl-exam/change-sequence': { put: operations['orderExams'] };
  '/wl-exam/{examId}/wle-core-info': { put: operations['setExamCoreInfo'] };
  '/wl-exam/{templateId}/let-core-info': { put: operations['setTemplateCoreInfo'] };
  '/wl-exam/{examId}/link': { post: operations['linkExam'] };
  '/wl-exam/{examId}/unlink': { post: operations['unlinkExam'] };
  '/wl-exam/{examId}/re-grade': { post: operations['regradeExam'] };
  '/supervisor/expense-claim': { get: operations['readMyClaims']; post: operations['createClaim'] };
  '/supervisor/expense-claim/{expenseClaimId}': { put: operations['updateClaim']; delete: operations['deleteClaim'] };
  '/admin/expense-claim/{expenseClaimId}/status': { put: operations['decideClaim'] };
  '/files/{ownerType}/{ownerId}': { get: operations['listDownloads']; post: operations['createUpload'] };
  '/files/get-url': { get: operations['getDownload'] };
  '/files/upload-done': { post: operations['finishUpload'] };
  '/files/{fileId}/memo': { put: operations['writeFileMemo'] };
  '/files/{fileId}/watermark': { put: operations['setWatermark'] };
  '/files/{fileId}': { delete: operations['deleteFile'] };
  '/files/multipart/initiate': { post: operations['beginMultipart'] };
  '/files/multipart/complete': { post: operations['completeMultipart'] };
  '/files/multipart/abort': { post: operations['abortMultipart'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/file-permission/{fileId}': { put: operations['setFilePermission'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/file-permission/bulk': { put: operations['setFilePermissions'] };
  '/sp/get-download-url-by-file-id/{fileId}': { get: operations['getMyDownload'] };
  '/sp/file/{fileId}/view': { post: operations['viewFile'] };
  '/sp/self-study-file/{fileId}/view': { post: operations['viewSelfStudyFile'] };
  '/sp/profile-image': { post: operations['uploadProfileImage'] };
  '/inquiries': { post: operations['createInquiry'] };
  '/inquiries/{inquiryId}/close': { put: operations['closeInquiry'] };
  '/admin/landing': { put: operations['updateLanding'] };
  '/admin/landing/picture': { put: operations['uploadLandingPicture']; delete: operations['deleteLandingPicture'] };
  '/admin/landing/logo': { put: operations['uploadLandingLogo']; delete: operations['deleteLandingLogo'] };
  '/admin/landing/fixed': { get: operations['readFixedSettings'] };
  '/lectures/{lectureId}/ddays': { post: operations['createLectureDday'] };
  '/lectures/ddays/seq': { put: operations['orderLectureDdays'] };
  '/lectures/ddays/{ddayId}': { put: operations['updateLectureDday']; delete: operations['deleteLectureDday'] };
  '/sp/lecture-materials/{materialId}/check': { post: operations['checkLectureMaterial'] };
  '/lectures': { post: operations['createLecture'] };
  '/lectures/excel': { post: operations['importLectures'] };
  '/lectures/{lectureId}': { put: operations['updateLecture'] };
  '/lectures/{lectureId}/disable': { put: operations['disableLecture'] };
  '/admin/notice': { post: operations['createNotice'] };
  '/admin/notice/{noticeId}': { put: operations['updateNotice']; delete: operations['deleteNotice'] };
  '/admin/clinic-notice': { put: operations['writeClinicNotice'] };
  '/sp/notifications/read': { put: operations['readNotifications'] };
  '/sp/notifications/preferences/{kind}': { put: operations['setNotificationPreference'] };
  '/sp/push': { get: operations['readPushSettings'] };
  '/sp/push/quiet-hours': { put: operations['setQuietHours'] };
  '/sp/push/subscription': { put: operations['subscribePush'] };
  '/sp/push/unsubscribe': { post: operations['unsubscribePush'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}': { get: operations['readOmrDesk']; post: operations['uploadOmrScan'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/print': { post: operations['printOmrSheets'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/sheets/{sheetId}': { get: operations['readSheetPage']; put: operations['reviewSheet'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/scans/{scanId}': { delete: operations['cancelScan'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/undo': { post: operations['undoOmr'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/sheet-memo/{sheetId}': { put: operations['writeSheetMemo'] };
  '/wl-exam/{examId}/omr-files': { delete: operations['deleteOmrFiles'] };
  '/wl-score/{scoreId}/omr': { delete: operations['deleteScoreOmr'] };
  '/students/{studentId}/parent-links': { post: operations['createParentLink'] };
  '/parent-links/revoke': { post: operations['revokeParentLinks'] };
  '/parent-links/open': { post: operations['openParentLink'] };
  '/parent-links/renew': { post: operations['renewParentLink'] };
  '/parent-links/family': { post: operations['sendFamilyLink'] };
  '/parent-links/absence': { post: operations['tellAbsence'] };
  '/parent-links/reserve': { post: operations['reserveByLink'] };
  '/parent-links/cancel': { post: operations['cancelByLink'] };
  '/parent-links/consent': { post: operations['consentByLink'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/attendance/{userId}/{typeId}': { put: operations['markAttendance'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/attendance/bulk': { put: operations['markAttendanceBulk'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/memo/bulk': { put: operations['writeMemoBulk'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/attendance/undo': { post: operations['undoAttendance'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/student-memo/{userId}': { put: operations['writeStudentMemo'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants': { post: operations['addParticipants'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants/with-options': { post: operations['addParticipantsWithOptions'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/wlp-candidate-excel': { post: operations['findCandidates'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants/bulk': { delete: operations['removeParticipants'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants/{participantId}/attendance-lock/{flag}': { put: operations['lockAttendance'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/wlp-user-id-list': { get: operations['listParticipantUserIds'] };
  '/supervisor/my-pay-info': { get: operations['readMyPay'] };
  '/supervisor/my-pay-info/{month}/slip': { get: operations['printMySlip'] };
  '/supervisor/bank-account': { put: operations['saveMyAccount'] };
  '/admin/payroll-info': { get: operations['readPayroll'] };
  '/admin/payroll/{month}/close': { post: operations['closePayroll'] };
  '/admin/payroll/{month}/reopen': { post: operations['reopenPayroll'] };
  '/admin/payroll/{month}/slips': { get: operations['printSlips'] };
  '/admin/payroll/{month}/bank-list': { get: operations['readBankList'] };
  '/admin/ta/{taId}/bank-account': { put: operations['saveTaAccount'] };
  '/admin/pay-rules': { put: operations['savePayRule'] };
  '/admin/pay-rules/{ruleId}': { delete: operations['deletePayRule'] };
  '/admin/ta-monthly-custom-wage': { post: operations['createCustomWage'] };
  '/admin/ta-monthly-custom-wage/{customWageId}': { put: operations['updateCustomWage']; delete: operations['deleteCustomWage'] };
  '/realtime/refresh/{topic}/{id}': { post: operations['requestRefresh'] };
  '/report-cards/links': { post: operations['createReportLinks'] };
  '/report-cards/links/revoke': { post: operations['revokeReportLinks'] };
  '/wl-score/{scoreId}/report-remark': { put: operations['writeReportRemark'] };
  '/report-cards/open': { post: operations['openReportLink'] };
  '/wle-retake': { post: operations['createRetakeExam'] };
  '/wle-retake/{retakeId}': { put: operations['updateRetakeExam']; delete: operations['deleteRetakeExam'] };
  '/wle-retake/{retakeId}/map': { post: operations['mapRetakeQuestions'] };
  '/retention/settings': { put: operations['changeRetentionSettings'] };
  '/retention/runs': { post: operations['beginRetentionRun'] };
  '/retention/runs/{runId}/continue': { post: operations['continueRetentionRun'] };
  '/retention/runs/{runId}/cancel': { post: operations['cancelRetentionRun'] };
  '/students/{studentId}/withdrawal': { put: operations['recordWithdrawal'] };
  '/wl-score/settings': { put: operations['changeScoreSettings'] };
  '/wl-score/first/{scoreId}/value/{value}': { patch: operations['setFirstValue'] };
  '/wl-score/first/{scoreId}/delivery-type': { patch: operations['setFirstDelivery'] };
  '/wl-score/first/{scoreId}/memo': { patch: operations['writeFirstMemo'] };
  '/wl-score/first/{scoreId}/clinic-status': { patch: operations['setFirstClinicStatus'] };
  '/wl-score/retake/{retakeScoreId}/value/{value}': { patch: operations['setRetakeValue'] };
  '/wl-score/retake/{retakeScoreId}/delivery-type': { patch: operations['setRetakeDelivery'] };
  '/wl-score/retake/{retakeScoreId}/memo': { patch: operations['writeRetakeMemo'] };
  '/wl-score/retake/{retakeScoreId}/clinic-status': { patch: operations['setRetakeClinicStatus'] };
  '/wl-score/retake/{retakeScoreId}': { delete: operations['deleteRetake'] };
  '/wl-score/{scoreId}/retake': { post: operations['addRetake'] };
  '/wl-score/retakes': { post: operations['addRetakes'] };
  '/wl-score/undo': { post: operations['undoScores'] };
  '/wl-score/manual-entry': { post: operations['enterAnswers'] };
  '/wl-score/cell-lock/request': { post: operations['requestCellLock'] };
  '/wl-score/cell-lock/release': { post: operations['releaseCellLock'] };
  '/wl-score/{scoreId}/status': { patch: operations['setScoreStatus'] };
  '/wl-score/{scoreId}/grade/{attemptType}': { patch: operations['setScoreGrade'] };
  '/wl-score/batch-update-score-or-status': { put: operations['changeScores'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/student-score': { put: operations['setStudentScore'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/student-score-v2': { put: operations['setStudentScores'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/score-memo/{scoreId}': { put: operations['writeScoreMemo'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/score-clinic-status/{scoreId}': { put: operations['setScoreClinicStatus'] };
  '/wl-exam/{examId}/student-answers': { put: operations['changeAnswers'] };
  '/wl-exam/{examId}/upload-answers-excel': { post: operations['uploadExamAnswers'] };
  '/wle-retake/{retakeId}/upload-answers-excel': { post: operations['uploadRetakeAnswers'] };
  '/admin/setup': { get: operations['readSetup']; put: operations['putAwaySetup'] };
  '/sms/send': { post: operations['sendSms'] };
  '/sms/preview': { post: operations['previewSms'] };
  '/sms/ways': { get: operations['readSmsWays'] };
  '/sms/sender': { get: operations['readSmsSender'] };
  '/sms/sender/stop': { put: operations['stopSms'] };
  '/sms/pictures': { post: operations['uploadSmsPicture'] };
  '/sms/pictures/{pictureId}': { get: operations['readSmsPicture'] };
  '/sms/{messageId}': { patch: operations['changeSms'] };
  '/sms/{messageId}/cancel': { post: operations['cancelSms'] };
  '/sms/{messageId}/resend-failed': { post: operations['resendFailedSms'] };
  '/students/{studentId}/memo': { post: operations['createStudentMemo'] };
  '/students/memo/{memoId}': { put: operations['updateStudentMemo']; delete: operations['deleteStudentMemo'] };
  '/students/memo/{memoId}/memo-pin': { post: operations['pinStudentMemo'] };
  '/students/memo-pin/{memoId}': { put: operations['setStudentMemoPin']; delete: operations['unpinStudentMemo'] };
  '/students': { post: operations['createStudent'] };
  '/students/excel': { post: operations['importStudents'] };
  '/students/export': { post: operations['exportStudents'] };
  '/students/batch-change-password': { post: operations['issueTemporaryPasswords'] };
  '/students/{studentId}': { put: operations['updateStudent'] };
  '/students/{studentId}/toggle-status': { put: operations['toggleStudentStatus'] };
  '/students/batch-update': { put: operations['updateStudents'] };
  '/students/student/{studentId}/delete': { post: operations['deleteStudent'] };
  '/students/student/{studentId}/keep': { post: operations['keepStudent'] };
  '/students/{studentId}/representative-lectures': { post: operations['setRepresentativeLecture'] };
  '/students/{studentId}/siblings/{siblingId}': { put: operations['decideSiblings'] };
  '/students/{studentId}/preview': { post: operations['previewStudent'] };
  '/students/{studentId}/phone': { post: operations['revealPhone'] };
  '/sp/upload-files': { post: operations['uploadSubmissionFiles'] };
  '/sp/submit-wle/{examId}/done': { post: operations['submitExam'] };
  '/sp/submit-wle/{examId}/pages/{fileId}': { delete: operations['removeSubmissionPage'] };
  '/submissions/{submissionId}/pages/{fileId}/marks': { put: operations['markSubmissionPage'] };
  '/submissions/{submissionId}/return': { post: operations['returnSubmission'] };
  '/submissions/{submissionId}/reopen': { post: operations['reopenSubmission'] };
  '/submissions/{submissionId}/omr': { post: operations['sendSubmissionToOmr'] };
  '/exams/{examId}/submission-window': { put: operations['setSubmissionWindow'] };
  '/system': { get: operations['readSystem'] };
  '/system/jobs/{jobId}/run': { post: operations['runJob'] };
  '/system/jobs/{jobId}/stop': { post: operations['stopJob'] };
  '/tag': { post: operations['createTag'] };
  '/tag/{tagId}': { put: operations['updateTag']; delete: operations['deleteTag'] };
  '/tag/priority': { put: operations['orderTags'] };
  '/tag/{tagId}/user/{userId}': { post: operations['addTagToUser']; delete: operations['removeTagFromUser'] };
  '/admin/add-ta': { post: operations['addTa'] };
  '/admin/ta/{taId}': { put: operations['updateTa']; delete: operations['deleteTa'] };
  '/admin/ta/{taId}/deletion': { get: operations['previewTaDeletion'] };
  '/admin/ta/{taId}/toggle-status': { put: operations['toggleTaStatus'] };
  '/admin/ta/{taId}/admin-level': { put: operations['setAdminLevel'] };
  '/admin/ta/{taId}/hourly-wage': { put: operations['setHourlyWage'] };
  '/admin/ta/{taId}/monthly-salary': { put: operations['setMonthlySalary'] };
  '/admin/ta/{taId}/payment-type': { put: operations['setPaymentType'] };
  '/admin/ta/{taId}/pay-terms/{month}': { put: operations['setPayTerms']; delete: operations['deletePayTerms'] };
  '/admin/ta/{taId}/wage-types': { put: operations['setTaWageTypes'] };
  '/admin/ta/{taId}/temporary-password': { post: operations['resetTaPassword'] };
  '/admin/ta/{taId}/sessions': { get: operations['readTaSessions']; delete: operations['endTaSessions'] };
  '/sp/terms/accept': { post: operations['acceptTerms'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/info': { post: operations['describeVideo'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/download': { post: operations['openVideo'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos': { post: operations['createVideo'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/seq': { put: operations['orderVideos'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/{videoId}': { put: operations['updateVideo']; delete: operations['deleteVideo'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/{videoId}/windows': { put: operations['setVideoWindows'] };
  '/sp/video-progress/{videoId}': { get: operations['readVideoProgress']; post: operations['reportVideoProgress'] };
  '/admin/hourly-wage-types': { get: operations['readWageTypes']; post: operations['createWageType'] };
  '/admin/hourly-wage-types/{wageTypeId}': { put: operations['updateWageType']; delete: operations['deleteWageType'] };
  '/admin/hourly-wage-types/{wageTypeId}/wages/{month}': { delete: operations['deleteWage'] };
  '/lectures/{lectureId}/weekly-lectures': { post: operations['createWeeklyLecture'] };
  '/lectures/{lectureId}/weekly-lectures/with-special-name': { post: operations['createSpecialWeeklyLecture'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}': { put: operations['updateWeeklyLecture']; delete: operations['deleteWeeklyLecture'] };
  '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/with-special-name': { put: operations['updateSpecialWeeklyLecture'] };
  '/word-decks/{deckId}/assignments': { post: operations['createWordAssignment'] };
  '/word-assignments/{assignmentId}': { put: operations['updateWordAssignment']; delete: operations['deleteWordAssignment'] };
  '/sp/word-reviews': { post: operations['reviewWords'] };
  '/sp/word-pace': { put: operations['chooseWordPace'] };
  '/word-decks/settings': { put: operations['changeWordSettings'] };
  '/word-decks/{deckId}/copy': { post: operations['copyWordDeck'] };
  '/word-decks/{deckId}/map': { get: operations['readWordMap'] };
  '/word-decks/{deckId}/words': { put: operations['saveWords'] };
  '/word-test-plans': { post: operations['createWordTestPlan'] };
  '/word-test-plans/{planId}': { put: operations['updateWordTestPlan']; delete: operations['deleteWordTestPlan'] };
  '/word-test-plans/{planId}/scores': { post: operations['putWordTestScores'] };
  '/word-test-plans/{planId}/re-mark': { post: operations['remarkWordTest'] };
  '/word-test-plans/{planId}/print': { post: operations['printWordTests'] };
  '/word-tests/{testId}/marks': { put: operations['markWordTest'] };
  '/sp/word-test-plans/{planId}/take': { post: operations['takeWordTest'] };
  '/sp/word-tests/{testId}/answers': { post: operations['answerWordTest'] };
  '/sp/word-tests/{testId}/finish': { post: operations['finishWordTest'] };
  '/sp/word-tests/{testId}/leaves': { post: operations['leaveWordTest'] };
  '/supervisor/work-in-out': { post: operations['punchWork'] };
  '/supervisor/work-in-v2': { post: operations['punchIn'] };
  '/supervisor/work-out-v2': { post: operations['punchOut'] };
  '/supervisor/clock': { get: operations['readClock'] };
  '/supervisor/work-corrections': { post: operations['askWorkCorrection'] };
  '/supervisor/work-corrections/{correctionId}': { delete: operations['cancelWorkCorrection'] };
  '/admin/work-corrections/{correctionId}/approve': { post: operations['approveWorkCorrection'] };
  '/admin/work-corrections/{correctionId}/reject': { post: operations['rejectWorkCorrection'] };
  '/admin/work-in-out': { get: operations['listWorkRecords']; post: operations['createWorkRecord'] };
  '/admin/work-in-out/{workRecordId}': { put: operations['updateWorkRecord']; delete: operations['deleteWorkRecord'] };
  '/admin/work-records': { put: operations['changeWorkRecords'] };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** Format: uuid */
    Id: string;
    AbsenceDecision: {
      /** @description The student is marked as absent; else only the notice goes */
      accept: boolean;
    };
    Conflict: {
      id: string;
      /** @description Which of its values, where a write may set several */
      field?: string;
      /** @description Whom or what it is about, for the message */
      label: string;
      mine: string | null;
      theirs: string | null;
      theirVersion: number;
      changedBy: string | null;
      /** Format: date-time */
      changedAt: string | null;
    };
    /** @description RFC 9457 problem details; `code` is stable, `detail` is Korean and tells what to do. */
    Problem: {
      /** @description about:blank */
      type: string;
      title: string;
      status: number;
      /**
       * @example validation-failed
       * @example not-found
       * @example version-conflict
       */
      code: string;
      detail: string;
      requestId: string;
      /** @description What is wrong, by field */
      errors?: {
        /** @description Dotted path in the body, or the name of a parameter */
        field: string;
        message: string;
      }[];
      /** @description On version-conflict: both values, who wrote the other and when */
      conflicts?: components['schemas']['Conflict'][];
    };
    PasskeyJson: { [key: string]: unknown };
    SecondFactorOptions: {
      totp: boolean;
      passkey: components['schemas']['PasskeyJson'] | null;
      /** @description Whether one is left */
      recoveryCode: boolean;
    };
    SecondFactorAnswer: {
      /** @description 앱의 6자리나 복구 코드 */
      code?: string;
      passkey?: components['schemas']['PasskeyJson'];
      rememberDevice: boolean;
    };
    Power: 'ANONYMISE' | 'ISSUE_PASSWORDS';
    TaInfo: { isAdminLevel: boolean };
    AuthInfo: {
      /** @description JWT of 15 minutes with https://hasura.io/jwt/claims */
      accessToken: string;
      userId: components['schemas']['Id'];
      userType: 'STUDENT' | 'TA' | 'ADMIN';
      name: string;
      mustChangePassword: boolean;
      /** @description Nothing else is allowed before */
      mustSetSecondFactor: boolean;
      /** @description What managers may, and TAs to whom it was given */
      powers: components['schemas']['Power'][];
      taInfo: components['schemas']['TaInfo'] | null;
    };
    Passkey: {
      id: components['schemas']['Id'];
      name: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastUsedAt: string | null;
    };
    SecondFactorFor: 'NONE' | 'MANAGERS' | 'STAFF';
    AccountSession: {
      id: components['schemas']['Id'];
      /** @description Browser and system, such as Chrome · Windows */
      device: string;
      ip: string | null;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      lastUsedAt: string;
      isCurrent: boolean;
    };
    AccountEvent: {
      id: components['schemas']['Id'];
      /** Format: date-time */
      at: string;
      kind: string;
      device: string;
      ip: string | null;
      isNewDevice: boolean;
    };
    Account: {
      /** @description Whether an app is connected */
      totp: boolean;
      passkeys: components['schemas']['Passkey'][];
      recoveryCodesLeft: number;
      secondFactorFor: components['schemas']['SecondFactorFor'];
      /** @description Whether lists mask phone numbers */
      maskPhones: boolean;
      sessions: components['schemas']['AccountSession'][];
      events: components['schemas']['AccountEvent'][];
    };
    Password: string;
    PasswordConfirmation: { currentPassword: components['schemas']['Password'] };
    TotpKey: {
      /** @description Base32, for typing */
      secret: string;
      /** @description otpauth://, for the QR code */
      uri: string;
    };
    TotpCode: { code: string };
    RecoveryCodes: { recoveryCodes: string[] };
    PasskeyOptions: { options: components['schemas']['PasskeyJson'] };
    NewPasskey: { name: string; response: components['schemas']['PasskeyJson'] };
    SecondFactorRemoval: { currentPassword: components['schemas']['Password']; app?: boolean; passkeyId?: components['schemas']['Id'] };
    TaSessions: { sessions: components['schemas']['AccountSession'][] };
    SessionsEnd: {
      currentPassword: components['schemas']['Password'];
      /** @description The sign-in to end; without it all but this */
      sessionId?: components['schemas']['Id'];
    };
    SecuritySettings: { secondFactorFor: components['schemas']['SecondFactorFor'] };
    PowersChange: { powers: components['schemas']['Power'][] };
    PhoneMasking: { maskPhones: boolean };
    /** @description 내신, 모의고사, 수능 */
    ActualExamKind: 'SCHOOL' | 'MOCK' | 'CSAT';
    ActualExam: {
      kind: components['schemas']['ActualExamKind'];
      /** @description Of a CSAT the 학년도 */
      year: number;
      /** @description Of SCHOOL only */
      term?: number | null;
      /** @description Of SCHOOL only; null for the whole term */
      part?: ('MIDTERM' | 'FINAL') | null;
      /** @description Of MOCK only */
      month?: number | null;
      subject: string;
    };
    ActualExamMarks: {
      /** @description 원점수 */
      rawScore?: number | null;
      /** @description 표준점수 */
      standardScore?: number | null;
      /** @description 백분위 */
      percentile?: number | null;
      /** @description 등급, 1 is best */
      grade?: number | null;
      /** @description How many grades there were; by the year of entry when absent */
      gradeScale?: (5 | 9) | null;
    };
    ActualExamScoreInput: components['schemas']['ActualExam'] & components['schemas']['ActualExamMarks'];
    Done: { id: components['schemas']['Id'] };
    ActualExamScoreChange: components['schemas']['ActualExamScoreInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    ActualExamScoreRow: components['schemas']['ActualExamScoreInput'] & {
      studentId: components['schemas']['Id'];
      /** @description Of the result that stands; absent for a new one */
      version?: number;
    };
    ActualExamScoreBatch: { rows: components['schemas']['ActualExamScoreRow'][] };
    ActualExamScoreResult: {
      created: number;
      changed: number;
      unchanged: number;
      /**
       * Format: uuid
       * @description The change set in the audit log
       */
      changeSetId: string;
    };
    /** @description A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content) */
    RichText: { type: 'doc'; content: { [key: string]: unknown }[] };
    AnnouncementInput: {
      title: string;
      body: components['schemas']['RichText'];
      /** @description NOW keeps the time of one that is out already */
      publish: 'DRAFT' | 'NOW' | 'AT';
      /**
       * Format: date-time
       * @description When students see it from; only with AT, in the future
       */
      publishAt?: string;
    };
    AnnouncementChange: components['schemas']['AnnouncementInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    ResendAddressee: 'STUDENT' | 'PARENT';
    Resend: {
      sendKey: components['schemas']['Id'];
      addressee: components['schemas']['ResendAddressee'];
      /**
       * @description May go out between 21:00 and 08:00
       * @default false
       */
      quietHoursConfirmed?: boolean;
    };
    ResendResult: {
      /** @description Numbers a message waits for */
      queued: number;
      /** @description Unread students of whom no number is known */
      withoutPhone: number;
    };
    AuditFilter: {
      actorId?: components['schemas']['Id'];
      kind?: string;
      tableName?: string;
      /**
       * Format: date
       * @description The first day, in Seoul
       */
      from?: string;
      /**
       * Format: date
       * @description The last day
       */
      to?: string;
    };
    AuditExportRequest: {
      /** @description Why the entries leave the house */
      purpose: string;
      filter: components['schemas']['AuditFilter'];
    };
    AuditEntry: {
      id: components['schemas']['Id'];
      /** Format: date-time */
      at: string;
      actorName: string | null;
      actorRole: string | null;
      ip: string | null;
      kind: string | null;
      facts: { [key: string]: unknown } | null;
      action: 'INSERT' | 'UPDATE' | 'DELETE';
      tableName: string;
      personName: string | null;
      before: { [key: string]: unknown } | null;
      after: { [key: string]: unknown } | null;
      /** @description Decided about oneself, by the only manager of the academy */
      isForOneself: boolean;
    };
    AuditExport: {
      exportId: components['schemas']['Id'];
      /** @description The newest first */
      entries: components['schemas']['AuditEntry'][];
    };
    UndoneChange: { changeSetId: components['schemas']['Id'] };
    LeftCell: {
      /** @description Whose cell */
      name: string;
      why: 'CHANGED' | 'LOCKED';
      /** @description Who changed it since, where that is known */
      changedBy: string | null;
    };
    UndoneCells: {
      changeSetId: components['schemas']['Id'];
      /** @description What stays as it is */
      left: components['schemas']['LeftCell'][];
    };
    LoginId: string;
    Login: {
      loginId: components['schemas']['LoginId'];
      password: components['schemas']['Password'];
      /** @description A code of POST /auth/sign-in-code; stands for a device that the account knows */
      code?: string;
    };
    /** @description Any usual Korean way of writing; stored as E.164 */
    Phone: string;
    FindPassword: { loginId: components['schemas']['LoginId']; phone: components['schemas']['Phone'] };
    /** @description 8자 이상; 흔한 비밀번호는 받지 않는다 */
    NewPassword: string;
    ResetPassword: { uuid: components['schemas']['Id']; newPassword: components['schemas']['NewPassword'] };
    /** @description What everybody reads of the academy; managers change it later */
    FirstAcademy: { academyName: string; phone: components['schemas']['Phone'] | null; address: string; hours: string; accent: string };
    FirstManager: {
      token: string;
      /** @description 영문 소문자와 숫자로 4–32자 */
      loginId: string;
      name: string;
      newPassword: components['schemas']['NewPassword'];
      /** @description Whoever it is for changes it at the first sign-in */
      isTemporary?: boolean;
      academy?: components['schemas']['FirstAcademy'];
    };
    ChangeSupervisorPassword: {
      /** @description Needed for one's own; a manager gives a colleague a temporary one without it */
      currentPassword?: string;
      newPassword: components['schemas']['NewPassword'];
    };
    ChangePassword: { currentPassword: components['schemas']['Password']; newPassword: components['schemas']['NewPassword'] };
    Category: 'QUESTION' | 'FAQ' | 'NOTICE';
    /** @description Who reads a question besides staff: nobody, or the class of its lecture, which is never told the name. CLASS is kept as ANONYMOUS */
    Visibility: 'PRIVATE' | 'CLASS' | 'ANONYMOUS';
    Posts: {
      total: number;
      posts: {
        id: components['schemas']['Id'];
        category: components['schemas']['Category'];
        title: string;
        excerpt: string;
        visibility: components['schemas']['Visibility'];
        isMine: boolean;
        /** @description Of a question, told to staff and to who asked */
        authorName: string | null;
        lectureName: string | null;
        examName: string | null;
        examNumber: number | null;
        isAnswered: boolean;
        /** Format: date-time */
        waitingSince: string | null;
        /** Format: date-time */
        createdAt: string;
      }[];
    };
    Title: string;
    /** @description Plain words; formulas between dollar signs. Words or a document are needed */
    Words: string;
    PostInput: {
      /** @default QUESTION */
      category?: components['schemas']['Category'];
      title: components['schemas']['Title'];
      body?: components['schemas']['Words'];
      content?: components['schemas']['RichText'];
      visibility?: components['schemas']['Visibility'];
      /** Format: uuid */
      lectureId?: string | null;
      /** Format: uuid */
      examId?: string | null;
      /** @description An item of the exam */
      examNumber?: number | null;
      /** @description Whether an FAQ or a notice is out */
      isPublic?: boolean;
    };
    /** @description The version this change was made from; without it whatever is there */
    Version: number;
    PostChange: {
      title?: components['schemas']['Title'];
      body?: components['schemas']['Words'];
      content?: components['schemas']['RichText'];
      visibility?: components['schemas']['Visibility'];
      /** Format: uuid */
      lectureId?: string | null;
      /** Format: uuid */
      examId?: string | null;
      examNumber?: number | null;
      isPublic?: boolean;
      /**
       * Format: uuid
       * @description Staff only
       */
      assignedTaId?: string | null;
      version?: components['schemas']['Version'];
    };
    /** @description Files of the post that belong to this entry */
    FileIds: components['schemas']['Id'][];
    AnswerInput: { body?: components['schemas']['Words']; content?: components['schemas']['RichText']; fileIds?: components['schemas']['FileIds']; version?: components['schemas']['Version'] };
    FollowUpInput: { body: string; fileIds?: components['schemas']['FileIds'] };
    Acceptance: { answerId: components['schemas']['Id']; isAccepted: boolean };
    Order: {
      category: 'FAQ' | 'NOTICE';
      /** @description All posts of the category in their order */
      postIds: components['schemas']['Id'][];
    };
    /** @description Made NFC and trimmed; control characters and slashes are refused; 200 characters then */
    FileName: string;
    FileInput: {
      fileName: components['schemas']['FileName'];
      /** @description What the browser believes; what the bytes say decides */
      contentType: string;
      /** @description Bytes */
      fileSize: number;
      /** @description SHA-256 over the SHA-256 of each 8 MiB. With it an upload goes on where it was cut off, and what arrives is compared (422 content-differs) */
      contentHash?: string;
    };
    FilesInput: { postId: components['schemas']['Id']; files: components['schemas']['FileInput'][] };
    Multipart: {
      fileId: components['schemas']['Id'];
      uploadId: string;
      /** @description Size of every part but the last */
      partBytes: number;
      parts: {
        number: number;
        /** @description What has arrived already; null when the part is still to be sent */
        etag: string | null;
        /** @description Takes the part by PUT and answers its ETag */
        url: string;
      }[];
      /** Format: date-time */
      expiresAt: string;
    };
    BegunFiles: {
      files: (components['schemas']['Multipart'] & {
        /** @description As it is stored: a student's file gets a name that tells nothing */
        fileName: string;
      })[];
    };
    Settings: { answerHours: number; version?: components['schemas']['Version'] };
    ReplyInput: { title: string; body: string };
    ReplyChange: components['schemas']['ReplyInput'] & { version?: components['schemas']['Version'] };
    CalendarLink: {
      /**
       * Format: date-time
       * @description Null without an address
       */
      createdAt: string | null;
    };
    NewCalendarLink: {
      /** @description Kept nowhere: who loses it makes another */
      url: string;
    };
    /** @description 학습, 성적, 진로·입시, 생활, 학부모 */
    CounselType: 'STUDY' | 'SCORES' | 'CAREER' | 'LIFE' | 'PARENT';
    AddInput: {
      studentIds: components['schemas']['Id'][];
      counselType?: components['schemas']['CounselType'];
      taId?: components['schemas']['Id'];
      /**
       * @description Those who find no seat wait for one
       * @default false
       */
      wait?: boolean;
      /**
       * @description Also those who hold as many open counsel bookings as the academy allows
       * @default false
       */
      exceedsLimit?: boolean;
      /**
       * @description Only says who would be booked and has a lesson then
       * @default false
       */
      dryRun?: boolean;
    };
    BookingStatus: 'WAITING' | 'RESERVED' | 'ARRIVED' | 'DEPARTED' | 'CANCELLED' | 'NO_SHOW';
    /** @description A student in a slot, as it is now */
    Booking: {
      id: components['schemas']['Id'];
      slotId: components['schemas']['Id'];
      studentId: components['schemas']['Id'];
      status: components['schemas']['BookingStatus'];
      counselType: components['schemas']['CounselType'] | null;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      /** @description Place on the waiting list, from 1 */
      place: number | null;
      /** Format: uuid */
      taId: string | null;
      isHurried: boolean;
      memo: string;
      /** Format: date-time */
      arrivedAt: string | null;
      /** Format: date-time */
      departedAt: string | null;
      version: number;
    };
    /** @description A student who has another lesson at that hour. It may be meant, so nothing is refused. */
    StudentClash: {
      userId: components['schemas']['Id'];
      name: string;
      /** @description Name of the other lecture */
      lecture: string;
      /** @description When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회` */
      at: string;
    };
    /** @description Students who have another lesson at that hour, by name */
    StudentClashes: components['schemas']['StudentClash'][];
    Booked: {
      bookings: components['schemas']['Booking'][];
      clashes: components['schemas']['StudentClashes'];
      /**
       * Format: uuid
       * @description What undo takes back; null of a dry run
       */
      changeSetId: string | null;
    };
    Changed: {
      booking: components['schemas']['Booking'];
      /**
       * Format: uuid
       * @description What undo takes back
       */
      changeSetId: string;
    };
    /** @description Of the booking this write changes; where it may be left out whatever is there */
    'Version-2': number;
    MoveInput: { version?: components['schemas']['Version-2']; slotId: components['schemas']['Id'] };
    Placed: components['schemas']['Changed'] & { clashes: components['schemas']['StudentClashes'] };
    HurryInput: { isHurried: boolean; version?: components['schemas']['Version-2'] };
    TimeInput: {
      version?: components['schemas']['Version-2'];
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
    };
    MemoInput: { version: components['schemas']['Version-2']; memo: string };
    AssignInput: {
      participantIds: components['schemas']['Id'][];
      /** @description None takes the TA away, one takes all, several share them: each goes to whoever has least that day */
      taIds: components['schemas']['Id'][];
      /** @description booking → version it was read at; others are not compared */
      versions?: { [key: string]: number };
    };
    ManyChanged: {
      bookings: components['schemas']['Booking'][];
      /**
       * Format: uuid
       * @description What undo takes back
       */
      changeSetId: string;
    };
    ReserveType: 'CLINIC' | 'COUNSEL';
    TaCount: {
      taId: components['schemas']['Id'];
      name: string;
      /** Format: date */
      date: string;
      /** @description Bookings with a seat */
      assigned: number;
      expected: number;
      arrived: number;
      departed: number;
      counsels: number;
      openTodos: number;
      /** @description Of all bookings together */
      minutes: number;
    };
    TaCounts: { counts: components['schemas']['TaCount'][] };
    TaDetail: {
      participantId: components['schemas']['Id'];
      slotId: components['schemas']['Id'];
      /** Format: uuid */
      taId: string | null;
      taName: string | null;
      studentId: components['schemas']['Id'];
      studentName: string;
      status: components['schemas']['BookingStatus'];
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      room: string;
      isHurried: boolean;
      openTodos: number;
    };
    TaDetails: { bookings: components['schemas']['TaDetail'][] };
    /** @description PREVIEW writes nothing */
    Mode: 'PREVIEW' | 'COMMIT';
    CloseInput: {
      /** Format: date */
      date: string;
      reserveType?: components['schemas']['ReserveType'];
      mode: components['schemas']['Mode'];
    };
    Named: {
      participantId: components['schemas']['Id'];
      name: string;
      /** Format: date-time */
      startsAt: string;
    };
    Closed: {
      mode: components['schemas']['Mode'];
      /** @description Who was expected and did not come, or would be marked so */
      noShows: components['schemas']['Named'][];
      /** @description Who still waited for a seat */
      letGo: number;
      /** @description Expected to a time that has not ended; left as they are */
      notOver: number;
      /** @description Who arrived and was not seen off; left as they are */
      stillHere: components['schemas']['Named'][];
      /**
       * Format: uuid
       * @description On COMMIT: what undo takes back
       */
      changeSetId: string | null;
    };
    UndoInput: {
      /** Format: uuid */
      changeSetId: string;
    };
    Undone: {
      /** Format: uuid */
      changeSetId: string;
    };
    ReserveInput: {
      /**
       * @description Wait for a seat when there is none
       * @default false
       */
      wait?: boolean;
    };
    Reservation: {
      id: components['schemas']['Id'];
      status: 'RESERVED' | 'WAITING';
      /** @description Place on the waiting list, from 1; null with a seat */
      place: number | null;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      /** Format: date-time */
      cancelUntil: string;
      /** @description What there is to do there */
      todos: number;
    };
    CounselReserveInput: {
      counselType: components['schemas']['CounselType'];
      /**
       * @description Wait for a seat when there is none
       * @default false
       */
      wait?: boolean;
    };
    Slot: {
      id: components['schemas']['Id'];
      reserveType: components['schemas']['ReserveType'];
      counselType: components['schemas']['CounselType'] | null;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      room: string;
      note: string;
      capacity: number;
      /** Format: uuid */
      taId: string | null;
      /** Format: date-time */
      opensAt: string | null;
      /** Format: date-time */
      closesAt: string;
      /** Format: date-time */
      cancelUntil: string;
      version: number;
    };
    SlotWithLoad: components['schemas']['Slot'] & {
      /** @description Bookings that hold a seat */
      booked: number;
      waiting: number;
      free: number;
    };
    Slots: { slots: components['schemas']['SlotWithLoad'][] };
    SlotInput: {
      reserveType: components['schemas']['ReserveType'];
      /** @description Of a counsel; null for any */
      counselType?: components['schemas']['CounselType'] | null;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description At most 12 hours after the start
       */
      endsAt: string;
      /** @default  */
      room?: string;
      /**
       * @description Students read it
       * @default
       */
      note?: string;
      capacity: number;
      /** @description Who looks after those who book; null for nobody yet */
      taId?: components['schemas']['Id'] | null;
      /** @description Students reserve from then on; null for at once */
      opensAt?: string | null;
      /**
       * Format: date-time
       * @description Students reserve until then; the start when absent
       */
      closesAt?: string;
      /**
       * Format: date-time
       * @description Students cancel until then; the start when absent
       */
      cancelUntil?: string;
      /**
       * @description Only says what it would do
       * @default false
       */
      dryRun?: boolean;
    };
    /** @description What somebody should look at before the day comes; the slot is written all the same */
    Warning: {
      /** @description A public holiday; past the closing hour of the clinic rules; the room or the TA is taken at that time, by a lesson too; one TA may be in clinics at once */
      code: 'HOLIDAY' | 'LATE' | 'ROOM' | 'TA';
      /** Format: date */
      date: string;
      /** Format: date-time */
      startsAt: string;
      /** @description Korean */
      detail: string;
    };
    SlotSaved: {
      slot: components['schemas']['Slot'];
      warnings: components['schemas']['Warning'][];
      /** @description Who waited and has a seat now */
      promoted?: number;
      /** @description Students who are told that they move */
      told?: number;
    };
    SlotChange: components['schemas']['SlotInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    RepeatInput: {
      /**
       * Format: date
       * @description Last day, at most a year after the slot
       */
      until: string;
      /** @description Monday is 1; that of the slot when absent */
      weekdays?: number[];
      mode: components['schemas']['Mode'];
    };
    SlotConflict: {
      /** @description The room or the TA is taken; the day is over; the clinic rules refuse it */
      reason: 'ROOM' | 'TA' | 'PAST' | 'RULE';
      /** Format: date */
      date: string;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      room: string;
      /**
       * Format: uuid
       * @description The slot that is there already
       */
      slotId: string | null;
      /** @description Korean */
      detail: string;
    };
    CopyReport: {
      mode: components['schemas']['Mode'];
      /** @description What is made, or would be */
      made: components['schemas']['Slot'][];
      /** @description What stands in the way; on COMMIT always empty, since it is refused (409 slot-conflicts) */
      conflicts: components['schemas']['SlotConflict'][];
      warnings: components['schemas']['Warning'][];
      /**
       * Format: uuid
       * @description On COMMIT: what undo takes back
       */
      changeSetId: string | null;
    };
    CopyInput: {
      /** Format: date */
      fromDate: string;
      toDates: string[];
      reserveType?: components['schemas']['ReserveType'];
      mode: components['schemas']['Mode'];
    };
    DayStatus: {
      /** Format: date */
      date: string;
      slots: number;
      capacity: number;
      /** @description Bookings that hold a seat */
      booked: number;
      waiting: number;
      /** @description Reserved and not here yet */
      expected: number;
      /** @description Here now */
      arrived: number;
      departed: number;
      noShow: number;
      cancelled: number;
      /** @description Expected or here, and in a hurry */
      hurried: number;
      /** @description Bookings with a seat and without a TA */
      unassigned: number;
      openTodos: number;
      doneTodos: number;
    };
    DailyStatus: { days: components['schemas']['DayStatus'][] };
    Rule: 'ALLOW' | 'WARN' | 'REFUSE';
    RulesInput: {
      version: number;
      /** @description Open counsel bookings of one type a student may hold; unchanged when absent */
      counselLimit?: number;
      /** @description Open clinic bookings of one day a student may hold; unchanged when absent */
      clinicLimit?: number;
      /** @description HH:MM by which every slot has ended */
      closingTime: string;
      lateRule: components['schemas']['Rule'];
      holidayRule: components['schemas']['Rule'];
    };
    Rules: { version: number; counselLimit: number; clinicLimit: number; closingTime: string; lateRule: components['schemas']['Rule']; holidayRule: components['schemas']['Rule'] };
    /** @description 재시험, 오답 정리, 과제, 기타 */
    Kind: 'RETAKE' | 'CORRECTION' | 'HOMEWORK' | 'OTHER';
    NewTodo: { studentId: components['schemas']['Id']; kind: components['schemas']['Kind']; title: components['schemas']['Title']; scoreAttemptId?: components['schemas']['Id']; retakeExamId?: components['schemas']['Id']; memo?: string };
    NewTodos: { items: components['schemas']['NewTodo'][] };
    TodoStatus: 'TODO' | 'DOING' | 'SUBMITTED' | 'DONE' | 'FAILED';
    Todo: {
      id: components['schemas']['Id'];
      studentId: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description The booking it is done in; null until there is one
       */
      participantId: string | null;
      /** @description In the booking, or among what waits for one, from 1 */
      sequence: number;
      kind: components['schemas']['Kind'];
      title: string;
      status: components['schemas']['TodoStatus'];
      /** Format: uuid */
      scoreAttemptId: string | null;
      /** Format: uuid */
      retakeExamId: string | null;
      /**
       * Format: uuid
       * @description The failed todo it stands behind
       */
      followsId: string | null;
      memo: string;
      version: number;
    };
    Todos: {
      todos: components['schemas']['Todo'][];
      /**
       * Format: uuid
       * @description What undo takes back
       */
      changeSetId?: string;
    };
    /** @description Of the todo this write changes; where it may be left out whatever is there */
    'Version-3': number;
    TodoChange: {
      version: components['schemas']['Version-3'];
      kind: components['schemas']['Kind'];
      title: components['schemas']['Title'];
      /** @description Stays when absent */
      retakeExamId?: components['schemas']['Id'] | null;
      /** @description Stays when absent */
      memo?: string;
    };
    StatusInput: { version?: components['schemas']['Version-3']; status: 'DOING' | 'SUBMITTED' | 'DONE' | 'FAILED' };
    StatusChanged: {
      todo: components['schemas']['Todo'];
      /** @description The retake that stands behind what failed */
      followUp: components['schemas']['Todo'] | null;
      /**
       * Format: uuid
       * @description What undo takes back
       */
      changeSetId: string;
    };
    OrderInput: {
      /** @description All that is open of one booking, or of a student without one, in the new order */
      todoIds: components['schemas']['Id'][];
      /** @description The order as it was read; without it whatever is there */
      previousIds?: components['schemas']['Id'][];
    };
    Points: number;
    /** @description At the place of each question's number the number given, or the choices marked as ascending digits; -1 for none */
    Answers: number[];
    DeliveryType: 'ONSITE' | 'ONLINE' | 'HOME';
    /** @description One of value, answers, passed: the last for work without a score, or whose score stays as it is */
    GradeInput: {
      todoId: components['schemas']['Id'];
      version?: components['schemas']['Version-3'];
      value?: components['schemas']['Points'];
      answers?: components['schemas']['Answers'];
      passed?: boolean;
      deliveryType?: components['schemas']['DeliveryType'];
    };
    /** @description 0 is the first attempt */
    RetakeNumber: number;
    ScoreStatus: 'NONE' | 'TAKEN' | 'GRADED' | 'ABSENT' | 'EXEMPT';
    ClinicStatus: 'NONE' | 'REQUIRED' | 'RESERVED' | 'DONE' | 'EXEMPT';
    /** @description Of the attempt this write changes; 0 where there is none yet; without it whatever is there */
    CellVersion: number;
    /** @description One attempt of a score, as it is now */
    Cell: {
      /**
       * Format: uuid
       * @description Null where nothing was written to the first attempt yet
       */
      id: string | null;
      scoreId: components['schemas']['Id'];
      retakeNumber: components['schemas']['RetakeNumber'];
      status: components['schemas']['ScoreStatus'];
      /** @description Raised by a change of status */
      scoreVersion: number;
      value: number | null;
      deliveryType: components['schemas']['DeliveryType'];
      clinicStatus: components['schemas']['ClinicStatus'];
      memo: string;
      grade: number | null;
      gradeScale: 5 | 9 | null;
      version: components['schemas']['CellVersion'];
    };
    Graded: {
      todo: components['schemas']['Todo'];
      /** @description The retake that stands behind what failed */
      followUp: components['schemas']['Todo'] | null;
      /** @description The retake that was graded; null where there is no score */
      cell: components['schemas']['Cell'] | null;
      /** @description Of the attempt that asked for the work; null where none did */
      clinicStatus: components['schemas']['ClinicStatus'] | null;
      /**
       * Format: uuid
       * @description What undo takes back
       */
      changeSetId: string;
    };
    /** @description REQUIRED 개인정보 수집·이용, MARKETING 광고성 문자, PHOTO 사진·영상 활용 */
    ConsentKind: 'REQUIRED' | 'MARKETING' | 'PHOTO';
    ConsentGiver: 'STUDENT' | 'GUARDIAN';
    ConsentMethod: 'PAPER' | 'IN_PERSON' | 'LINK';
    ConsentInput: {
      kind: components['schemas']['ConsentKind'];
      giver: components['schemas']['ConsentGiver'];
      /** @description The guardian's; needed for one */
      giverName?: string;
      method: components['schemas']['ConsentMethod'];
      /**
       * Format: date-time
       * @description Now without it
       */
      givenAt?: string;
    };
    Birthday: {
      /** Format: date */
      birthOn: string | null;
    };
    OwnConsent: { kind: components['schemas']['ConsentKind'] };
    /** @description 학습, 성적, 출결, 진로·입시, 생활, 수납, 기타 */
    ConsultTopic: 'STUDY' | 'SCORES' | 'ATTENDANCE' | 'CAREER' | 'LIFE' | 'PAYMENT' | 'OTHER';
    ConsultChannel: 'PHONE' | 'VISIT' | 'VIDEO_CALL' | 'MESSAGE';
    ConsultCounterpart: 'STUDENT' | 'PARENT' | 'BOTH';
    ConsultInput: {
      /**
       * Format: date-time
       * @description Not later than now
       */
      consultedAt: string;
      /** @description Who talked; whoever writes it when absent */
      consultedBy?: components['schemas']['Id'] | null;
      topic: components['schemas']['ConsultTopic'];
      channel: components['schemas']['ConsultChannel'];
      counterpart: components['schemas']['ConsultCounterpart'];
      body: string;
      /** @description The counsel booking of this student it comes of; stays when absent */
      clinicParticipantId?: components['schemas']['Id'] | null;
      /** @description When to talk again, not before the day of the consult */
      followUpOn?: string | null;
    };
    ConsultChange: components['schemas']['ConsultInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    AlertSettings: {
      /** @description Absences one after another */
      absencesInARow: number;
      /** @description Absences in one lecture */
      absencesInTerm: number;
      /** @description Exams whose scores fell one after another */
      fallingScores: number;
      /** @description Days that a clinic todo is left over */
      todoDays: number;
      /** @description Marks nobody set become absences when their day is over */
      isAutoAbsent: boolean;
    };
    TransferInput: {
      /** @default COMMIT */
      mode?: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /** @description On PREVIEW and COMMIT: the first week the student no longer attends; absent: the next one that is held, today included */
      fromWeeklyLectureId?: components['schemas']['Id'];
      /** @description The first week the student attends in the other lecture; absent: the day of the week above */
      targetWeeklyLectureId?: components['schemas']['Id'];
      /** @description On COMMIT: the plan of the preview; without it whatever the outcome is */
      plan?: string;
      /**
       * Format: uuid
       * @description On UNDO: what to take back
       */
      changeSetId?: string;
    };
    TransferWeek: {
      weeklyLectureId: components['schemas']['Id'];
      weekNumber: number | null;
      specialName: string | null;
      placeInWeek: string | null;
      /** Format: date */
      heldOn: string;
    };
    EarnedWeek: {
      weeklyLectureId: components['schemas']['Id'];
      weekNumber: number | null;
      specialName: string | null;
      placeInWeek: string | null;
      /** Format: date */
      heldOn: string;
      /** @description Name of the mark */
      attendance: string | null;
      hasMemo: boolean;
      isLocked: boolean;
      isScored: boolean;
    };
    TransferOutcome: {
      /**
       * Format: date
       * @description Last day in the lecture; null when nothing of the enrollment remains there
       */
      endsOn: string | null;
      /**
       * Format: date
       * @description First day in the other lecture
       */
      joinsOn: string;
      /**
       * Format: date
       * @description Last day there; null while open
       */
      untilOn: string | null;
      /** @description Weeks of the lecture the student is taken out of */
      leaves: components['schemas']['TransferWeek'][];
      /** @description Weeks of the other lecture the student is added to */
      joins: components['schemas']['TransferWeek'][];
      /** @description Weeks from the given one on where something was earned, which stays */
      stays: components['schemas']['EarnedWeek'][];
      clashes: components['schemas']['StudentClashes'];
      /** @description The lecture was the student's representative lecture, and the other one is now */
      movesRepresentative: boolean;
      /** @description The other lecture on its fullest day from then on */
      enrolled: { taken: number; capacity: number };
    };
    Transfer: {
      mode: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /**
       * Format: uuid
       * @description On COMMIT and UNDO: the change set in the audit log
       */
      changeSetId: string | null;
      /** @description Fingerprint of the outcome; null on UNDO */
      plan: string | null;
      /** @description Null on UNDO */
      outcome: components['schemas']['TransferOutcome'] | null;
    };
    TransfersInput: {
      /** @default COMMIT */
      mode?: 'PREVIEW' | 'COMMIT' | 'UNDO';
      userIds: components['schemas']['Id'][];
      /** @description The first week they no longer attend; absent: the next one that is held, today included */
      fromWeeklyLectureId?: components['schemas']['Id'];
      /** @description The first week they attend in the other lecture; absent: the day of the week above */
      targetWeeklyLectureId?: components['schemas']['Id'];
      /** @description On COMMIT: the plan of the preview; without it whatever the outcome is */
      plan?: string;
      /**
       * Format: uuid
       * @description On UNDO: what to take back
       */
      changeSetId?: string;
    };
    MovedStudent: { userId: components['schemas']['Id']; name: string } & components['schemas']['TransferOutcome'];
    Transfers: {
      mode: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /**
       * Format: uuid
       * @description On COMMIT and UNDO: the change set in the audit log
       */
      changeSetId: string | null;
      /** @description Fingerprint of the outcomes; null on UNDO */
      plan: string | null;
      /** @description One a student, in the order of their ids; empty on UNDO */
      outcomes: components['schemas']['MovedStudent'][];
    };
    EnrollInput: {
      userIds: components['schemas']['Id'][];
      /** Format: date */
      fromDate: string;
      /**
       * Format: date
       * @description Null or absent: open
       */
      toDate?: string | null;
      /**
       * Format: uuid
       * @description The change set that this same enrolment made: it is taken back
       */
      undo?: string;
      /**
       * @description Only says who would be enrolled and has another lesson then
       * @default false
       */
      dryRun?: boolean;
    };
    Enrolled: {
      enrolled: number;
      /** @description Who was enrolled in that time already */
      already: number;
      clashes: components['schemas']['StudentClashes'];
      /**
       * Format: uuid
       * @description Null of a dry run
       */
      changeSetId: string | null;
    };
    CandidateRequest: {
      /**
       * Format: binary
       * @description .xlsx, .xls, .ods or .csv, 10 MB at most
       */
      file?: Blob;
      /** @description Instead of a file: lines as they are copied from a spreadsheet, with or without a header */
      text?: string;
    };
    Candidate: {
      userId: components['schemas']['Id'];
      name: string;
      studentNumber: string;
      school: string;
      grade: string | null;
      /** @description The last four digits; empty without a phone */
      phoneEnd: string;
      /** @description In this lecture on the day of the week */
      isEnrolled: boolean;
    };
    CandidateRow: {
      /** @description Row of the sheet or line of the text, from 1 */
      row: number;
      name: string;
      studentNumber: string | null;
      phone: string | null;
      school: string;
      /** @description One student; several it may be; nobody; in the week already; the same student as in a row above */
      kind: 'MATCHED' | 'AMBIGUOUS' | 'UNKNOWN' | 'PRESENT' | 'REPEATED';
      /** @description Why, and what to do about it; empty for MATCHED */
      reason: string;
      /** @description Whom it may mean, those enrolled in the lecture first */
      candidates: components['schemas']['Candidate'][];
    };
    CandidateReport: {
      rows: components['schemas']['CandidateRow'][];
      /** @description What of the file is not read, in Korean */
      unread: string[];
      counts: { matched: number; ambiguous: number; unknown: number; present: number; repeated: number };
    };
    ErrorReport: {
      message: string;
      stack: string;
      url: string;
      /** Format: date-time */
      timestamp: string;
      userAgent: string;
      /** @description Of the app that crashed */
      version?: string;
    };
    ErrorReceipt: {
      /** @description What the recovery page shows, for the support desk */
      errorId: string;
    };
    ErrorStatus: {
      isClosed: boolean;
      /** @description What was done about it */
      note?: string;
    };
    Name: string;
    /** @description Null for none */
    Cutline: components['schemas']['Points'] | null;
    /** @description CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999 */
    Answer: number;
    Question: {
      number: number;
      /** @default CHOICE */
      kind?: 'CHOICE' | 'SHORT';
      /** @description Null until known */
      answer?: components['schemas']['Answer'] | null;
      /** @description Further answers that count as right */
      alsoAccepts?: components['schemas']['Answer'][];
      points: components['schemas']['Points'];
      unit?: string;
      /** @default NORMAL */
      gradingRule?: 'NORMAL' | 'ALL_CORRECT' | 'VOID';
    };
    Questions: components['schemas']['Question'][];
    CoreInfo: { name: components['schemas']['Name']; cutline?: components['schemas']['Cutline']; totalPoints?: components['schemas']['Points']; questions?: components['schemas']['Questions'] };
    Exam: { id: components['schemas']['Id']; version: number };
    /** @description What is left out stays; with questions they become exactly these */
    TemplateChange: {
      version?: components['schemas']['Version'];
      name?: components['schemas']['Name'];
      cutline?: components['schemas']['Cutline'];
      totalPoints?: components['schemas']['Points'];
      questions?: components['schemas']['Questions'];
    };
    /** @description With a template its name, cutline, points and questions are the template's */
    NewExam: { name?: components['schemas']['Name']; cutline?: components['schemas']['Cutline']; totalPoints?: components['schemas']['Points']; questions?: components['schemas']['Questions']; templateId?: components['schemas']['Id'] };
    /** @description What is left out stays */
    Change: { version?: components['schemas']['Version']; name?: components['schemas']['Name']; cutline?: components['schemas']['Cutline']; totalPoints?: components['schemas']['Points'] };
    VersionOnly: { version?: components['schemas']['Version'] };
    Copy: { weeklyLectureIds: components['schemas']['Id'][] };
    Exams: { exams: components['schemas']['Exam'][] };
    Key: { version?: components['schemas']['Version']; questions: components['schemas']['Questions'] };
    Sequence: {
      weeklyLectureId: components['schemas']['Id'];
      /** @description All exams of the week in their new order */
      examIds: components['schemas']['Id'][];
    };
    Link: { templateId: components['schemas']['Id']; version?: components['schemas']['Version'] };
    Regrade: {
      version?: components['schemas']['Version'];
      /**
       * @description Says what would change and writes nothing
       * @default false
       */
      dryRun?: boolean;
      /**
       * Format: uuid
       * @description The change set of a re-grade of this exam, which is taken back instead: key, values and states are as before it
       */
      takesBack?: string;
      questions?: components['schemas']['Questions'];
    };
    RegradeResult: {
      changes: {
        scoreId: components['schemas']['Id'];
        retakeNumber: components['schemas']['RetakeNumber'];
        studentName: string;
        before: number | null;
        after: number | null;
        clinicBefore: components['schemas']['ClinicStatus'];
        clinicAfter: components['schemas']['ClinicStatus'];
      }[];
      /** @description Values that change */
      changedCount: number;
      /** @description Values that fall */
      loweredCount: number;
      /** @description Attempts that newly ask for the clinic */
      belowCount: number;
      /** @description Of the exam now */
      version: number;
      /** Format: uuid */
      changeSetId: string | null;
    };
    Claim: {
      id: components['schemas']['Id'];
      /** Format: date */
      spentOn: string;
      amount: number;
      description: string;
      status: 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'PAID';
      payMonth: string | null;
      rejectReason: string | null;
      version: number;
      receipts: { fileId: components['schemas']['Id']; name: string }[];
    };
    Claims: { claims: components['schemas']['Claim'][] };
    ClaimInput: {
      /** Format: date */
      spentOn: string;
      amount: number;
      description: string;
    };
    ClaimChange: components['schemas']['ClaimInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    Decision: {
      status: 'APPROVED' | 'REJECTED' | 'PAID';
      /** @description Of REJECTED */
      rejectReason?: string;
    };
    OwnerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM';
    Download: {
      fileId: components['schemas']['Id'];
      /** @description Of this origin; lives 5 minutes, for the sign-in that asked */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    Downloads: {
      files: (components['schemas']['Download'] & {
        name: string;
        contentType: string;
        /** @description Bytes that the reader receives; null for a student's copy that is stamped at the download */
        sizeBytes: number | null;
      })[];
    };
    Upload: {
      fileId: components['schemas']['Id'];
      /** @description Takes the content by PUT until it expires */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    UploadDone: {
      fileId: components['schemas']['Id'];
      ownerType?: components['schemas']['OwnerType'];
      /** @description With the type: what a file belongs to that was begun without it */
      ownerId?: components['schemas']['Id'];
    };
    Listed: components['schemas']['Done'] & {
      /** @description A sentence for the screen where a film is taken that some students cannot play, such as HEVC */
      notice?: string;
    };
    /** @description One of `memo` and `data` */
    FileMemo: {
      memo?: string;
      /** @description Another name of `memo` */
      data?: string;
      version?: number;
    };
    Watermark: { isWatermarked: boolean; version?: number };
    MultipartInput: components['schemas']['FileInput'] & {
      ownerType?: components['schemas']['OwnerType'];
      /** @description With the type: what it belongs to; else complete or upload-done says it */
      ownerId?: components['schemas']['Id'];
    };
    MultipartParts: {
      fileName: components['schemas']['FileName'];
      uploadId: string;
      ownerType?: components['schemas']['OwnerType'];
      /** @description With the type: what a file belongs to that was begun without it */
      ownerId?: components['schemas']['Id'];
      parts: { number: number; etag: string }[];
    };
    MultipartEnd: { fileName: components['schemas']['FileName']; uploadId: string };
    Permission: {
      /** @description Everyone of the lecture or week the file belongs to, or those named */
      readers: 'EVERYONE' | 'STUDENTS';
      /** @description For STUDENTS */
      studentIds?: components['schemas']['Id'][];
      isAllowed: boolean;
    };
    BulkPermission: components['schemas']['Permission'] & { fileIds: components['schemas']['Id'][] };
    'FileIds-2': { fileIds: components['schemas']['Id'][] };
    Picture: {
      /**
       * Format: binary
       * @description JPEG, PNG, WebP, GIF, HEIC or AVIF, 10 MB at most
       */
      file: Blob;
    };
    InquiryInput: {
      kind: 'ENROL' | 'CALL';
      name: string;
      phone: components['schemas']['Phone'];
      /** @default  */
      grade?: string;
      lectureId?: components['schemas']['Id'] | null;
      /** @default  */
      message?: string;
      /** @description Consent to be contacted; without it nothing is kept */
      mayContact: true;
      /**
       * @description Hidden on screen; people leave it empty
       * @default
       */
      website?: string;
    };
    InquiryOutcome: { outcome: string };
    LandingTeacher: { name: string; subject: string; words: string };
    LandingInput: {
      version: number;
      /** @description On every page, paper and text; where the machine names one, that wins. Without it the name stays */
      academyName?: string;
      /** @description When the academy is open, as visitors read it. Without them they stay */
      hours?: string;
      heroTitle: string;
      heroText: string;
      pictureWords: string;
      teachers: components['schemas']['LandingTeacher'][];
      address: string;
      phone: components['schemas']['Phone'] | null;
      showsNotices: boolean;
      takesInquiries: boolean;
      headTitle: string;
      headDescription: string;
      /** @description The academy's colour; empty for the product's. Without it the colour stays */
      accent?: string;
    };
    /** @description The name of an environment variable */
    FixedSetting: 'ACADEMY_NAME' | 'ACADEMY_PHONE';
    FixedSettings: { fixed: components['schemas']['FixedSetting'][] };
    DdayInput: {
      title: string;
      /** Format: date */
      fallsOn: string;
    };
    DdayOrder: {
      /** @description Every D-day of one lecture, first to last */
      ids: components['schemas']['Id'][];
    };
    DdayChange: components['schemas']['DdayInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    /** @example 18:30 */
    Time: string;
    LectureHours: {
      /** @description ISO: 1 월요일 … 7 일요일 */
      weekday: number;
      startsAt: components['schemas']['Time'];
      endsAt: components['schemas']['Time'];
    };
    LectureInput: {
      name: string;
      teacherName: string;
      /** @description ISO: 1 월요일 … 7 일요일 */
      weekday: number;
      startsAt: components['schemas']['Time'];
      endsAt: components['schemas']['Time'];
      /** @default  */
      room?: string;
      capacity: number;
      /** @description From how much on a video counts as watched; absent: it stays as it is, 90 in a new lecture */
      watchedPercent?: number;
      /** @description Visitors see it on the first page; absent: it stays as it is, hidden in a new lecture */
      isPublic?: boolean;
      /** @description Weekly hours besides the one above; absent: they stay as they are */
      hours?: components['schemas']['LectureHours'][];
      /**
       * Format: date
       * @description First day of the term; absent: it stays as it is
       */
      startsOn?: string | null;
      /**
       * Format: date
       * @description Last day of the term; absent: it stays as it is
       */
      endsOn?: string | null;
    };
    /** @description What a column can hold. Several columns may hold a lecture of a student, and hours or a mark each weekday of a lecture */
    LectureSheetField:
      | 'lecture'
      | 'teacher'
      | 'days'
      | 'hours'
      | 'startsAt'
      | 'endsAt'
      | 'monday'
      | 'tuesday'
      | 'wednesday'
      | 'thursday'
      | 'friday'
      | 'saturday'
      | 'sunday'
      | 'room'
      | 'capacity'
      | 'term'
      | 'startsOn'
      | 'endsOn'
      | 'weeks'
      | 'name'
      | 'studentNumber'
      | 'school'
      | 'phone'
      | 'parentPhone'
      | 'fromDate'
      | 'standing';
    LectureSheetColumn: {
      /** @description Empty for the name of the sheet */
      letter: string;
      /** @description As it is written in the sheet */
      header: string;
      field: components['schemas']['LectureSheetField'] | null;
      /** @description What its header says where another column says the same; a person chooses one before anything is written */
      couldBe?: components['schemas']['LectureSheetField'] | null;
    };
    LectureSheetRow: {
      /** @description Row number in the sheet, from 1 */
      row: number;
      /** @description Texts in the order of the columns; a formula begins with = */
      cells: string[];
      /** @description Whom a row with namesakes means: the id of a candidate */
      student?: string;
    };
    LectureSheet: {
      name: string;
      /** @description What a row is */
      about: 'LECTURES' | 'STUDENTS';
      /** @description Row number of the header, from 1 */
      headerRow: number;
      columns: components['schemas']['LectureSheetColumn'][];
      rows: components['schemas']['LectureSheetRow'][];
    };
    /** @description The sheets as they were read, sent back with cells mended, columns named and namesakes decided */
    LectureSheets: components['schemas']['LectureSheet'][];
    LectureImportRequest: {
      mode: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /**
       * Format: binary
       * @description .xlsx, .xls, .ods or .csv, 10 MB at most; on PREVIEW and COMMIT, unless sheets are sent
       */
      file?: Blob;
      sheets?: components['schemas']['LectureSheets'];
      /** @description On COMMIT: what the file is called, for the list of imports */
      fileName?: string;
      /** @description On COMMIT: the plan of the preview */
      plan?: string;
      /** @description On COMMIT: the keys of the chosen lectures and enrollments, separated by commas; absent means all new ones */
      rows?: string;
      /**
       * Format: uuid
       * @description On UNDO: the change set of a COMMIT
       */
      changeSetId?: string;
    };
    /** @description STANDING is there already; UNCLEAR waits for a choice among candidates; LEFT_OUT takes a break or has left */
    ImportedKind: 'NEW' | 'STANDING' | 'UNCLEAR' | 'LEFT_OUT' | 'REFUSED';
    ImportedCell: {
      /** @description Column letter */
      column: string;
      header: string;
      value: string;
      /** @description Korean; what is wrong and what to do */
      reason: string;
    };
    ImportedLecture: {
      /** @description Its place in the file: `0:4` */
      key: string;
      sheet: string;
      /** @description Row number in the sheet, from 1 */
      row: number;
      kind: components['schemas']['ImportedKind'];
      name: string;
      teacherName: string;
      /** @description When it meets, in Korean */
      lessons: string;
      room: string;
      capacity: number;
      /** Format: date */
      startsOn: string | null;
      /** Format: date */
      endsOn: string | null;
      /** @description Lessons that are made */
      weeks: number;
      /** @description Students of the file who will be enrolled */
      students: number;
      problems: components['schemas']['ImportedCell'][];
      /** @description How cells were read and what is left out, in Korean */
      notes: string[];
    };
    ImportedEnrollment: {
      /** @description Its place in the file: `1:4:0`, the first lecture of row 4 */
      key: string;
      sheet: string;
      /** @description Row number in the sheet, from 1 */
      row: number;
      kind: components['schemas']['ImportedKind'];
      name: string;
      studentNumber: string | null;
      school: string;
      lecture: string;
      /** Format: date */
      fromDate: string | null;
      problems: components['schemas']['ImportedCell'][];
      notes: string[];
      /** @description Students whom the row may mean */
      candidates: { id: components['schemas']['Id']; name: string; studentNumber: string; school: string; grade: string | null }[];
    };
    LectureImportReport: {
      /** @description Fingerprint of the file and of what it would change; empty on UNDO */
      plan: string;
      mode: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /** @description On PREVIEW of a file */
      sheets: components['schemas']['LectureSheets'];
      /** @description On PREVIEW of a file: what of it is in none of the sheets, in Korean */
      unread: string[];
      /**
       * Format: uuid
       * @description On COMMIT and UNDO: the change set in the audit log
       */
      changeSetId: string | null;
      /** @description On UNDO the lectures and enrollments that are gone again */
      counts: {
        /** @description To be made */
        lectures: number;
        /** @description Lessons to be made */
        weeks: number;
        /** @description To be made */
        enrollments: number;
        /** @description Lectures and enrollments that are there already */
        standing: number;
        /** @description Enrollments whose student is to be chosen */
        unclear: number;
        /** @description Lectures and enrollments with a problem */
        refused: number;
      };
      lectures: components['schemas']['ImportedLecture'][];
      enrollments: components['schemas']['ImportedEnrollment'][];
    };
    LectureChange: components['schemas']['LectureInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      /**
       * @description Only says which of its students have another class then
       * @default false
       */
      dryRun?: boolean;
    };
    LectureChanged: { id: components['schemas']['Id']; clashes: components['schemas']['StudentClashes'] };
    NoticeKind: 'STAFF' | 'CLINIC';
    NoticeInput: {
      /** @default STAFF */
      kind?: components['schemas']['NoticeKind'];
      title: string;
      body: string;
      /** @default false */
      isPinned?: boolean;
    };
    NoticeChange: components['schemas']['NoticeInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    ClinicNoticeInput: {
      title: string;
      body: string;
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      /**
       * @description Students read it, too
       * @default true
       */
      isForStudents?: boolean;
    };
    NotificationsRead: {
      /** @description All of one's own without it */
      ids?: string[];
    };
    /** @description What happened */
    NotificationKind:
      | 'ABSENT'
      | 'LATE'
      | 'ARRIVAL'
      | 'DEPARTURE'
      | 'CLINIC_RESERVED'
      | 'CLINIC_PROMOTED'
      | 'CLINIC_CANCELLED'
      | 'CLINIC_TOMORROW'
      | 'CLINIC_MOVED'
      | 'WEEK_MOVED'
      | 'SCORE_SHOWN'
      | 'CLINIC_TODO'
      | 'ANNOUNCEMENT'
      | 'QUESTION_ANSWERED'
      | 'REPORT_CARD'
      | 'DDAY_WEEK'
      | 'PASSWORD_RESET';
    NotificationPreference: { isWanted: boolean };
    QuietHours: { quietFrom: string; quietTo: string };
    PushSettings: components['schemas']['QuietHours'] & {
      /** @description VAPID, base64url */
      publicKey: string | null;
    };
    PushEndpoint: {
      /** @description Address at the push service */
      endpoint: string;
    };
    PushSubscription: components['schemas']['PushEndpoint'] & {
      /** @description Public key of the browser, base64url */
      p256dh: string;
      /** @description Secret of the browser, base64url */
      auth: string;
    };
    DeskStudent: {
      scoreId: components['schemas']['Id'];
      studentId: components['schemas']['Id'];
      name: string;
      studentNumber: string;
      /** @description Name of the attendance type; null while unset */
      attendance: string | null;
      status: 'NONE' | 'TAKEN' | 'GRADED' | 'ABSENT' | 'EXEMPT';
    };
    Desk: {
      questionCount: number;
      /** @description Numbers of questions without an answer in the key */
      unanswerable: number[];
      ledger: {
        /** @description Pages that came in */
        pages: number;
        /** @description Answer sheets among them: graded, needsReview, rejected and pending together */
        sheets: number;
        /** @description Blank pages, such as the backs of a duplex scan */
        blank: number;
        /** @description Pages that are no answer sheet, such as covers */
        noSheet: number;
        graded: number;
        needsReview: number;
        rejected: number;
        pending: number;
      };
      /** @description Were there, have no sheet */
      missing: components['schemas']['DeskStudent'][];
      /** @description Have a sheet, but were absent, from the week or from the exam */
      absent: components['schemas']['DeskStudent'][];
    };
    Scan: {
      /**
       * Format: binary
       * @description PDF, JPEG, PNG, TIFF or HEIC, 100 MB at most
       */
      file: Blob;
    };
    ScanQueued: { id: components['schemas']['Id'] };
    PrintRequest: {
      who: 'BLANK' | 'ALL' | 'CHOSEN';
      /** @description With CHOSEN: participants of the week */
      studentIds?: components['schemas']['Id'][];
      retakeExamId?: components['schemas']['Id'];
    };
    SheetField: {
      id: string;
      /** @description Number of the question; 0 for a digit of the student number */
      question: number;
      left: number;
      top: number;
      width: number;
      height: number;
      /** @description As read: marked options one after the other, empty for none */
      value: string;
      flagged: boolean;
      confidence: number;
    };
    SheetPage: {
      id: components['schemas']['Id'];
      version: number;
      /** @description The page upright as a data URL of a JPEG; null when there is none */
      image: string | null;
      /** @description Of the page, in the unit of the fields */
      width: number;
      height: number;
      fields: components['schemas']['SheetField'][];
    };
    /** @description At the place of each question's number what is marked: choices as ascending digits (24 is ② and ④), a short number itself, -1 for none */
    'Answers-2': number[];
    Review: {
      version: number;
      decision: 'GRADE' | 'REJECT';
      studentId?: components['schemas']['Id'];
      answers?: components['schemas']['Answers-2'];
      /** @description This sheet counts instead of the one the student has */
      replaces?: boolean;
      rejectReason?: string;
    };
    Reviewed: {
      id: components['schemas']['Id'];
      version: number;
      status: 'GRADED' | 'REJECTED';
      value: number | null;
      /** Format: uuid */
      changeSetId: string;
    };
    Undo: {
      /** Format: uuid */
      changeSetId: string;
    };
    /** @description One of `memo` and `data` */
    SheetMemo: {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      memo?: string;
      /** @description Another name of `memo` */
      data?: string;
    };
    SheetVersion: { id: components['schemas']['Id']; version: number };
    FilesDeleted: { scans: number; sheets: number };
    LinkPurpose: 'FAMILY' | 'WEEK' | 'COUNSEL' | 'CLINIC' | 'ABSENCE' | 'VIDEO' | 'CONSENT';
    /** @description Sent to the parents */
    ParentLinkText: {
      sendKey: components['schemas']['Id'];
      /** @description #{이름} and #{링크} are filled in */
      body: string;
      /**
       * @description May go out between 21:00 and 08:00
       * @default false
       */
      quietHoursConfirmed?: boolean;
    };
    NewParentLink: {
      purpose: components['schemas']['LinkPurpose'];
      /** @description Above 90 for FAMILY only */
      days: number;
      videoId?: components['schemas']['Id'];
      text?: components['schemas']['ParentLinkText'];
    };
    MadeParentLink: {
      id: components['schemas']['Id'];
      /** @description Told only now */
      url: string;
      /** @description Numbers that the text goes to */
      queued: number;
    };
    ParentLinkIds: { linkIds: components['schemas']['Id'][] };
    RevokedParentLinks: { revoked: number };
    ParentLinkToken: {
      token: string;
      purpose: components['schemas']['LinkPurpose'];
      /** @description Last four digits of the parents' number; asked on the fourth device */
      digits?: string;
      /** @description Of a FAMILY link: chosen by its first browser, asked by each further one */
      pin?: string;
      /**
       * @description What of a FAMILY link is shown or done
       * @default HOME
       */
      part?: 'HOME' | 'WEEK' | 'COUNSEL' | 'CLINIC' | 'ABSENCE' | 'CONSENT' | 'CARD';
      /** @description Of a FAMILY link: one of its children; the student it was made for without it */
      childId?: components['schemas']['Id'];
    };
    ParentLinkOpening: components['schemas']['ParentLinkToken'] & {
      /** @description Of the part CARD */
      cardId?: components['schemas']['Id'];
    };
    ParentChild: { id: components['schemas']['Id']; name: string };
    ParentLesson: {
      weeklyLectureId: components['schemas']['Id'];
      lectureName: string;
      /** Format: date */
      heldOn: string;
      startsAt: string;
      endsAt: string;
      room: string;
      mark: string | null;
      /** Format: date-time */
      markedAt: string | null;
      /** @description What the parents told of it */
      notice: string | null;
    };
    ParentTime: {
      lectureName: string;
      /** Format: date */
      heldOn: string;
      startsAt: string;
      endsAt: string;
    };
    ParentScore: {
      examName: string;
      lectureName: string;
      /** Format: date */
      heldOn: string;
      value: number | null;
      totalPoints: number;
    };
    ParentHomework: { title: string; dueAt: string | null };
    ParentBooked: { slotId: components['schemas']['Id']; reserveType: 'CLINIC' | 'COUNSEL'; counselType: string | null; status: string; startsAt: string; endsAt: string; room: string };
    ParentSlot: { slotId: components['schemas']['Id']; counselType: string | null; startsAt: string; endsAt: string; room: string; free: number; opensAt: string | null };
    /** @description How many seats a student may hold */
    BookingLimits: {
      /** @description Of one day */
      clinicLimit: number;
      /** @description Of one type */
      counselLimit: number;
    };
    /** @description For the student's player: the mark moves over the picture; a FILE plays for 5 minutes, in the browser that opened the link */
    ParentVideo: { title: string; mark: string; kind: 'FILE' | 'LINK' | 'YOUTUBE' | 'VIMEO'; url: string; posterUrl: string | null; captionsUrl: string | null };
    ParentMessage: {
      id: components['schemas']['Id'];
      body: string;
      /** Format: date-time */
      sentAt: string;
    };
    ParentCard: {
      id: components['schemas']['Id'];
      examName: string;
      /** Format: date */
      heldOn: string;
    };
    ReportCard: {
      student: { name: string; school: string; grade: string | null };
      exam: {
        name: string;
        totalPoints: number;
        lectureName: string;
        teacherName: string;
        weekNumber: number | null;
        specialName: string | null;
        placeInWeek: string | null;
        /** Format: date */
        heldOn: string;
      };
      value: number;
      grade: number | null;
      gradeScale: number | null;
      retakes: { retakeNumber: components['schemas']['RetakeNumber']; value: number }[];
      /** @description Null when fewer than five sat it, since it would tell single values */
      statistics: { takenCount: number; mean: number; highest: number } | null;
      /** @description Null unless the link shows it */
      rank: { rank: number; takenCount: number; percentile: number } | null;
      items: {
        number: number;
        unit: string;
        points: number;
        mark: 'RIGHT' | 'WRONG' | 'VOID';
        correctRate: number | null;
        /** @description How many answers the rate is of */
        answeredBy: number | null;
      }[];
      /** @description The last exams of the lecture in percent of their points, this one the last */
      trend: {
        name: string;
        /** Format: date */
        heldOn: string;
        percent: number | null;
        meanPercent: number | null;
      }[];
      /** @description What the teacher says; empty for nothing */
      remark: string;
      /** Format: date-time */
      expiresAt: string;
    };
    /** @description What a link shows; each part only where its purpose shows it */
    ParentPage: {
      studentName: string;
      /** Format: date-time */
      expiresAt: string;
      childId: components['schemas']['Id'];
      /** @description Whom a FAMILY link shows: the student and siblings whom staff confirmed, of parents with the same number */
      children: components['schemas']['ParentChild'][];
      lessons: components['schemas']['ParentLesson'][];
      /** @description Lessons of the week that are not made yet */
      times: components['schemas']['ParentTime'][];
      scores: components['schemas']['ParentScore'][];
      homework: components['schemas']['ParentHomework'][];
      bookings: components['schemas']['ParentBooked'][];
      slots: components['schemas']['ParentSlot'][];
      limits: components['schemas']['BookingLimits'];
      video: components['schemas']['ParentVideo'] | null;
      /** @description Kinds the guardian allows already */
      consents: string[];
      /** @description Texts to the parents' number about the child in the last 30 days, newest first */
      messages: components['schemas']['ParentMessage'][];
      /** @description Report cards that were sent and can still be opened */
      cards: components['schemas']['ParentCard'][];
      card: components['schemas']['ReportCard'] | null;
    };
    LockedParentLink: { token: string; purpose: components['schemas']['LinkPurpose'] };
    ParentAbsence: components['schemas']['ParentLinkToken'] & {
      weeklyLectureId: components['schemas']['Id'];
      /** @description Null takes back what was told. */
      reason: string | null;
    };
    ParentBooking: components['schemas']['ParentLinkToken'] & {
      slotId: components['schemas']['Id'];
      /** @default false */
      wait?: boolean;
      counselType?: components['schemas']['CounselType'];
    };
    ParentCancel: components['schemas']['ParentLinkToken'] & { slotId: components['schemas']['Id'] };
    ParentConsent: components['schemas']['ParentLinkToken'] & { giverName: string; kinds: ('REQUIRED' | 'MARKETING' | 'PHOTO')[] };
    /** @description The version of the participant this write changes; without it whatever is there */
    ReadVersion: number;
    'Version-4': { version?: components['schemas']['ReadVersion'] };
    Mark: {
      id: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      /** Format: uuid */
      attendanceTypeId: string | null;
      memo: string;
      isLocked: boolean;
      lockReason: string;
      /**
       * Format: uuid
       * @description The missed week (its participant) that this one makes up for
       */
      makeupForId: string | null;
      version: number;
    };
    /** @description userId → version */
    Versions: { [key: string]: number };
    /** @description Only those that are unset and unlocked now, the others are skipped; not with versions */
    OnlyBlank: boolean;
    BulkMark: {
      userIds: components['schemas']['Id'][];
      /** @description Null takes the marks back */
      attTypeId: components['schemas']['Id'] | null;
      versions?: components['schemas']['Versions'];
      onlyBlank?: components['schemas']['OnlyBlank'];
    };
    /** @description What the person did, for the audit log */
    ChangeSetKind: 'edit' | 'paste';
    ParticipantChange: {
      participantId: components['schemas']['Id'];
      version: number;
      /** Format: uuid */
      attTypeId?: string | null;
      memo?: string;
      isLocked?: boolean;
      /** @description Of the lock */
      reason?: string;
      /** Format: uuid */
      makeupForId?: string | null;
    };
    /** @description Any changes of participants of the lecture, in any of its weeks; all of them are made or none. A value that is left out stays. */
    ChangeSet: { kind?: components['schemas']['ChangeSetKind']; changes: components['schemas']['ParticipantChange'][] };
    BulkResult: {
      changed: components['schemas']['Mark'][];
      /** @description Left as they were */
      skipped: components['schemas']['Id'][];
      /**
       * Format: uuid
       * @description The change set in the audit log; undo names it
       */
      changeSetId: string;
    };
    BulkMemo: { userIds: components['schemas']['Id'][]; memo: string; versions?: components['schemas']['Versions']; onlyBlank?: components['schemas']['OnlyBlank'] };
    /** @description One of `memo` and `data` */
    'MemoInput-2': {
      version?: components['schemas']['ReadVersion'];
      memo?: string;
      /** @description Another name of `memo` */
      data?: string;
    };
    UserIds: { userIds: components['schemas']['Id'][] };
    AddOptions: {
      userIds: components['schemas']['Id'][];
      /** @description Also into every week of the lecture that is held later */
      followingWeeks: boolean;
      /** @description Queues a text to the phone of each student who was added; at night it waits until 08:00 */
      notify: boolean;
      /**
       * @description Only says who would be added and has another lesson then
       * @default false
       */
      dryRun?: boolean;
    };
    Added: {
      /** @description Who was not in the week before */
      userIds: components['schemas']['Id'][];
      /** @description Every week somebody was added to */
      weeks: { weeklyLectureId: components['schemas']['Id']; added: number }[];
      /** @description Texts queued */
      notified: number;
      /** @description Added, but they have no phone to tell */
      withoutPhone: components['schemas']['Id'][];
      clashes: components['schemas']['StudentClashes'];
      /**
       * Format: uuid
       * @description Null when everybody was there already, and of a dry run
       */
      changeSetId: string | null;
    };
    Lock: {
      version?: components['schemas']['ReadVersion'];
      /** @description Why; an unlock without it says that no reason was given */
      reason?: string;
    };
    PaySums: {
      minutes: number;
      hourly: number;
      salary: number;
      weeklyHoliday: number;
      custom: number;
      /** @description Before claims and withholding */
      earned: number;
      claimed: number;
      withheld: number;
      net: number;
    };
    /** @description A month, such as 2026-03 */
    Month: string;
    PayLine: {
      id: string;
      kind: 'HOURLY' | 'SALARY' | 'WEEKLY_HOLIDAY' | 'CUSTOM' | 'CLAIM' | 'INCOME_TAX' | 'LOCAL_INCOME_TAX';
      /** @description What it opens to: wage type, pay terms, custom wage, claim */
      refId: string | null;
      label: string | null;
      /** @description The Monday */
      week: string | null;
      spentOn: string | null;
      minutes: number | null;
      hourlyWage: number | null;
      workedDays: number | null;
      wholeDays: number | null;
      monthlyWageType: string | null;
      amount: number;
    };
    MyPay: {
      months: (components['schemas']['PaySums'] & {
        month: components['schemas']['Month'];
        /** @description Null while the month is open */
        payDay: string | null;
        lines: components['schemas']['PayLine'][];
      })[];
    };
    BankAccount: {
      bank: string;
      /** @description Stored as digits */
      accountNumber: string;
      accountName: string;
    };
    Payroll: {
      month: components['schemas']['Month'];
      /** Format: date-time */
      closedAt: string | null;
      payDay: string | null;
      rows: (components['schemas']['PaySums'] & { taId: components['schemas']['Id']; name: string })[];
      warnings: { taId: components['schemas']['Id']; kind: string; refId: string | null; amount: number | null; day: string | null }[];
    };
    Closing: {
      /**
       * Format: date
       * @description The 10th of the next month unless it is said
       */
      payDay?: string;
    };
    Reopening: { reason: string };
    BankList: {
      month: components['schemas']['Month'];
      payDay: string;
      transfers: { taId: components['schemas']['Id']; name: string; bank: string; accountNumber: string; accountName: string; amount: number }[];
      withoutAccount: { taId: components['schemas']['Id']; name: string; amount: number }[];
    };
    PayRule: {
      kind: 'MINIMUM_WAGE' | 'WEEKLY_HOLIDAY';
      /** Format: date */
      fromDate: string;
      /** @description 원 an hour, or minutes a week that earn the holiday; 0 while none is paid */
      amount: number;
    };
    CustomWageInput: {
      taId: components['schemas']['Id'];
      month: components['schemas']['Month'];
      /** @description More than 0 adds, less deducts */
      amount: number;
      reason: string;
    };
    CustomWageChange: {
      amount: number;
      reason: string;
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    /** @description A text that takes each link to the parent */
    ReportLinkText: {
      sendKey: components['schemas']['Id'];
      /** @description With #{링크}, and #{이름} and #{시험} where they are wanted */
      body: string;
      /**
       * @description May go out between 21:00 and 08:00
       * @default false
       */
      quietHoursConfirmed?: boolean;
    };
    NewReportLinks: {
      examId: components['schemas']['Id'];
      studentIds: components['schemas']['Id'][];
      /** @description How long they open */
      days: number;
      /** @description Rank and percentile are on the cards */
      showsRank: boolean;
      text?: components['schemas']['ReportLinkText'];
    };
    ReportLinks: {
      links: {
        id: components['schemas']['Id'];
        studentId: components['schemas']['Id'];
        /** @description Kept nowhere: who loses it makes another */
        url: string;
      }[];
      /** @description Numbers a message waits for */
      queued: number;
      /** @description Students of whose parents no number is known */
      withoutPhone: number;
    };
    ReportLinkIds: { linkIds: components['schemas']['Id'][] };
    RevokedLinks: {
      /** @description Links that opened until now */
      revoked: number;
    };
    ReportRemark: {
      body: string;
      /** @description The version this change was made from; 0 where nothing was written yet */
      version: number;
    };
    ReportRemarkVersion: { version: number };
    ReportLinkToken: { token: string };
    NewRetake: { examId: components['schemas']['Id']; name: components['schemas']['Name']; cutline?: components['schemas']['Cutline']; totalPoints?: components['schemas']['Points']; questions?: components['schemas']['Questions'] };
    QuestionMap: {
      /** @description All pairs of the paper; those left out are no longer mapped */
      pairs: {
        /** @description Of the retake paper */
        number: number;
        /** @description Of the exam */
        originalNumber: number;
      }[];
    };
    RetentionSettings: {
      keepYears: number;
      /** @description Receipts and books are kept outside this program */
      receiptsKeptElsewhere: boolean;
      reviewMonth: number;
      /** @description Months after which entries of the change history are deleted; null keeps all. Absent leaves it as it is */
      auditMonths?: number | null;
    };
    RetentionStart: {
      /** @description How many the dry run showed */
      expected: number;
    };
    RetentionProgress: { runId: components['schemas']['Id']; status: 'RUNNING' | 'DONE' | 'CANCELLED'; planned: number; asked: number; skipped: number; takenBack: number };
    RetentionCancel: { takeBack: boolean };
    Withdrawal: {
      /**
       * Format: date
       * @description Not after today
       */
      withdrawnOn: string | null;
      /**
       * Format: date
       * @description For a record that was entered later; without it, it stays
       */
      registeredOn?: string;
    };
    ScoreSettings: {
      /** @description 등급 최소 응시 인원 */
      leastTakers: number;
    };
    'Version-5': { version?: components['schemas']['CellVersion'] };
    DeliveryInput: { version?: components['schemas']['CellVersion']; deliveryType: components['schemas']['DeliveryType'] };
    Memo: string;
    /** @description One of `memo` and `data` */
    'MemoInput-3': {
      version?: components['schemas']['CellVersion'];
      memo?: components['schemas']['Memo'];
      /** @description Another name of `memo` */
      data?: components['schemas']['Memo'];
    };
    ClinicInput: { version?: components['schemas']['CellVersion']; clinicStatus: components['schemas']['ClinicStatus'] };
    RetakeInput: {
      /** @description A paper of its own */
      retakeExamId?: components['schemas']['Id'] | null;
      deliveryType?: components['schemas']['DeliveryType'];
      value?: components['schemas']['Points'] | null;
    };
    RetakesInput: {
      /** @description One named twice counts once */
      scoreIds: components['schemas']['Id'][];
      /** @description A paper of its own */
      retakeExamId?: components['schemas']['Id'] | null;
      deliveryType?: components['schemas']['DeliveryType'];
    };
    Cells: {
      cells: components['schemas']['Cell'][];
      /**
       * Format: uuid
       * @description Where several changed: their change set in the audit log
       */
      changeSetId?: string;
    };
    ManualEntry: { scoreId: components['schemas']['Id']; retakeNumber?: components['schemas']['RetakeNumber']; version?: components['schemas']['CellVersion']; answers: components['schemas']['Answers'] };
    LockRequest: { scoreId: components['schemas']['Id']; retakeNumber?: components['schemas']['RetakeNumber'] };
    CellLock: {
      scoreId: components['schemas']['Id'];
      retakeNumber: components['schemas']['RetakeNumber'];
      /**
       * Format: date-time
       * @description Renew it before; free from then on
       */
      expiresAt: string;
    };
    'StatusInput-2': { scoreVersion?: number; status: components['schemas']['ScoreStatus'] };
    'GradeInput-2': {
      version?: components['schemas']['CellVersion'];
      /** @description Null goes back to the one that follows from the rank */
      grade: number | null;
      /** @description Of RETAKE; the latest when absent */
      retakeNumber?: number;
    };
    /** @description What one cell becomes; a value that is left out stays, without a version it replaces whatever is there */
    CellChange: {
      scoreId: components['schemas']['Id'];
      retakeNumber?: components['schemas']['RetakeNumber'];
      version?: components['schemas']['CellVersion'];
      value?: components['schemas']['Points'] | null;
      deliveryType?: components['schemas']['DeliveryType'];
      memo?: components['schemas']['Memo'];
      clinicStatus?: components['schemas']['ClinicStatus'];
      scoreVersion?: number;
      status?: components['schemas']['ScoreStatus'];
    };
    Batch: {
      /** @description What the person did, for the audit log */
      kind?: 'edit' | 'paste';
      changes: components['schemas']['CellChange'][];
    };
    StudentScore: { examId: components['schemas']['Id']; userId: components['schemas']['Id']; version?: components['schemas']['CellVersion']; value: components['schemas']['Points'] | null };
    /** @description What one student's exams of the week become, all or none */
    StudentScores: {
      userId: components['schemas']['Id'];
      scores: {
        examId: components['schemas']['Id'];
        version?: components['schemas']['CellVersion'];
        value?: components['schemas']['Points'] | null;
        deliveryType?: components['schemas']['DeliveryType'];
        memo?: components['schemas']['Memo'];
      }[];
    };
    AnswersBatch: {
      /** @description What the person did, for the audit log */
      kind?: 'edit' | 'paste';
      changes: {
        scoreId: components['schemas']['Id'];
        version?: components['schemas']['CellVersion'];
        answers: {
          number: number;
          /** @description As in Answers; null for not entered yet */
          answer: number | null;
        }[];
      }[];
    };
    /** @description A first attempt and its answers, as they are now */
    AnsweredCell: { scoreId: components['schemas']['Id']; status: components['schemas']['ScoreStatus']; value: number | null; version: components['schemas']['CellVersion']; answers: components['schemas']['Answers'] | null };
    AnsweredCells: {
      cells: components['schemas']['AnsweredCell'][];
      /**
       * Format: uuid
       * @description Their change set in the audit log
       */
      changeSetId: string;
    };
    /** @description COMMIT_PART writes first scores although questions have no column (409 questions-missing else) */
    AnswersMode: 'PREVIEW' | 'COMMIT' | 'COMMIT_PART';
    AnswersFile: {
      /**
       * Format: binary
       * @description .xlsx, .xls, .ods or .csv, 10 MB at most
       */
      file: Blob;
      mode: components['schemas']['AnswersMode'];
      /** @description The sheet to read; without it the first with answers */
      sheet?: string;
      /** @description On COMMIT: the plan of the preview */
      plan?: string;
    };
    AnswersRow: {
      /** @description Row number in the sheet, from 1 */
      row: number;
      kind: 'NEW' | 'CHANGED' | 'SAME' | 'REFUSED';
      name: string;
      studentNumber: string;
      /** @description The value as it is */
      before: number | null;
      /** @description The value that follows from the answers; null when refused */
      after: number | null;
      /** @description Numbers of questions whose answer changes */
      changedAnswers: number[];
      problems: {
        /** @description Letter of the column */
        column: string;
        header: string;
        value: string;
        reason: string;
      }[];
    };
    AnswersReport: {
      /** @description Fingerprint of the file and of what it would change */
      plan: string;
      mode: components['schemas']['AnswersMode'];
      sheet: string;
      /** @description The sheets with answers */
      sheets: string[];
      /** @description Numbers of the questions without a column */
      missing: number[];
      /** @description Columns that are no question, as they are written */
      ignored: string[];
      /** @description What of the file is not read, in Korean */
      unread: string[];
      /** @description Row number of the header, from 1 */
      headerRow: number;
      /** @description Questions the file has a column for */
      questionCount: number;
      /**
       * Format: uuid
       * @description On COMMIT: the change set in the audit log
       */
      changeSetId: string | null;
      counts: { new: number; changed: number; same: number; refused: number };
      rows: components['schemas']['AnswersRow'][];
    };
    SetupPutAwayBy: {
      /** Format: date-time */
      at: string;
      /** @description Null where the academy was at work before there was a list */
      name: string | null;
    };
    SetupState: {
      /** @description Who put the list away and when; null while it is shown */
      putAway: components['schemas']['SetupPutAwayBy'] | null;
      /** @description Students who are here */
      students: number;
      /** @description Lectures that go on */
      lectures: number;
      /** @description Those of them that have weeks */
      plannedLectures: number;
      /** @description Enrolments that are not over */
      enrollments: number;
      /** @description Other people of the staff who can sign in */
      staff: number;
      texts: {
        /** @description Which way texts go */
        way: 'solapi' | 'outbox' | 'off';
        /** @description A text has gone out */
        wereSent: boolean;
      };
      /** @description Students for whom a parent link was made */
      linkedStudents: number;
      /** @description Null where backups are not taken by this process */
      backups: {
        /**
         * Format: date-time
         * @description Moment of the newest backup
         */
        backedUpAt: string | null;
        /** @description How its check went; null before the first one */
        checkOk: boolean | null;
        /** @description It lies on another disk than the data */
        isElsewhere: boolean;
      } | null;
      /** @description The caller signs in with a second factor */
      hasSecondFactor: boolean;
    };
    SetupPutAway: { isPutAway: boolean };
    /** @description Who gets a text, found by the server when it is sent */
    SmsSource: {
      /** @description Of a lecture, a week, a tag, marks of a week, scores of an exam, or those of a lecture with no clinic booking to come */
      kind: 'LECTURE' | 'WEEK' | 'TAG' | 'ATTENDANCE' | 'SCORE' | 'WITHOUT_BOOKING';
      id: components['schemas']['Id'];
      /** @description ATTENDANCE only */
      attendanceTypeIds?: components['schemas']['Id'][];
      /** @description SCORE only */
      belowCutline?: boolean;
      /** @description SCORE only: from this score on */
      minScore?: number;
      /** @description SCORE only: up to this score */
      maxScore?: number;
    };
    /** @description The template that the words were taken from; its 알림톡 is sent where they are unchanged */
    TextTemplateId: components['schemas']['Id'];
    /** @description A picture that was uploaded for it; it goes as MMS then */
    TextPictureId: components['schemas']['Id'];
    SmsInput: {
      sendKey: components['schemas']['Id'];
      addressee: 'STUDENT' | 'PARENT' | 'BOTH';
      /** @description At most 2,000 bytes of EUC-KR once its #{변수} are filled */
      body: string;
      /** @description Who gets it; this or a source */
      studentIds?: components['schemas']['Id'][];
      source?: components['schemas']['SmsSource'];
      templateId?: components['schemas']['TextTemplateId'];
      pictureId?: components['schemas']['TextPictureId'];
      /**
       * Format: date-time
       * @description When it goes out; at once without it
       */
      scheduledAt?: string;
      /**
       * @description Goes only to those who allow advertising texts, by day; (광고) is put before it
       * @default false
       */
      isAdvertisement?: boolean;
      /**
       * @description May go out between 21:00 and 08:00
       * @default false
       */
      quietHoursConfirmed?: boolean;
    };
    SmsQueued: {
      /** @description Left out of an advertisement, since nobody allowed it */
      withoutConsent?: number;
      /** @description Numbers a message waits for */
      queued: number;
      /** @description Students of whom no number is known */
      withoutPhone: number;
    };
    SmsRequest: {
      addressee: 'STUDENT' | 'PARENT' | 'BOTH';
      /** @description Empty while nothing is written yet */
      body: string;
      studentIds?: components['schemas']['Id'][];
      source?: components['schemas']['SmsSource'];
      templateId?: components['schemas']['TextTemplateId'];
      pictureId?: components['schemas']['TextPictureId'];
      /** Format: date-time */
      scheduledAt?: string;
      /** @default false */
      isAdvertisement?: boolean;
    };
    SmsPreview: {
      /** @description Students that were found */
      people: number;
      /** @description Texts that would go out */
      numbers: number;
      withoutPhone: number;
      withoutConsent: number;
      /** @description Texts saved since siblings, or a student and the guardian, share a number */
      merged: number;
      /** @description The price class of all of them */
      channel: 'SMS' | 'LMS' | 'MMS' | 'ALIMTALK' | 'TOO_LONG';
      /** @description The price class where an 알림톡 cannot arrive */
      fallback?: 'SMS' | 'LMS';
      /** @description EUC-KR bytes of the longest */
      longest: number;
      /** @description Texts of more than 90 bytes */
      overSms: number;
      /** @description It would go out between 21:00 and 08:00 */
      isQuiet: boolean;
      /** @description What may be written for these people */
      variables: string[];
      /** @description Variables that cannot be filled, and for whom */
      missing: {
        variable: string;
        count: number;
        /** @description The first of them */
        names: string[];
      }[];
      /** @description Who gets what, the first 500 */
      texts: {
        /** @description One student, or siblings */
        name: string;
        addressee: 'STUDENT' | 'PARENT';
        phone: string;
        body: string;
        byteLength: number;
      }[];
      /** @description Who gets nothing, the first 500 */
      left: { name: string; reason: 'NO_PHONE' | 'NO_CONSENT' }[];
    };
    SmsWays: {
      /** @description The academy has a Kakao channel */
      alimtalk: boolean;
    };
    SmsSender: {
      /** @description solapi sends, outbox writes a file, off lets them wait */
      way: 'solapi' | 'outbox' | 'off';
      isStopped: boolean;
      /** @description Texts that are due or planned and not sent yet */
      waiting: number;
      /** @description Texts that were sent and are not known to have arrived */
      asked: number;
      problem: null | {
        /** @description What holds texts up */
        reason: string;
        /** Format: date-time */
        since: string;
      };
      account: null | {
        /** @description 원; null where nothing costs */
        balance: number | null;
        senderNumbers: string[];
      };
    };
    SmsStop: { isStopped: boolean };
    SmsPictureInput: {
      /**
       * Format: binary
       * @description JPEG, PNG, WebP, GIF, HEIC or AVIF, 10 MB at most
       */
      file: Blob;
    };
    SmsPicture: {
      id: components['schemas']['Id'];
      /** @description Of the picture as it is sent, at most 200,000 */
      byteLength: number;
    };
    SmsPictureContent: {
      /** @description A JPEG in base64 */
      jpeg: string;
    };
    SmsChange: {
      body?: string;
      /** Format: date-time */
      scheduledAt?: string;
      /** @default false */
      quietHoursConfirmed?: boolean;
    };
    SmsCancelled: {
      /** @description Texts that do not go out any more */
      cancelled: number;
    };
    SmsResend: {
      sendKey: components['schemas']['Id'];
      /**
       * @description May go out between 21:00 and 08:00
       * @default false
       */
      quietHoursConfirmed?: boolean;
    };
    /** @description One of `body` and `data` */
    StudentMemoInput: {
      body?: string;
      /** @description Another name of `body` */
      data?: string;
      isPinned?: boolean;
    };
    /** @description One of `body` and `data` */
    StudentMemoChange: {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      body?: string;
      /** @description Another name of `body` */
      data?: string;
    };
    StudentMemoPin: {
      /** @description What it shall be, so that a double press changes nothing */
      isPinned: boolean;
    };
    Grade: '초4' | '초5' | '초6' | '중1' | '중2' | '중3' | '고1' | '고2' | '고3' | 'N수';
    StudentInput: {
      name: string;
      studentNumber?: string;
      phone?: components['schemas']['Phone'] | null;
      school?: string;
      grade?: components['schemas']['Grade'] | null;
      parentName?: string;
      parentPhone?: components['schemas']['Phone'] | null;
    };
    /** @description What a column can hold */
    ImportField: 'name' | 'studentNumber' | 'school' | 'grade' | 'phone' | 'parentName' | 'parentPhone' | 'lecture' | 'tags' | 'memo' | 'state';
    ImportColumn: {
      /** @description Empty for the name of the sheet */
      letter: string;
      /** @description As it is written in the sheet */
      header: string;
      field: components['schemas']['ImportField'] | null;
      /** @description What its header says where another column says the same; a person chooses one before anything is written */
      couldBe?: components['schemas']['ImportField'] | null;
    };
    ImportSheetRow: {
      /** @description Row number in the sheet, from 1 */
      row: number;
      /** @description Texts in the order of the columns; a formula begins with = */
      cells: string[];
      /** @description Whom a possible duplicate means: the id of a candidate, or NEW for somebody else */
      student?: string;
    };
    /** @description A sheet as it was read. It is sent back with cells mended, columns named and duplicates decided. */
    ImportSheet: {
      name: string;
      /** @description Row number of the header, from 1 */
      headerRow: number;
      columns: components['schemas']['ImportColumn'][];
      rows: components['schemas']['ImportSheetRow'][];
    };
    ImportRequest: {
      mode: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /**
       * Format: binary
       * @description .xlsx, .xls, .ods or .csv, 10 MB at most; on PREVIEW and COMMIT, unless a sheet is sent
       */
      file?: Blob;
      sheet?: components['schemas']['ImportSheet'];
      /** @description On COMMIT: what the file is called, for the list of imports */
      fileName?: string;
      /** @description On COMMIT: the plan of the preview */
      plan?: string;
      /** @description On COMMIT: the chosen row numbers, separated by commas; absent means all new and changed ones */
      rows?: string;
      /**
       * Format: uuid
       * @description On UNDO: the change set of a COMMIT
       */
      changeSetId?: string;
    };
    /** @description DUPLICATE waits for a decision: it may be one of the candidates; LEFT_OUT takes a break or has left, and is counted by none */
    ImportRowKind: 'NEW' | 'CHANGED' | 'SAME' | 'DUPLICATE' | 'LEFT_OUT' | 'REFUSED';
    ImportRow: {
      /** @description Row number in the sheet, from 1 */
      row: number;
      kind: components['schemas']['ImportRowKind'];
      name: string;
      studentNumber: string | null;
      school: string;
      grade: string | null;
      /** @description E.164 */
      phone: string | null;
      parentName: string;
      /** @description E.164 */
      parentPhone: string | null;
      lecture: string | null;
      tags: string[];
      memo: string;
      changes: {
        field: string;
        /** @description Korean */
        label: string;
        before: string;
        after: string;
      }[];
      problems: {
        /** @description Column letter */
        column: string;
        header: string;
        value: string;
        /** @description Korean; what is wrong and what to do */
        reason: string;
      }[];
      /** @description How cells were read that do not say it plainly, in Korean */
      notes: string[];
      /** @description Students whom the row may mean, who were not found by their number */
      candidates: { id: components['schemas']['Id']; name: string; studentNumber: string; school: string; grade: string | null; phone: string | null; parentPhone: string | null }[];
    };
    ImportReport: {
      /** @description Fingerprint of the file and of what it would change; empty on UNDO */
      plan: string;
      mode: 'PREVIEW' | 'COMMIT' | 'UNDO';
      /** @description On PREVIEW of a file: every sheet with a list; the rows are those of the first */
      sheets: components['schemas']['ImportSheet'][];
      /** @description On PREVIEW of a file: what of it is in none of the sheets, in Korean */
      unread: string[];
      /**
       * Format: uuid
       * @description On COMMIT and UNDO: the change set in the audit log
       */
      changeSetId: string | null;
      /** @description Rows by their kind; on UNDO the students who are gone again, and those who are as they were */
      counts: { new: number; changed: number; same: number; duplicate: number; refused: number };
      rows: components['schemas']['ImportRow'][];
    };
    ExportColumn: 'name' | 'studentNumber' | 'school' | 'grade' | 'phone' | 'parentName' | 'parentPhone' | 'lecture' | 'tags' | 'memo' | 'state' | 'registeredOn';
    ExportRequest: {
      userIds: components['schemas']['Id'][];
      columns: components['schemas']['ExportColumn'][];
      /** @description What the file will be; kept with the purpose */
      format: 'XLSX' | 'CSV';
      /** @description Why the personal data leave the house */
      purpose: string;
      /** @description What the list was narrowed to, as people read it; empty for all */
      filter: string;
    };
    ExportedStudents: {
      exportId: components['schemas']['Id'];
      /** @description By student number; texts in the order of the columns, phones as people read them */
      students: string[][];
    };
    BatchChangePassword: { userIds: components['schemas']['Id'][] };
    TemporaryPasswords: { passwords: { userId: components['schemas']['Id']; name: string; loginId: string; temporaryPassword: string }[] };
    StudentChange: components['schemas']['StudentInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    ToggleStatus: {
      /** @description What it shall be, so that a double press changes nothing; without it the opposite of what it is */
      isActive?: boolean;
    };
    /** @description What shall be so of each of them; what is not sent stays. */
    BatchChange: {
      isActive?: boolean;
      grade?: components['schemas']['Grade'] | null;
      school?: string;
      representativeLectureId?: components['schemas']['Id'] | null;
      addTagIds?: components['schemas']['Id'][];
      removeTagIds?: components['schemas']['Id'][];
    };
    BatchUpdate: {
      userIds: components['schemas']['Id'][];
      change: components['schemas']['BatchChange'];
      /**
       * Format: uuid
       * @description The change set that this same change of these people made: it is taken back
       */
      undo?: string;
    };
    BatchUpdateResult: {
      /** @description How many students became different */
      changed: number;
      /** @description How many already were as wanted */
      unchanged: number;
      /**
       * Format: uuid
       * @description The change set in the audit log
       */
      changeSetId: string;
    };
    DeletionRequest: {
      mode: 'PREVIEW' | 'COMMIT';
      /** @description On COMMIT: the version of the preview */
      version?: number;
    };
    DeletionLine: {
      /** @description Korean */
      label: string;
      /** @description How many; null where one cannot count */
      count: number | null;
    };
    DeletionReport: {
      mode: 'PREVIEW' | 'COMMIT';
      /** @description As it was */
      name: string;
      version: number;
      /** @description Days in which it can be taken back */
      undoDays: number;
      goes: components['schemas']['DeletionLine'][];
      stays: components['schemas']['DeletionLine'][];
    };
    RepresentativeLecture: { lectureId: components['schemas']['Id'] | null };
    SiblingDecision: { status: 'CONFIRMED' | 'REFUSED' | null };
    StudentPreview: {
      /** @description A JWT to be kept in memory only */
      accessToken: string;
      /** Format: date-time */
      expiresAt: string;
      userId: components['schemas']['Id'];
      /** @description The student's */
      name: string;
    };
    PhoneOf: { whose: 'STUDENT' | 'PARENT' };
    RevealedPhone: {
      /** @description E.164 */
      phone: string | null;
    };
    PagesInput: { examId: components['schemas']['Id']; files: components['schemas']['FileInput'][] };
    Pages: { submissionId: components['schemas']['Id']; files: components['schemas']['Multipart'][] };
    Submit: {
      /** @description The pages in their order; pages that are not named come last */
      fileIds?: components['schemas']['Id'][];
      /** @description Those among them that are photographed answer sheets */
      omrFileIds?: components['schemas']['Id'][];
    };
    Receipt: {
      id: components['schemas']['Id'];
      receiptNumber: string;
      /** Format: date-time */
      submittedAt: string;
      pages: number;
      /** @description How many of them went to the OMR desk */
      omrPages: number;
    };
    /** @description Part of the width or height of the page as it is stored */
    Place: number;
    Marks: {
      rotation: 0 | 90 | 180 | 270;
      layer: {
        strokes: {
          color: 'RED' | 'BLUE' | 'GREEN';
          width: number;
          /** @description x, y, x, y … */
          points: components['schemas']['Place'][];
        }[];
        stamps: { kind: 'CORRECT' | 'WRONG' | 'PARTLY' | 'GOOD' | 'LOOK'; x: components['schemas']['Place']; y: components['schemas']['Place'] }[];
      };
      /** @description Of the marks as they were read; none for a page without marks */
      version?: number;
    };
    Versioned: { id: components['schemas']['Id']; version: number };
    Comment: { comment: string; version?: number };
    PageIds: { fileIds: components['schemas']['Id'][] };
    Window: {
      /** Format: date-time */
      opensAt: string | null;
      /** Format: date-time */
      closesAt: string | null;
      version?: number;
    };
    /** @description What is due and not done yet */
    Queue: {
      queue: 'texts' | 'notifications' | 'pushes' | 'omr-scans';
      waiting: number;
      /** @description For how long the oldest has been due */
      oldestSeconds: number;
    };
    Backups: {
      /**
       * Format: date-time
       * @description Moment of the newest backup
       */
      backedUpAt: string | null;
      /** @description Its size */
      bytes: number | null;
      /**
       * Format: date-time
       * @description When one was last restored aside and compared
       */
      checkedAt: string | null;
      checkOk: boolean | null;
    };
    SystemState: {
      /**
       * Format: date-time
       * @description When it was read
       */
      at: string;
      /** @description Of the running build */
      version: string;
      /** @description When this process started; null where that is not known */
      startedAt: string | null;
      /** @description The academy is a demo */
      isDemo: boolean;
      database: {
        kind: 'POSTGRES' | 'PGLITE';
        version: string;
        /** @description Size of the database */
        bytes: number;
      };
      /** @description Of the data folder; null where there is none */
      disk: { freeBytes: number; totalBytes: number } | null;
      files: { count: number; bytes: number };
      queues: components['schemas']['Queue'][];
      /** @description What a person should look at of what the server does by itself */
      jobs: {
        /** @description Jobs whose last three runs failed, or that are tried no more */
        failing: number;
        /** @description Jobs that a manager stopped */
        stopped: number;
      };
      /** @description Null where backups are not taken by this process */
      backups: components['schemas']['Backups'] | null;
    };
    TagInput: { name: string; color: string };
    TagChange: components['schemas']['TagInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    TagOrder: { tagIds: components['schemas']['Id'][] };
    TaInput: {
      /** @description 영문 소문자와 숫자로 4–32자 */
      loginId: string;
      name: string;
      phone?: components['schemas']['Phone'] | null;
    };
    IssuedPassword: { id: components['schemas']['Id']; name: string; loginId: string; temporaryPassword: string };
    TaChange: {
      name: string;
      /** @description What is not sent stays */
      phone?: components['schemas']['Phone'] | null;
    };
    TaDeletion: {
      name: string;
      /** @description What of the pay is not settled, in Korean; it must be before the deletion */
      open: string[];
      goes: components['schemas']['DeletionLine'][];
      stays: components['schemas']['DeletionLine'][];
    };
    AdminLevel: { isAdminLevel: boolean };
    /** @description 원 */
    Wage: number;
    HourlyWage: {
      /** @description null for none */
      hourlyWage: components['schemas']['Wage'] | null;
    };
    /** @description 원 */
    Salary: number;
    /** @description 전액, 근무일 비례 */
    MonthlyWageType: 'FULL' | 'PRORATED';
    MonthlySalary: { monthlySalary: components['schemas']['Salary']; salaryStartMonth: components['schemas']['Month']; monthlyWageType: components['schemas']['MonthlyWageType'] };
    PaymentType: 'HOURLY' | 'MONTHLY';
    PaymentTypeChange: { paymentType: components['schemas']['PaymentType'] };
    PayTermsInput: {
      paymentType: components['schemas']['PaymentType'];
      hourlyWage?: components['schemas']['Wage'] | null;
      /** @description By the month only, and needed then */
      monthlySalary?: components['schemas']['Salary'] | null;
      monthlyWageType?: components['schemas']['MonthlyWageType'];
      /** @description Days that earn the whole salary where it is PRORATED; null for Monday to Friday */
      contractedDays?: number | null;
      /** @description 3.3% 원천징수 */
      isWithheld: boolean;
      /** @description The last month; null while it goes on */
      toMonth?: components['schemas']['Month'] | null;
    };
    TaWageTypes: { wageTypeIds: components['schemas']['Id'][] };
    TermAcceptance: { versionIds: components['schemas']['Id'][] };
    VideoInput: {
      title: string;
      /** @description A file uploaded without an owner; instead of an address */
      fileId?: components['schemas']['Id'];
      /** @description Https, of a public host; YouTube and Vimeo are embedded */
      url?: string;
      /** @description With an address; that of a file is read from it */
      durationSeconds?: number;
      /**
       * Format: date-time
       * @description Now when absent
       */
      opensAt?: string;
      /**
       * Format: date-time
       * @description Open-ended when absent
       */
      closesAt?: string | null;
      /**
       * @description For the whole class; otherwise for the absent, for 7 days, and for those with a window of their own
       * @default true
       */
      isForClass?: boolean;
    };
    VideoInfo: { data: components['schemas']['VideoInput'] };
    /** @description One of `videoId` and `url` */
    VideoAsked: {
      videoId?: components['schemas']['Id'];
      /** @description The address of a video at an address */
      url?: string;
    };
    VideoSource: {
      videoId: components['schemas']['Id'];
      kind: 'FILE' | 'LINK' | 'YOUTUBE' | 'VIMEO';
      /** @description A FILE plays from this origin, for the sign-in that asked; YOUTUBE and VIMEO are embedded */
      url: string;
      posterUrl: string | null;
      /** @description WebVTT */
      captionsUrl: string | null;
      /**
       * Format: date-time
       * @description 5 minutes from now
       */
      expiresAt: string;
    };
    VideoOrder: { ids: components['schemas']['Id'][] };
    VideoChange: {
      title: string;
      /** @description Of a video at an address */
      url?: string;
      /** @description Of a video at an address */
      durationSeconds?: number;
      /** Format: date-time */
      opensAt: string;
      /**
       * Format: date-time
       * @description Open-ended when absent
       */
      closesAt?: string | null;
      isForClass: boolean;
      version: number;
    };
    VideoWindows: {
      studentIds: components['schemas']['Id'][];
      window?: {
        /** Format: date-time */
        opensAt: string;
        /**
         * Format: date-time
         * @description Open-ended when absent
         */
        closesAt?: string | null;
      };
    };
    VideoRanges: {
      from: number;
      /** @description Not included */
      to: number;
    }[];
    VideoProgress: {
      videoId: components['schemas']['Id'];
      durationSeconds: number;
      coveredSeconds: number;
      /** @description Rounded down, so that 100 means all of it */
      percent: number;
      ranges: components['schemas']['VideoRanges'];
      lastPositionSeconds: number;
      /**
       * Format: date-time
       * @description Null before the first report
       */
      reportedAt: string | null;
    };
    VideoReport: {
      /** @description Seconds really played */
      ranges: components['schemas']['VideoRanges'];
      /** @description Those of them that were played again after a rewind */
      replayed?: components['schemas']['VideoRanges'];
      lastPositionSeconds: number;
    };
    WageType: {
      id: components['schemas']['Id'];
      name: string;
      isActive: boolean;
      version: number;
      /** @description Of this month */
      hourlyWage: number | null;
      /** @description The newest first */
      wages: { fromMonth: components['schemas']['Month']; hourlyWage: number }[];
      /** @description TAs who may work at it */
      taCount: number;
      /** @description Work records at it */
      recordCount: number;
    };
    WageTypes: { wageTypes: components['schemas']['WageType'][] };
    /** @description 원 */
    'HourlyWage-2': number;
    WageTypeInput: { name: string; hourlyWage: components['schemas']['HourlyWage-2']; fromMonth?: components['schemas']['Month'] };
    WageTypeChange: {
      name?: string;
      /** @description Whether it may be given to TAs */
      isActive?: boolean;
      hourlyWage?: components['schemas']['HourlyWage-2'];
      /** @description From when the wage holds; this month unless it is said */
      fromMonth?: components['schemas']['Month'];
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    WeekInput: {
      weekNumber: number;
      /** @description Which of the lessons of the week it is made as, each once; without it that of its weekday, or a free one of the weekly hours. Its name (14주차 1/2) follows the days and hours */
      meeting?: number;
      /** Format: date */
      heldOn: string;
      startsAt?: components['schemas']['Time'];
      endsAt?: components['schemas']['Time'];
      room?: string;
    };
    NewWeeks: components['schemas']['WeekInput'] & {
      /**
       * @description Only says whose student, teacher or room has another lesson then
       * @default false
       */
      dryRun?: boolean;
      /** @description The other weeks of a run: added with the first, all or none, as one change set */
      following?: components['schemas']['WeekInput'][];
    };
    /** @description A lesson of another lecture, or another one of this, with the same teacher or in the same room. It may be meant, so nothing is refused. */
    PlaceClash: {
      /** @description What is taken, in Korean: `김지훈 선생님, 301호` */
      who: string;
      /** @description Name of its lecture */
      lecture: string;
      /** @description When, in Korean, as of StudentClash */
      at: string;
    };
    /** @description Whose teacher or room is taken */
    PlaceClashes: components['schemas']['PlaceClash'][];
    WeeksAdded: {
      id: components['schemas']['Id'];
      /** @description In the order asked for; id is the first */
      ids: components['schemas']['Id'][];
      /**
       * Format: uuid
       * @description The change set of a run in the audit log
       */
      changeSetId: string | null;
      clashes: components['schemas']['StudentClashes'];
      taken: components['schemas']['PlaceClashes'];
    };
    SpecialWeekInput: {
      specialName: string;
      /** Format: date */
      heldOn: string;
      startsAt?: components['schemas']['Time'];
      endsAt?: components['schemas']['Time'];
      room?: string;
    };
    NewSpecialWeek: components['schemas']['SpecialWeekInput'] & {
      /**
       * @description Only says whose student, teacher or room has another lesson then
       * @default false
       */
      dryRun?: boolean;
    };
    WeekChange: components['schemas']['WeekInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      /**
       * @description Only says who would come and go and be told
       * @default false
       */
      dryRun?: boolean;
    };
    /** @description The names of students that a new date concerns; empty while it stays, and how many are told of a move */
    WeekChanged: {
      id: components['schemas']['Id'];
      /** @description Enrolled on the new date */
      joined: string[];
      /** @description No longer enrolled on the new date */
      left: string[];
      /** @description Not enrolled on the new date either, but something is known of them in the week: they stay */
      kept: string[];
      /** @description Students who are told that the week moves */
      told: number;
      clashes: components['schemas']['StudentClashes'];
      taken: components['schemas']['PlaceClashes'];
    };
    SpecialWeekChange: components['schemas']['SpecialWeekInput'] & {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      /**
       * @description Only says who would come and go and be told
       * @default false
       */
      dryRun?: boolean;
    };
    WordAssignmentGoal: {
      /** @description From which word of the deck on */
      firstPlace: number;
      /** @description Up to which word; null for the end of the deck */
      lastPlace: number | null;
      /** Format: date */
      dueOn: string;
      /** @description How many of the words must be known; null for all */
      target: number | null;
    };
    WordAssignmentInput: components['schemas']['WordAssignmentGoal'] & { lectureId?: components['schemas']['Id']; weeklyLectureId?: components['schemas']['Id']; studentIds?: components['schemas']['Id'][] };
    WordAssignmentChange: components['schemas']['WordAssignmentGoal'] & {
      /** @description The version this change was made from */
      version: number;
    };
    WordReviewInput: {
      /** @description Given by the device, a new one for each answer */
      id: components['schemas']['Id'];
      wordId: components['schemas']['Id'];
      /** @description 1 다시, 2 어려움, 3 알맞음, 4 쉬움 */
      rating: number;
      /**
       * Format: date-time
       * @description By the clock of the device
       */
      reviewedAt: string;
      /** @description Taken back; it counts no longer, whenever it arrives */
      isUndone?: boolean;
    };
    WordReviewsInput: {
      /**
       * Format: date-time
       * @description Now by the clock of the device
       */
      sentAt: string;
      reviews: components['schemas']['WordReviewInput'][];
    };
    WordReviewState: {
      wordId: components['schemas']['Id'];
      state: 'NEW' | 'LEARNING' | 'REVIEW' | 'RELEARNING';
      /** Format: date-time */
      dueAt: string;
      stability: number;
      difficulty: number;
      scheduledDays: number;
      learningSteps: number;
      reps: number;
      lapses: number;
      /** Format: date-time */
      lastReviewedAt: string | null;
    };
    WordReviews: {
      states: components['schemas']['WordReviewState'][];
      /** @description Answers to words one may not read, and those of a minute in which 200 came before */
      refused: components['schemas']['Id'][];
      /** @description Answers that are kept, at another time than the device said by a minute or more: not later than now, not before the word could be read, not more than 30 days ago */
      shifted: components['schemas']['Id'][];
    };
    WordPace: { newPerDay: number };
    WordSettings: {
      /** @description 하루에 새로 배우는 단어 */
      newPerDay: number;
      /** @description 학생이 고를 수 있는 가장 작은 수 */
      leastNew: number;
      /** @description 학생이 고를 수 있는 가장 큰 수 */
      mostNew: number;
    };
    WordDeckCopy: { title: string };
    WordMap: {
      /** @description How many students there are; 200 are listed */
      total: number;
      words: { id: components['schemas']['Id']; term: string; meaning: string }[];
      students: {
        id: components['schemas']['Id'];
        name: string;
        studentNumber: string | null;
        /** @description A letter a word: N 새 단어, L 익히는 중, K 앎, F 잊음 */
        marks: string;
        /** @description How often each word was forgotten, a digit a word; 9 for more */
        lapses: string;
      }[];
    };
    WordInput: {
      /** @description Of a word that is there; without it a new one */
      id?: components['schemas']['Id'];
      /** @description The version this change was made from */
      version?: number;
      term: string;
      meaning: string;
      synonyms: string[];
      example: string;
      partOfSpeech: string;
    };
    WordsInput: { words: components['schemas']['WordInput'][] };
    SavedWords: { added: number; changed: number };
    NewPlan: {
      deckId: components['schemas']['Id'];
      /** @description The week whose students take it; null for chosen students */
      weeklyLectureId?: components['schemas']['Id'] | null;
      /** @description Those who take it, without a week */
      studentIds?: components['schemas']['Id'][];
      title: string;
      fromSequence: number;
      toSequence: number;
      /** @description 4지선다, 쓰기 */
      kind: 'CHOICE' | 'SPELLING';
      /** @description 단어 보고 뜻, 뜻 보고 단어 */
      direction: 'TERM_TO_MEANING' | 'MEANING_TO_TERM';
      questionCount: number;
      /** @description Right answers that reach the target */
      targetCount: number;
      /** @description Printed and marked by staff, never taken on a screen */
      isPrinted?: boolean;
      /** @description Of one attempt; null for none */
      timeLimitSeconds?: number | null;
      /** @description Until the target is reached; null for any number */
      maxAttempts?: number | null;
      ignoresCase?: boolean;
      ignoresSpaces?: boolean;
      /** @description One of several meanings is enough */
      acceptsAnyMeaning?: boolean;
      acceptsSynonyms?: boolean;
      /** Format: date-time */
      opensAt: string;
      /** Format: date-time */
      closesAt: string;
    };
    Plan: { id: components['schemas']['Id']; version: number };
    /** @description What is left out stays */
    PlanChange: {
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
      /** @description Those who take it, without a week; those who have begun stay */
      studentIds?: components['schemas']['Id'][];
      title?: string;
      fromSequence?: number;
      toSequence?: number;
      kind?: 'CHOICE' | 'SPELLING';
      direction?: 'TERM_TO_MEANING' | 'MEANING_TO_TERM';
      questionCount?: number;
      targetCount?: number;
      isPrinted?: boolean;
      timeLimitSeconds?: number | null;
      maxAttempts?: number | null;
      ignoresCase?: boolean;
      ignoresSpaces?: boolean;
      acceptsAnyMeaning?: boolean;
      acceptsSynonyms?: boolean;
      /** Format: date-time */
      opensAt?: string;
      /** Format: date-time */
      closesAt?: string;
    };
    PutScores: {
      /** @description The exam of the week with the scores */
      examId: components['schemas']['Id'];
      /** @description Attempts that were put into a cell now */
      written: number;
      /** @description Students whose scores ask for the clinic */
      below: number;
      /** @description Students who are marked absent or exempt, or left the week */
      skipped?: number;
      /** @description For undoing; null when nothing was new */
      changeSetId: components['schemas']['Id'] | null;
    };
    Remark: { dryRun: boolean; plan?: string };
    /** @description Attempts with an answer that becomes right or wrong, by name, with their right answers; words whose right answers are others now. What stays: undecided answers, none of whose choices is right now; printed attempts, which staff mark by hand; open ones; cells of the week that staff changed. The plan is a fingerprint of what changes; the change set is null with dryRun, and when nothing changes. */
    Remarked: {
      changes: { testId: components['schemas']['Id']; studentName: string; attemptNumber: number; before: number; after: number }[];
      becameRight: number;
      becameWrong: number;
      words: { prompt: string; before: string[]; after: string[] }[];
      undecided: number;
      printed: number;
      open: number;
      keptCells: number;
      plan: string;
      /** Format: uuid */
      changeSetId: string | null;
    };
    WordPrint: {
      /** @description Those whose test is printed; without it all who take the test */
      studentIds?: components['schemas']['Id'][];
      /** @description With an OMR sheet for each student, which the desk of the exam reads */
      answerSheets: boolean;
      /** @description With the right answers of each student on pages of their own, at the end */
      answers: boolean;
    };
    WordMarks: {
      /** @description The version of the attempt these marks were made from; without it whatever is there */
      version?: number;
      /** @description The numbers of the questions that were answered rightly; all others are wrong */
      right: number[];
    };
    WordMarked: {
      id: components['schemas']['Id'];
      version: number;
      /** @description Right answers */
      correct: number;
    };
    'Question-2': {
      sequence: number;
      prompt: string;
      /** @description Null where one writes */
      choices: string[] | null;
    };
    /** @description An attempt as its student sees it; while it is open nothing here tells a right answer */
    Taking: {
      testId: components['schemas']['Id'];
      planId: components['schemas']['Id'];
      title: string;
      kind: 'CHOICE' | 'SPELLING';
      direction: 'TERM_TO_MEANING' | 'MEANING_TO_TERM';
      attemptNumber: number;
      questionCount: number;
      isTimed: boolean;
      /**
       * Format: date-time
       * @description By the clock of the server
       */
      now: string;
      /** Format: date-time */
      endsAt: string;
      /** Format: date-time */
      finishedAt: string | null;
      leftCount: number;
      /** @description The first one without an answer; null when the attempt is over */
      question: components['schemas']['Question-2'] | null;
    };
    'AnswerInput-2': {
      sequence: number;
      /** @description Its place among the choices, from 1 */
      choice?: number;
      /** @description What was written; empty when it is not known */
      answer?: string;
    };
    Punch: {
      /**
       * Format: uuid
       * @description The kind of work that begins; needed where the TA has several
       */
      wageTypeId?: string | null;
      punchId?: components['schemas']['Id'];
    };
    WorkRecord: {
      id: components['schemas']['Id'];
      taId: components['schemas']['Id'];
      taName: string;
      /** Format: uuid */
      wageTypeId: string | null;
      status: 'OPEN' | 'CLOSED';
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      endedAt: string | null;
      /** Format: date */
      workDate: string;
      minutes: number | null;
      /** @description Those of its minutes that are after midnight */
      nextDayMinutes: number;
      memo: string;
      /** @description The out was not punched: it has no minutes until a manager says when it ended */
      isOutMissing: boolean;
      version: number;
    };
    OutPunch: { punchId?: components['schemas']['Id'] };
    ServerClock: {
      /** Format: date-time */
      serverTime: string;
    };
    CorrectionInput: {
      /**
       * Format: uuid
       * @description Left out where nothing was punched
       */
      workRecordId?: string | null;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      endedAt: string;
      /** Format: uuid */
      wageTypeId?: string | null;
      reason: string;
    };
    CorrectionApproval: {
      /** @description The version of the record that was looked at; without it whatever is there */
      recordVersion?: number;
    };
    CorrectionRejection: { answer: string };
    WorkRecordList: {
      records: components['schemas']['WorkRecord'][];
      /** Format: date-time */
      serverTime: string;
    };
    WorkRecordInput: {
      taId: components['schemas']['Id'];
      /** Format: date-time */
      startedAt: string;
      /**
       * Format: date-time
       * @description Left out while the TA is still at work
       */
      endedAt?: string | null;
      /** Format: uuid */
      wageTypeId?: string | null;
      memo?: string;
    };
    /** @description A value that is left out stays. */
    WorkRecordUpdate: {
      /** Format: date-time */
      startedAt?: string;
      /** Format: date-time */
      endedAt?: string;
      /** Format: uuid */
      wageTypeId?: string | null;
      memo?: string;
      /** @description The version this change was made from; without it whatever is there */
      version?: number;
    };
    /** @description What the person did, for the audit log */
    WorkChangeSetKind: 'edit' | 'paste' | 'import';
    /** @description A value that is left out stays. `remove` deletes the record; a record that does not exist is made when `taId` and `startedAt` are there. */
    WorkChange: {
      id: components['schemas']['Id'];
      /** @description The version that was read; of a record that does not exist yet, 0 or the one it had before it was deleted */
      version: number;
      taId?: components['schemas']['Id'];
      /** Format: date-time */
      startedAt?: string;
      /** Format: date-time */
      endedAt?: string | null;
      /** Format: uuid */
      wageTypeId?: string | null;
      memo?: string;
      remove?: boolean;
    };
    WorkChangeSet: {
      kind?: components['schemas']['WorkChangeSetKind'];
      /** @description Writes nothing and says what would be refused, shift by shift */
      isPreview?: boolean;
      changes: components['schemas']['WorkChange'][];
    };
    RemovedWork: {
      id: components['schemas']['Id'];
      /** @description One more than the last it had */
      version: number;
    };
    WorkProblem: { id: components['schemas']['Id']; code: string; message: string };
    WorkChanged: {
      changed: components['schemas']['WorkRecord'][];
      removed: components['schemas']['RemovedWork'][];
      /** @description Of a preview */
      problems: components['schemas']['WorkProblem'][];
      /**
       * Format: uuid
       * @description Null for a preview
       */
      changeSetId: string | null;
    };
  };
  responses: {
    /** @description 끝남 */
    NoContent: { headers: { [name: string]: unknown }; content?: never };
    /** @description 4xx: 잘못된 요청, 권한 없음, 없음, 충돌 */
    Problem: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } };
    /** @description 끝남 */
    Done: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Done'] } };
  };
  parameters: {
    noticeId: components['schemas']['Id'];
    supervisorId: components['schemas']['Id'];
    studentId: components['schemas']['Id'];
    actualExamScoreId: components['schemas']['Id'];
    lectureId: components['schemas']['Id'];
    weeklyLectureId: components['schemas']['Id'];
    announcementId: components['schemas']['Id'];
    changeSetId: components['schemas']['Id'];
    postId: components['schemas']['Id'];
    answerId: components['schemas']['Id'];
    replyId: components['schemas']['Id'];
    /** @description Of clinic or counsel */
    slotId: components['schemas']['Id'];
    participantId: components['schemas']['Id'];
    todoId: components['schemas']['Id'];
    consentId: components['schemas']['Id'];
    consultId: components['schemas']['Id'];
    taskId: components['schemas']['Id'];
    userId: components['schemas']['Id'];
    targetLectureId: components['schemas']['Id'];
    /** @description A group of crashes */
    errorId: components['schemas']['Id'];
    templateId: components['schemas']['Id'];
    examId: components['schemas']['Id'];
    points: string;
    flag: 'true' | 'false';
    expenseClaimId: components['schemas']['Id'];
    /** @description A lecture, a week, papers about a student, a consult, a board post, a material, a video, a person's picture, an exam, a submission, an expense claim */
    ownerType: components['schemas']['OwnerType'];
    ownerId: components['schemas']['Id'];
    fileId: components['schemas']['Id'];
    inquiryId: components['schemas']['Id'];
    ddayId: components['schemas']['Id'];
    materialId: components['schemas']['Id'];
    sheetId: components['schemas']['Id'];
    scanId: components['schemas']['Id'];
    scoreId: components['schemas']['Id'];
    month: components['schemas']['Month'];
    monthQuery: components['schemas']['Month'];
    taQuery: components['schemas']['Id'];
    taId: components['schemas']['Id'];
    /** @description Minimum wage or weekly-holiday pay */
    ruleId: components['schemas']['Id'];
    customWageId: components['schemas']['Id'];
    retakeId: components['schemas']['Id'];
    runId: components['schemas']['Id'];
    /** @description An attempt */
    retakeScoreId: components['schemas']['Id'];
    attemptType: 'FIRST' | 'RETAKE';
    pictureId: components['schemas']['Id'];
    messageId: components['schemas']['Id'];
    memoId: components['schemas']['Id'];
    /** @description Another student */
    siblingId: components['schemas']['Id'];
    submissionId: components['schemas']['Id'];
    jobId: components['schemas']['Id'];
    tagId: components['schemas']['Id'];
    videoId: components['schemas']['Id'];
    wageTypeId: components['schemas']['Id'];
    deckId: components['schemas']['Id'];
    assignmentId: components['schemas']['Id'];
    /** @description A word test */
    planId: components['schemas']['Id'];
    /** @description An attempt at a word test */
    testId: components['schemas']['Id'];
    correctionId: components['schemas']['Id'];
    workRecordId: components['schemas']['Id'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  decideAbsence: {
    parameters: { query?: never; header?: never; path: { noticeId: components['parameters']['noticeId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AbsenceDecision'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readSecondFactorOptions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SecondFactorOptions'] } }; '4XX': components['responses']['Problem'] };
  };
  answerSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SecondFactorAnswer'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuthInfo'] } }; '4XX': components['responses']['Problem'] };
  };
  readAccount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Account'] } }; '4XX': components['responses']['Problem'] };
  };
  beginTotp: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PasswordConfirmation'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TotpKey'] } }; '4XX': components['responses']['Problem'] };
  };
  confirmTotp: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TotpCode'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RecoveryCodes'] } }; '4XX': components['responses']['Problem'] };
  };
  beginPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PasswordConfirmation'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PasskeyOptions'] } }; '4XX': components['responses']['Problem'] };
  };
  addPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewPasskey'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RecoveryCodes'] } }; '4XX': components['responses']['Problem'] };
  };
  renewRecoveryCodes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PasswordConfirmation'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RecoveryCodes'] } }; '4XX': components['responses']['Problem'] };
  };
  removeSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SecondFactorRemoval'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TaSessions'] } }; '4XX': components['responses']['Problem'] };
  };
  endSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SessionsEnd'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  changeSecuritySettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SecuritySettings'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  resetSecondFactor: {
    parameters: { query?: never; header?: never; path: { supervisorId: components['parameters']['supervisorId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  changePowers: {
    parameters: { query?: never; header?: never; path: { supervisorId: components['parameters']['supervisorId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PowersChange'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  changePhoneMasking: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PhoneMasking'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createActualExamScore: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ActualExamScoreInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateActualExamScore: {
    parameters: { query?: never; header?: never; path: { actualExamScoreId: components['parameters']['actualExamScoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ActualExamScoreChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteActualExamScore: {
    parameters: { query?: never; header?: never; path: { actualExamScoreId: components['parameters']['actualExamScoreId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  saveActualExamScores: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ActualExamScoreBatch'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ActualExamScoreResult'] } }; '4XX': components['responses']['Problem'] };
  };
  readAnnouncements: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] } };
  createAnnouncement: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; announcementId: components['parameters']['announcementId'] };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; announcementId: components['parameters']['announcementId'] };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  resendAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; announcementId: components['parameters']['announcementId'] };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['Resend'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ResendResult'] } }; '4XX': components['responses']['Problem'] };
  };
  exportAudit: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AuditExportRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuditExport'] } }; '4XX': components['responses']['Problem'] };
  };
  undoChange: {
    parameters: { query?: never; header?: never; path: { changeSetId: components['parameters']['changeSetId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UndoneChange'] } }; '4XX': components['responses']['Problem'] };
  };
  undoMyChange: {
    parameters: { query?: never; header?: never; path: { changeSetId: components['parameters']['changeSetId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UndoneCells'] } }; '4XX': components['responses']['Problem'] };
  };
  login: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Login'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuthInfo'] } }; '4XX': components['responses']['Problem'] };
  };
  refresh: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuthInfo'] } }; '4XX': components['responses']['Problem'] };
  };
  logout: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] } };
  findPassword: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['FindPassword'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  sendSignInCode: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['FindPassword'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  resetPasswordViaUuid: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ResetPassword'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createFirstManager: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['FirstManager'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuthInfo'] } }; '4XX': components['responses']['Problem'] };
  };
  changeSupervisorPassword: {
    parameters: { query?: never; header?: never; path: { supervisorId: components['parameters']['supervisorId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ChangeSupervisorPassword'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': { auth: components['schemas']['AuthInfo'] | null } } }; '4XX': components['responses']['Problem'] };
  };
  changePassword: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ChangePassword'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuthInfo'] } }; '4XX': components['responses']['Problem'] };
  };
  listBoardPosts: {
    parameters: {
      query?: {
        /** @description Own questions, those of the class, those waiting; all when absent */
        show?: 'MINE' | 'CLASS' | 'WAITING';
        category?: components['schemas']['Category'];
        /** @description Similar to these, most alike first */
        words?: string;
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Posts'] } }; '4XX': components['responses']['Problem'] };
  };
  createBoardPost: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PostInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateBoardPost: {
    parameters: { query?: never; header?: never; path: { postId: components['parameters']['postId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PostChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteBoardPost: {
    parameters: { query?: never; header?: never; path: { postId: components['parameters']['postId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  answerBoardPost: {
    parameters: { query?: never; header?: never; path: { postId: components['parameters']['postId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AnswerInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  followUpBoardPost: {
    parameters: { query?: never; header?: never; path: { postId: components['parameters']['postId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['FollowUpInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  acceptBoardAnswer: {
    parameters: { query?: never; header?: never; path: { postId: components['parameters']['postId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Acceptance'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  reopenBoardPost: {
    parameters: { query?: never; header?: never; path: { postId: components['parameters']['postId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateBoardAnswer: {
    parameters: { query?: never; header?: never; path: { answerId: components['parameters']['answerId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AnswerInput'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteBoardAnswer: {
    parameters: { query?: never; header?: never; path: { answerId: components['parameters']['answerId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  sortBoardPosts: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Order'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  uploadBoardFiles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['FilesInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BegunFiles'] } }; '4XX': components['responses']['Problem'] };
  };
  changeBoardSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Settings'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createBoardReply: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ReplyInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateBoardReply: {
    parameters: { query?: never; header?: never; path: { replyId: components['parameters']['replyId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ReplyChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteBoardReply: {
    parameters: { query?: never; header?: never; path: { replyId: components['parameters']['replyId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readCalendarLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CalendarLink'] } }; '4XX': components['responses']['Problem'] };
  };
  createCalendarLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['NewCalendarLink'] } }; '4XX': components['responses']['Problem'] };
  };
  revokeCalendarLink: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] } };
  addClinicParticipants: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AddInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Booked'] } }; '4XX': components['responses']['Problem'] };
  };
  removeClinicParticipant: {
    parameters: {
      query?: {
        /** @description Of the booking as it was read; without it whatever is there */
        version?: number;
      };
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
        participantId: components['parameters']['participantId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Changed'] } }; '4XX': components['responses']['Problem'] };
  };
  moveClinicParticipant: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MoveInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Placed'] } }; '4XX': components['responses']['Problem'] };
  };
  arriveClinicParticipant: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Changed'] } }; '4XX': components['responses']['Problem'] };
  };
  departClinicParticipant: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Changed'] } }; '4XX': components['responses']['Problem'] };
  };
  hurryClinicParticipant: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['HurryInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Changed'] } }; '4XX': components['responses']['Problem'] };
  };
  changeClinicParticipantTime: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TimeInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Placed'] } }; '4XX': components['responses']['Problem'] };
  };
  writeClinicMemo: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MemoInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Changed'] } }; '4XX': components['responses']['Problem'] };
  };
  assignClinicTa: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AssignInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ManyChanged'] } }; '4XX': components['responses']['Problem'] };
  };
  countClinicTaAssignments: {
    parameters: { query: { startDate: string; endDate: string; reserveType?: components['schemas']['ReserveType'] }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TaCounts'] } }; '4XX': components['responses']['Problem'] };
  };
  listClinicTaAssignments: {
    parameters: {
      query: {
        date: string;
        reserveType?: components['schemas']['ReserveType'];
        /** @description Everybody when absent */
        taId?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TaDetails'] } }; '4XX': components['responses']['Problem'] };
  };
  closeClinicDay: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CloseInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Closed'] } }; '4XX': components['responses']['Problem'] };
  };
  undoClinic: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['UndoInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Undone'] } }; '4XX': components['responses']['Problem'] };
  };
  reserveClinicSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['ReserveInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reservation'] } }; '4XX': components['responses']['Problem'] };
  };
  cancelClinicSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  reserveCounselSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CounselReserveInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reservation'] } }; '4XX': components['responses']['Problem'] };
  };
  cancelCounselSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  listClinicSlots: {
    parameters: { query: { startDate: string; endDate: string; reserveType?: components['schemas']['ReserveType'] }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Slots'] } }; '4XX': components['responses']['Problem'] };
  };
  createClinicSlot: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SlotInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SlotSaved'] } }; '4XX': components['responses']['Problem'] };
  };
  updateClinicSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SlotChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SlotSaved'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteClinicSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  repeatClinicSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of clinic or counsel */
        slotId: components['parameters']['slotId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RepeatInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CopyReport'] } }; '4XX': components['responses']['Problem'] };
  };
  copyClinicDay: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CopyInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CopyReport'] } }; '4XX': components['responses']['Problem'] };
  };
  readClinicDailyStatus: {
    parameters: { query: { startDate: string; endDate: string; reserveType?: components['schemas']['ReserveType'] }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['DailyStatus'] } }; '4XX': components['responses']['Problem'] };
  };
  updateClinicRules: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RulesInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Rules'] } }; '4XX': components['responses']['Problem'] };
  };
  createClinicTodos: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewTodos'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Todos'] } }; '4XX': components['responses']['Problem'] };
  };
  updateClinicTodo: {
    parameters: { query?: never; header?: never; path: { todoId: components['parameters']['todoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TodoChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Todo'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteClinicTodo: {
    parameters: { query?: never; header?: never; path: { todoId: components['parameters']['todoId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setClinicTodoStatus: {
    parameters: { query?: never; header?: never; path: { todoId: components['parameters']['todoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StatusInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StatusChanged'] } }; '4XX': components['responses']['Problem'] };
  };
  orderClinicTodos: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['OrderInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Todos'] } }; '4XX': components['responses']['Problem'] };
  };
  gradeClinicTodo: {
    parameters: { query?: never; header?: never; path: { participantId: components['parameters']['participantId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['GradeInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Graded'] } }; '4XX': components['responses']['Problem'] };
  };
  recordConsent: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ConsentInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  withdrawConsent: {
    parameters: { query?: never; header?: never; path: { consentId: components['parameters']['consentId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setBirthday: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Birthday'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  giveConsent: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['OwnConsent'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  withdrawOwnConsent: {
    parameters: { query?: never; header?: never; path: { consentId: components['parameters']['consentId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createConsult: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ConsultInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateConsult: {
    parameters: { query?: never; header?: never; path: { consultId: components['parameters']['consultId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ConsultChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteConsult: {
    parameters: { query?: never; header?: never; path: { consultId: components['parameters']['consultId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  closeConsultTask: {
    parameters: { query?: never; header?: never; path: { taskId: components['parameters']['taskId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readAlertSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AlertSettings'] } }; '4XX': components['responses']['Problem'] };
  };
  setAlertSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AlertSettings'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  transferClass: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; userId: components['parameters']['userId']; targetLectureId: components['parameters']['targetLectureId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['TransferInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Transfer'] } }; '4XX': components['responses']['Problem'] };
  };
  transferStudents: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; targetLectureId: components['parameters']['targetLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TransfersInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Transfers'] } }; '4XX': components['responses']['Problem'] };
  };
  enrollStudents: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['EnrollInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Enrolled'] } }; '4XX': components['responses']['Problem'] };
  };
  findEnrollees: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['CandidateRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CandidateReport'] } }; '4XX': components['responses']['Problem'] };
  };
  reportError: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ErrorReport'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorReceipt'] } }; '4XX': components['responses']['Problem'] };
  };
  setErrorStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A group of crashes */
        errorId: components['parameters']['errorId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ErrorStatus'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  createExamTemplate: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CoreInfo'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  updateExamTemplate: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; templateId: components['parameters']['templateId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TemplateChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteExamTemplate: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; templateId: components['parameters']['templateId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createExam: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewExam'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  updateExam: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Change'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteExam: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setExamCutline: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId']; value: components['parameters']['points'] };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['VersionOnly'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  showExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId']; flag: components['parameters']['flag'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['VersionOnly'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  copyExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Copy'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exams'] } }; '4XX': components['responses']['Problem'] };
  };
  removeExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setExamKey: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Key'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  orderExams: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Sequence'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exams'] } }; '4XX': components['responses']['Problem'] };
  };
  setExamCoreInfo: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Change'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  setTemplateCoreInfo: {
    parameters: { query?: never; header?: never; path: { templateId: components['parameters']['templateId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Change'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  linkExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Link'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  unlinkExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['VersionOnly'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  regradeExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['Regrade'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RegradeResult'] } }; '4XX': components['responses']['Problem'] };
  };
  readMyClaims: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Claims'] } }; '4XX': components['responses']['Problem'] };
  };
  createClaim: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ClaimInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateClaim: {
    parameters: { query?: never; header?: never; path: { expenseClaimId: components['parameters']['expenseClaimId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ClaimChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteClaim: {
    parameters: { query?: never; header?: never; path: { expenseClaimId: components['parameters']['expenseClaimId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  decideClaim: {
    parameters: { query?: never; header?: never; path: { expenseClaimId: components['parameters']['expenseClaimId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Decision'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  listDownloads: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A lecture, a week, papers about a student, a consult, a board post, a material, a video, a person's picture, an exam, a submission, an expense claim */
        ownerType: components['parameters']['ownerType'];
        ownerId: components['parameters']['ownerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Downloads'] } }; '4XX': components['responses']['Problem'] };
  };
  createUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A lecture, a week, papers about a student, a consult, a board post, a material, a video, a person's picture, an exam, a submission, an expense claim */
        ownerType: components['parameters']['ownerType'];
        ownerId: components['parameters']['ownerId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['FileInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Upload'] } }; '4XX': components['responses']['Problem'] };
  };
  getDownload: {
    parameters: { query: { fileId: components['schemas']['Id'] }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Download'] } }; '4XX': components['responses']['Problem'] };
  };
  finishUpload: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['UploadDone'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Listed'] } }; '4XX': components['responses']['Problem'] };
  };
  writeFileMemo: {
    parameters: { query?: never; header?: never; path: { fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['FileMemo'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setWatermark: {
    parameters: { query?: never; header?: never; path: { fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Watermark'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteFile: {
    parameters: { query?: never; header?: never; path: { fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  beginMultipart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MultipartInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Multipart'] } }; '4XX': components['responses']['Problem'] };
  };
  completeMultipart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MultipartParts'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Listed'] } }; '4XX': components['responses']['Problem'] };
  };
  abortMultipart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MultipartEnd'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setFilePermission: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Permission'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setFilePermissions: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BulkPermission'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['FileIds-2'] } }; '4XX': components['responses']['Problem'] };
  };
  getMyDownload: {
    parameters: { query?: never; header?: never; path: { fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Download'] } }; '4XX': components['responses']['Problem'] };
  };
  viewFile: {
    parameters: { query?: never; header?: never; path: { fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  viewSelfStudyFile: {
    parameters: { query?: never; header?: never; path: { fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  uploadProfileImage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['Picture'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  createInquiry: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['InquiryInput'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  closeInquiry: {
    parameters: { query?: never; header?: never; path: { inquiryId: components['parameters']['inquiryId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['InquiryOutcome'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  updateLanding: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LandingInput'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  uploadLandingPicture: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['Picture'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteLandingPicture: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] } };
  uploadLandingLogo: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['Picture'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteLandingLogo: { parameters: { query?: never; header?: never; path?: never; cookie?: never }; requestBody?: never; responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] } };
  readFixedSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['FixedSettings'] } }; '4XX': components['responses']['Problem'] };
  };
  createLectureDday: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['DdayInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  orderLectureDdays: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['DdayOrder'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  updateLectureDday: {
    parameters: { query?: never; header?: never; path: { ddayId: components['parameters']['ddayId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['DdayChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteLectureDday: {
    parameters: { query?: never; header?: never; path: { ddayId: components['parameters']['ddayId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  checkLectureMaterial: {
    parameters: { query?: never; header?: never; path: { materialId: components['parameters']['materialId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  createLecture: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LectureInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  importLectures: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['LectureImportRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LectureImportReport'] } }; '4XX': components['responses']['Problem'] };
  };
  updateLecture: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LectureChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LectureChanged'] } }; '4XX': components['responses']['Problem'] };
  };
  disableLecture: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  createNotice: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NoticeInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateNotice: {
    parameters: { query?: never; header?: never; path: { noticeId: components['parameters']['noticeId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NoticeChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteNotice: {
    parameters: { query?: never; header?: never; path: { noticeId: components['parameters']['noticeId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  writeClinicNotice: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ClinicNoticeInput'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  readNotifications: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['NotificationsRead'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setNotificationPreference: {
    parameters: { query?: never; header?: never; path: { kind: components['schemas']['NotificationKind'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NotificationPreference'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readPushSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PushSettings'] } }; '4XX': components['responses']['Problem'] };
  };
  setQuietHours: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['QuietHours'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  subscribePush: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PushSubscription'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  unsubscribePush: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PushEndpoint'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readOmrDesk: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Desk'] } }; '4XX': components['responses']['Problem'] };
  };
  uploadOmrScan: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['Scan'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ScanQueued'] } }; '4XX': components['responses']['Problem'] };
  };
  printOmrSheets: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PrintRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/pdf': Blob } }; '4XX': components['responses']['Problem'] };
  };
  readSheetPage: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId']; sheetId: components['parameters']['sheetId'] };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SheetPage'] } }; '4XX': components['responses']['Problem'] };
  };
  reviewSheet: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId']; sheetId: components['parameters']['sheetId'] };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['Review'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reviewed'] } }; '4XX': components['responses']['Problem'] };
  };
  cancelScan: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId']; scanId: components['parameters']['scanId'] };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  undoOmr: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Undo'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Undone'] } }; '4XX': components['responses']['Problem'] };
  };
  writeSheetMemo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; sheetId: components['parameters']['sheetId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SheetMemo'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SheetVersion'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteOmrFiles: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['FilesDeleted'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteScoreOmr: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Undone'] } }; '4XX': components['responses']['Problem'] };
  };
  createParentLink: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewParentLink'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['MadeParentLink'] } }; '4XX': components['responses']['Problem'] };
  };
  revokeParentLinks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ParentLinkIds'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RevokedParentLinks'] } }; '4XX': components['responses']['Problem'] };
  };
  openParentLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ParentLinkOpening'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ParentPage'] } }; '4XX': components['responses']['Problem'] };
  };
  renewParentLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LockedParentLink'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  sendFamilyLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LockedParentLink'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  tellAbsence: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ParentAbsence'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  reserveByLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ParentBooking'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reservation'] } }; '4XX': components['responses']['Problem'] };
  };
  cancelByLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ParentCancel'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  consentByLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ParentConsent'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  markAttendance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        lectureId: components['parameters']['lectureId'];
        weeklyLectureId: components['parameters']['weeklyLectureId'];
        userId: components['parameters']['userId'];
        /** @description An attendance type, or none to undo a mark */
        typeId: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['Version-4'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Mark'] } }; '4XX': components['responses']['Problem'] };
  };
  markAttendanceBulk: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BulkMark'] | components['schemas']['ChangeSet'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BulkResult'] } }; '4XX': components['responses']['Problem'] };
  };
  writeMemoBulk: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BulkMemo'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BulkResult'] } }; '4XX': components['responses']['Problem'] };
  };
  undoAttendance: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Undo'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Undone'] } }; '4XX': components['responses']['Problem'] };
  };
  writeStudentMemo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; userId: components['parameters']['userId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MemoInput-2'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Mark'] } }; '4XX': components['responses']['Problem'] };
  };
  addParticipants: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['UserIds'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UserIds'] } }; '4XX': components['responses']['Problem'] };
  };
  addParticipantsWithOptions: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AddOptions'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Added'] } }; '4XX': components['responses']['Problem'] };
  };
  findCandidates: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['CandidateRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CandidateReport'] } }; '4XX': components['responses']['Problem'] };
  };
  removeParticipants: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['UserIds'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UserIds'] } }; '4XX': components['responses']['Problem'] };
  };
  lockAttendance: {
    parameters: {
      query?: never;
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; participantId: components['parameters']['participantId']; flag: components['parameters']['flag'] };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['Lock'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Mark'] } }; '4XX': components['responses']['Problem'] };
  };
  listParticipantUserIds: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UserIds'] } }; '4XX': components['responses']['Problem'] };
  };
  readMyPay: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['MyPay'] } }; '4XX': components['responses']['Problem'] };
  };
  printMySlip: {
    parameters: { query?: never; header?: never; path: { month: components['parameters']['month'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/pdf': Blob } }; '4XX': components['responses']['Problem'] };
  };
  saveMyAccount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BankAccount'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  readPayroll: {
    parameters: { query?: { month?: components['parameters']['monthQuery'] }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Payroll'] } }; '4XX': components['responses']['Problem'] };
  };
  closePayroll: {
    parameters: { query?: never; header?: never; path: { month: components['parameters']['month'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Closing'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  reopenPayroll: {
    parameters: { query?: never; header?: never; path: { month: components['parameters']['month'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Reopening'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  printSlips: {
    parameters: { query?: { taId?: components['parameters']['taQuery'] }; header?: never; path: { month: components['parameters']['month'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/pdf': Blob } }; '4XX': components['responses']['Problem'] };
  };
  readBankList: {
    parameters: { query?: never; header?: never; path: { month: components['parameters']['month'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BankList'] } }; '4XX': components['responses']['Problem'] };
  };
  saveTaAccount: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BankAccount'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  savePayRule: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PayRule'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deletePayRule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Minimum wage or weekly-holiday pay */
        ruleId: components['parameters']['ruleId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createCustomWage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CustomWageInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateCustomWage: {
    parameters: { query?: never; header?: never; path: { customWageId: components['parameters']['customWageId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CustomWageChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteCustomWage: {
    parameters: { query?: never; header?: never; path: { customWageId: components['parameters']['customWageId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  requestRefresh: {
    parameters: {
      query?: {
        /** @description Says who looks at it instead, to the staff alone; every 10 s while here */
        presence?: 'here' | 'gone';
        /** @description Where on it, such as a cell */
        place?: string;
      };
      header?: never;
      path: {
        /** @description A GraphQL root, such as participants */
        topic: string;
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createReportLinks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewReportLinks'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReportLinks'] } }; '4XX': components['responses']['Problem'] };
  };
  revokeReportLinks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ReportLinkIds'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RevokedLinks'] } }; '4XX': components['responses']['Problem'] };
  };
  writeReportRemark: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ReportRemark'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReportRemarkVersion'] } }; '4XX': components['responses']['Problem'] };
  };
  openReportLink: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ReportLinkToken'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReportCard'] } }; '4XX': components['responses']['Problem'] };
  };
  createRetakeExam: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewRetake'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  updateRetakeExam: {
    parameters: { query?: never; header?: never; path: { retakeId: components['parameters']['retakeId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TemplateChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteRetakeExam: {
    parameters: { query?: never; header?: never; path: { retakeId: components['parameters']['retakeId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  mapRetakeQuestions: {
    parameters: { query?: never; header?: never; path: { retakeId: components['parameters']['retakeId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['QuestionMap'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exam'] } }; '4XX': components['responses']['Problem'] };
  };
  changeRetentionSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RetentionSettings'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  beginRetentionRun: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RetentionStart'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RetentionProgress'] } }; '4XX': components['responses']['Problem'] };
  };
  continueRetentionRun: {
    parameters: { query?: never; header?: never; path: { runId: components['parameters']['runId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RetentionProgress'] } }; '4XX': components['responses']['Problem'] };
  };
  cancelRetentionRun: {
    parameters: { query?: never; header?: never; path: { runId: components['parameters']['runId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RetentionCancel'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RetentionProgress'] } }; '4XX': components['responses']['Problem'] };
  };
  recordWithdrawal: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Withdrawal'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  changeScoreSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ScoreSettings'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setFirstValue: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId']; value: components['parameters']['points'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['Version-5'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setFirstDelivery: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['DeliveryInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  writeFirstMemo: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MemoInput-3'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setFirstClinicStatus: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ClinicInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setRetakeValue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt */
        retakeScoreId: components['parameters']['retakeScoreId'];
        value: components['parameters']['points'];
      };
      cookie?: never;
    };
    requestBody?: { content: { 'application/json': components['schemas']['Version-5'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setRetakeDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt */
        retakeScoreId: components['parameters']['retakeScoreId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DeliveryInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  writeRetakeMemo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt */
        retakeScoreId: components['parameters']['retakeScoreId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['MemoInput-3'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setRetakeClinicStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt */
        retakeScoreId: components['parameters']['retakeScoreId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ClinicInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteRetake: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt */
        retakeScoreId: components['parameters']['retakeScoreId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  addRetake: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['RetakeInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  addRetakes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RetakesInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cells'] } }; '4XX': components['responses']['Problem'] };
  };
  undoScores: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Undo'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Undone'] } }; '4XX': components['responses']['Problem'] };
  };
  enterAnswers: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ManualEntry'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  requestCellLock: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LockRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CellLock'] } }; '4XX': components['responses']['Problem'] };
  };
  releaseCellLock: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LockRequest'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setScoreStatus: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StatusInput-2'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setScoreGrade: {
    parameters: { query?: never; header?: never; path: { scoreId: components['parameters']['scoreId']; attemptType: components['parameters']['attemptType'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['GradeInput-2'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  changeScores: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Batch'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cells'] } }; '4XX': components['responses']['Problem'] };
  };
  setStudentScore: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentScore'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setStudentScores: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentScores'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cells'] } }; '4XX': components['responses']['Problem'] };
  };
  writeScoreMemo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MemoInput-3'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  setScoreClinicStatus: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; scoreId: components['parameters']['scoreId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ClinicInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cell'] } }; '4XX': components['responses']['Problem'] };
  };
  changeAnswers: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AnswersBatch'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AnsweredCells'] } }; '4XX': components['responses']['Problem'] };
  };
  uploadExamAnswers: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['AnswersFile'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AnswersReport'] } }; '4XX': components['responses']['Problem'] };
  };
  uploadRetakeAnswers: {
    parameters: { query?: never; header?: never; path: { retakeId: components['parameters']['retakeId'] }; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['AnswersFile'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AnswersReport'] } }; '4XX': components['responses']['Problem'] };
  };
  readSetup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SetupState'] } }; '4XX': components['responses']['Problem'] };
  };
  putAwaySetup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SetupPutAway'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  sendSms: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SmsInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsQueued'] } }; '4XX': components['responses']['Problem'] };
  };
  previewSms: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SmsRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsPreview'] } }; '4XX': components['responses']['Problem'] };
  };
  readSmsWays: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsWays'] } }; '4XX': components['responses']['Problem'] };
  };
  readSmsSender: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsSender'] } }; '4XX': components['responses']['Problem'] };
  };
  stopSms: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SmsStop'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  uploadSmsPicture: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['SmsPictureInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsPicture'] } }; '4XX': components['responses']['Problem'] };
  };
  readSmsPicture: {
    parameters: { query?: never; header?: never; path: { pictureId: components['parameters']['pictureId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsPictureContent'] } }; '4XX': components['responses']['Problem'] };
  };
  changeSms: {
    parameters: { query?: never; header?: never; path: { messageId: components['parameters']['messageId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SmsChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsQueued'] } }; '4XX': components['responses']['Problem'] };
  };
  cancelSms: {
    parameters: { query?: never; header?: never; path: { messageId: components['parameters']['messageId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsCancelled'] } }; '4XX': components['responses']['Problem'] };
  };
  resendFailedSms: {
    parameters: { query?: never; header?: never; path: { messageId: components['parameters']['messageId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SmsResend'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmsQueued'] } }; '4XX': components['responses']['Problem'] };
  };
  createStudentMemo: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentMemoInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateStudentMemo: {
    parameters: { query?: never; header?: never; path: { memoId: components['parameters']['memoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentMemoChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteStudentMemo: {
    parameters: { query?: never; header?: never; path: { memoId: components['parameters']['memoId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  pinStudentMemo: {
    parameters: { query?: never; header?: never; path: { memoId: components['parameters']['memoId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setStudentMemoPin: {
    parameters: { query?: never; header?: never; path: { memoId: components['parameters']['memoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentMemoPin'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  unpinStudentMemo: {
    parameters: { query?: never; header?: never; path: { memoId: components['parameters']['memoId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createStudent: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  importStudents: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'multipart/form-data': components['schemas']['ImportRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ImportReport'] } }; '4XX': components['responses']['Problem'] };
  };
  exportStudents: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['ExportRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ExportedStudents'] } }; '4XX': components['responses']['Problem'] };
  };
  issueTemporaryPasswords: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BatchChangePassword'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TemporaryPasswords'] } }; '4XX': components['responses']['Problem'] };
  };
  updateStudent: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['StudentChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  toggleStudentStatus: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['ToggleStatus'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateStudents: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['BatchUpdate'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BatchUpdateResult'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteStudent: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['DeletionRequest'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['DeletionReport'] } }; '4XX': components['responses']['Problem'] };
  };
  keepStudent: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setRepresentativeLecture: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RepresentativeLecture'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  decideSiblings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        studentId: components['parameters']['studentId'];
        /** @description Another student */
        siblingId: components['parameters']['siblingId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SiblingDecision'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  previewStudent: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StudentPreview'] } }; '4XX': components['responses']['Problem'] };
  };
  revealPhone: {
    parameters: { query?: never; header?: never; path: { studentId: components['parameters']['studentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PhoneOf'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RevealedPhone'] } }; '4XX': components['responses']['Problem'] };
  };
  uploadSubmissionFiles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PagesInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Pages'] } }; '4XX': components['responses']['Problem'] };
  };
  submitExam: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['Submit'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Receipt'] } }; '4XX': components['responses']['Problem'] };
  };
  removeSubmissionPage: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId']; fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  markSubmissionPage: {
    parameters: { query?: never; header?: never; path: { submissionId: components['parameters']['submissionId']; fileId: components['parameters']['fileId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Marks'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Versioned'] } }; '4XX': components['responses']['Problem'] };
  };
  returnSubmission: {
    parameters: { query?: never; header?: never; path: { submissionId: components['parameters']['submissionId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Comment'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Versioned'] } }; '4XX': components['responses']['Problem'] };
  };
  reopenSubmission: {
    parameters: { query?: never; header?: never; path: { submissionId: components['parameters']['submissionId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Comment'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Versioned'] } }; '4XX': components['responses']['Problem'] };
  };
  sendSubmissionToOmr: {
    parameters: { query?: never; header?: never; path: { submissionId: components['parameters']['submissionId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PageIds'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setSubmissionWindow: {
    parameters: { query?: never; header?: never; path: { examId: components['parameters']['examId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['Window'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Versioned'] } }; '4XX': components['responses']['Problem'] };
  };
  readSystem: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SystemState'] } }; '4XX': components['responses']['Problem'] };
  };
  runJob: {
    parameters: { query?: never; header?: never; path: { jobId: components['parameters']['jobId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  stopJob: {
    parameters: { query?: never; header?: never; path: { jobId: components['parameters']['jobId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createTag: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TagInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateTag: {
    parameters: { query?: never; header?: never; path: { tagId: components['parameters']['tagId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TagChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteTag: {
    parameters: { query?: never; header?: never; path: { tagId: components['parameters']['tagId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  orderTags: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TagOrder'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  addTagToUser: {
    parameters: { query?: never; header?: never; path: { tagId: components['parameters']['tagId']; userId: components['parameters']['userId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  removeTagFromUser: {
    parameters: { query?: never; header?: never; path: { tagId: components['parameters']['tagId']; userId: components['parameters']['userId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  addTa: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TaInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['IssuedPassword'] } }; '4XX': components['responses']['Problem'] };
  };
  updateTa: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TaChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteTa: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  previewTaDeletion: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TaDeletion'] } }; '4XX': components['responses']['Problem'] };
  };
  toggleTaStatus: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['ToggleStatus'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setAdminLevel: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['AdminLevel'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setHourlyWage: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['HourlyWage'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setMonthlySalary: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['MonthlySalary'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setPaymentType: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PaymentTypeChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  setPayTerms: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId']; month: components['parameters']['month'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['PayTermsInput'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deletePayTerms: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId']; month: components['parameters']['month'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setTaWageTypes: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TaWageTypes'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  resetTaPassword: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['IssuedPassword'] } }; '4XX': components['responses']['Problem'] };
  };
  readTaSessions: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TaSessions'] } }; '4XX': components['responses']['Problem'] };
  };
  endTaSessions: {
    parameters: { query?: never; header?: never; path: { taId: components['parameters']['taId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  acceptTerms: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['TermAcceptance'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  describeVideo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoInfo'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Listed'] } }; '4XX': components['responses']['Problem'] };
  };
  openVideo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoAsked'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['VideoSource'] } }; '4XX': components['responses']['Problem'] };
  };
  createVideo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Listed'] } }; '4XX': components['responses']['Problem'] };
  };
  orderVideos: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoOrder'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  updateVideo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; videoId: components['parameters']['videoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteVideo: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; videoId: components['parameters']['videoId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  setVideoWindows: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId']; videoId: components['parameters']['videoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoWindows'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  readVideoProgress: {
    parameters: { query?: never; header?: never; path: { videoId: components['parameters']['videoId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['VideoProgress'] } }; '4XX': components['responses']['Problem'] };
  };
  reportVideoProgress: {
    parameters: { query?: never; header?: never; path: { videoId: components['parameters']['videoId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['VideoReport'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['VideoProgress'] } }; '4XX': components['responses']['Problem'] };
  };
  readWageTypes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WageTypes'] } }; '4XX': components['responses']['Problem'] };
  };
  createWageType: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WageTypeInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateWageType: {
    parameters: { query?: never; header?: never; path: { wageTypeId: components['parameters']['wageTypeId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WageTypeChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteWageType: {
    parameters: { query?: never; header?: never; path: { wageTypeId: components['parameters']['wageTypeId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  deleteWage: {
    parameters: { query?: never; header?: never; path: { wageTypeId: components['parameters']['wageTypeId']; month: components['parameters']['month'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  createWeeklyLecture: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewWeeks'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WeeksAdded'] } }; '4XX': components['responses']['Problem'] };
  };
  createSpecialWeeklyLecture: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewSpecialWeek'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WeeksAdded'] } }; '4XX': components['responses']['Problem'] };
  };
  updateWeeklyLecture: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WeekChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WeekChanged'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteWeeklyLecture: {
    parameters: {
      query?: {
        /** @description As createWeeklyLecture answered it */
        changeSetId?: string;
      };
      header?: never;
      path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  updateSpecialWeeklyLecture: {
    parameters: { query?: never; header?: never; path: { lectureId: components['parameters']['lectureId']; weeklyLectureId: components['parameters']['weeklyLectureId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['SpecialWeekChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WeekChanged'] } }; '4XX': components['responses']['Problem'] };
  };
  createWordAssignment: {
    parameters: { query?: never; header?: never; path: { deckId: components['parameters']['deckId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordAssignmentInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  updateWordAssignment: {
    parameters: { query?: never; header?: never; path: { assignmentId: components['parameters']['assignmentId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordAssignmentChange'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  deleteWordAssignment: {
    parameters: { query?: never; header?: never; path: { assignmentId: components['parameters']['assignmentId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  reviewWords: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordReviewsInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WordReviews'] } }; '4XX': components['responses']['Problem'] };
  };
  chooseWordPace: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordPace'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  changeWordSettings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordSettings'] } };
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  copyWordDeck: {
    parameters: { query?: never; header?: never; path: { deckId: components['parameters']['deckId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordDeckCopy'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  readWordMap: {
    parameters: { query?: { assignmentId?: components['schemas']['Id']; lectureId?: components['schemas']['Id'] }; header?: never; path: { deckId: components['parameters']['deckId'] }; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WordMap'] } }; '4XX': components['responses']['Problem'] };
  };
  saveWords: {
    parameters: { query?: never; header?: never; path: { deckId: components['parameters']['deckId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WordsInput'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SavedWords'] } }; '4XX': components['responses']['Problem'] };
  };
  createWordTestPlan: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewPlan'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Plan'] } }; '4XX': components['responses']['Problem'] };
  };
  updateWordTestPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word test */
        planId: components['parameters']['planId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PlanChange'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Plan'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteWordTestPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word test */
        planId: components['parameters']['planId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  putWordTestScores: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word test */
        planId: components['parameters']['planId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PutScores'] } }; '4XX': components['responses']['Problem'] };
  };
  remarkWordTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word test */
        planId: components['parameters']['planId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['Remark'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Remarked'] } }; '4XX': components['responses']['Problem'] };
  };
  printWordTests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word test */
        planId: components['parameters']['planId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['WordPrint'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/pdf': Blob } }; '4XX': components['responses']['Problem'] };
  };
  markWordTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt at a word test */
        testId: components['parameters']['testId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['WordMarks'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WordMarked'] } }; '4XX': components['responses']['Problem'] };
  };
  takeWordTest: {
    parameters: {
      query?: {
        /** @description The page was reloaded: its last leaving does not count when it was at most 20 s ago */
        after?: 'RELOAD';
      };
      header?: never;
      path: {
        /** @description A word test */
        planId: components['parameters']['planId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Taking'] } }; '4XX': components['responses']['Problem'] };
  };
  answerWordTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt at a word test */
        testId: components['parameters']['testId'];
      };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AnswerInput-2'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Taking'] } }; '4XX': components['responses']['Problem'] };
  };
  finishWordTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt at a word test */
        testId: components['parameters']['testId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Taking'] } }; '4XX': components['responses']['Problem'] };
  };
  leaveWordTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An attempt at a word test */
        testId: components['parameters']['testId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Taking'] } }; '4XX': components['responses']['Problem'] };
  };
  punchWork: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['Punch'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecord'] } }; '4XX': components['responses']['Problem'] };
  };
  punchIn: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['Punch'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecord'] } }; '4XX': components['responses']['Problem'] };
  };
  punchOut: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['OutPunch'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecord'] } }; '4XX': components['responses']['Problem'] };
  };
  readClock: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ServerClock'] } }; '4XX': components['responses']['Problem'] };
  };
  askWorkCorrection: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CorrectionInput'] } };
    responses: { 201: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  cancelWorkCorrection: {
    parameters: { query?: never; header?: never; path: { correctionId: components['parameters']['correctionId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  approveWorkCorrection: {
    parameters: { query?: never; header?: never; path: { correctionId: components['parameters']['correctionId'] }; cookie?: never };
    requestBody?: { content: { 'application/json': components['schemas']['CorrectionApproval'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecord'] } }; '4XX': components['responses']['Problem'] };
  };
  rejectWorkCorrection: {
    parameters: { query?: never; header?: never; path: { correctionId: components['parameters']['correctionId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CorrectionRejection'] } };
    responses: { 200: components['responses']['Done']; '4XX': components['responses']['Problem'] };
  };
  listWorkRecords: {
    parameters: {
      query?: {
        /** @description A day in Seoul */
        date?: string;
        /** @description A month */
        month?: string;
        taId?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecordList'] } }; '4XX': components['responses']['Problem'] };
  };
  createWorkRecord: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WorkRecordInput'] } };
    responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecord'] } }; '4XX': components['responses']['Problem'] };
  };
  updateWorkRecord: {
    parameters: { query?: never; header?: never; path: { workRecordId: components['parameters']['workRecordId'] }; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WorkRecordUpdate'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkRecord'] } }; '4XX': components['responses']['Problem'] };
  };
  deleteWorkRecord: {
    parameters: { query?: never; header?: never; path: { workRecordId: components['parameters']['workRecordId'] }; cookie?: never };
    requestBody?: never;
    responses: { 204: components['responses']['NoContent']; '4XX': components['responses']['Problem'] };
  };
  changeWorkRecords: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['WorkChangeSet'] } };
    responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WorkChanged'] } }; '4XX': components['responses']['Problem'] };
  };
}
