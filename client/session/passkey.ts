import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { UserError } from '#ui-kit/format/UserError.ts';

/** What the server asks of the browser's passkeys, in the JSON form of WebAuthn. */
type Asked = Record<string, unknown>;

/** Whether this browser has passkeys at all: only on a page over HTTPS or on this computer. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Makes a passkey on this device. @throws UserError when the person cancels or the device refuses. */
export async function createPasskey(asked: Asked): Promise<RegistrationResponseJSON & Asked> {
  const { startRegistration } = await library();
  return said(startRegistration({ optionsJSON: asked as never }));
}

/** Signs with a passkey of this device. @throws UserError when the person cancels or the device refuses. */
export async function signWithPasskey(asked: Asked): Promise<AuthenticationResponseJSON & Asked> {
  const { startAuthentication } = await library();
  return said(startAuthentication({ optionsJSON: asked as never }));
}

// Nobody without a passkey loads it.
const library = () => import('@simplewebauthn/browser');

async function said<T>(answer: Promise<T>): Promise<T & Asked> {
  try {
    return (await answer) as T & Asked;
  } catch (error) {
    const known = error instanceof Error && error.name === 'InvalidStateError';
    const message = known
      ? '이 기기에는 이미 등록한 패스키가 있습니다.'
      : '패스키 확인을 마치지 못했습니다. 다시 해 주세요.';
    throw new UserError(message, { cause: error });
  }
}
