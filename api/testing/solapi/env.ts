/** What receipts of the stand-in are signed with. */
export const standInWebhookSecret = 'stand-in-webhook-secret';

/** The Kakao channel that the stand-in knows. */
export const standInPfId = 'KA01PF0000000000000000stand-in';

/** Settings for a server that sends by the stand-in at this address. */
export const standInEnv = (url: string) => ({
  SMS: 'solapi',
  SOLAPI_URL: url,
  SOLAPI_API_KEY: 'stand-in-key',
  SOLAPI_API_SECRET: 'stand-in-secret',
  SOLAPI_SENDER: '0212345678',
  SOLAPI_WEBHOOK_SECRET: standInWebhookSecret,
  SOLAPI_KAKAO_PF_ID: standInPfId,
});
