/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuthInfoUserType } from './authInfoUserType.ts';
import type { Id } from './id.ts';
import type { TaInfo } from './taInfo.ts';

export interface AuthInfo {
  /** JWT of 15 minutes with https://hasura.io/jwt/claims */
  accessToken: string;
  userId: Id;
  userType: AuthInfoUserType;
  name: string;
  mustChangePassword: boolean;
  taInfo: TaInfo | null;
}
