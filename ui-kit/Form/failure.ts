/** What `Form` reads from a failed submit: an Error's message, and messages for single fields if it has them. */
export interface SubmitFailure {
  /** For the whole form, in Korean. */
  message: string;
  /** By field name. */
  fieldErrors?: Readonly<Record<string, string>>;
}

/** The message for an error without one of its own. */
const UNKNOWN_FAILURE = '저장하지 못했습니다. 잠시 뒤 다시 시도해 주세요.';

/** The message to show for any thrown value. */
export function failureMessage(error: unknown): string {
  return isFailure(error) && error.message !== '' ? error.message : UNKNOWN_FAILURE;
}

/** The messages for single fields in any thrown value. */
export function failureFields(error: unknown): [name: string, message: string][] {
  return isFailure(error) && error.fieldErrors ? Object.entries(error.fieldErrors) : [];
}

function isFailure(error: unknown): error is SubmitFailure {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
