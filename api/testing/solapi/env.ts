/** What receipts of the stand-in are signed with. */
export const standInWebhookSecret = 'stand-in-webhook-secret';

/** Settings for a server that sends by the stand-in at this address. */
export const standInEnv = (url: string) => ({
  SMS: 'solapi',
  SOLAPI_URL: url,
  SOLAPI_API_KEY: 'stand-in-key',
  SOLAPI_API_SECRET: 'stand-in-secret',
  SOLAPI_SENDER: '0212345678',
  SOLAPI_WEBHOOK_SECRET: standInWebhookSecret,
});
