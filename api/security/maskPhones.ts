import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Whether the academy masks phone numbers in lists. */
export async function masksPhones(db: Kysely<Tables>): Promise<boolean> {
  const settings = await db.selectFrom('security_settings').select('mask_phones').executeTakeFirst();
  return settings?.mask_phones === true;
}

/** A number of which only the last four digits can be read: `010-****-5678`. */
export function maskPhone(phone: string): string {
  if (phone === '' || phone.includes('*')) return phone;
  const digits = phone.replaceAll(/\D/g, '').replace(/^82/, '0');
  return digits.length < 8 ? '****' : `${digits.slice(0, digits.startsWith('02') ? 2 : 3)}-****-${digits.slice(-4)}`;
}
