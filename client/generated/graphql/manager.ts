// Generated from *.graphql by `npm run generate`. Do not edit.

export type PushAlertTemplates_Insert_Input = {
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body?: string | null | undefined;
  /** 보내는 길: SMS, LMS, ALIMTALK */
  channel?: string | null | undefined;
  /** 보내는 때: MANUAL by hand, or an event */
  event?: string | null | undefined;
  /** 쓰는 중 */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
};

export type PushAlertTemplates_Set_Input = {
  /** 본문, #{이름} 같은 변수를 쓴다 */
  body?: string | null | undefined;
  /** 보내는 길: SMS, LMS, ALIMTALK */
  channel?: string | null | undefined;
  /** 보내는 때: MANUAL by hand, or an event */
  event?: string | null | undefined;
  /** 쓰는 중 */
  isActive?: boolean | null | undefined;
  /** 이름 */
  name?: string | null | undefined;
  /** Raised at every change by people; an edit says which one it changes */
  version?: number | null | undefined;
};
