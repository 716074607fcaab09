import { sql, type RawBuilder } from 'kysely';

/** A condition of SQL on a row of `users`: they may come in, and this sign-in of theirs was not ended. */
export const hasSignIn = (family: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`users.is_active and exists (
    select from refresh_tokens where family_id = ${family} and user_id = users.id and revoked_at is null)`;

/** The same of a token: it is not from before a new password either. */
export const hasLiveSession = (family: RawBuilder<unknown>, epoch: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`users.session_epoch = ${epoch} and ${hasSignIn(family)}`;
