import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const part = z.object({ name: z.string().regex(/^[\w-]+(\/[\w-]+)+$/), bytes: z.int().nonnegative(), sha256: hash });
const storedFile = z.object({ key: z.uuid(), part: part.nullable() });

const manifest = z.object({
  form: z.literal(1),
  /** The moment whose rows and files are in it. */
  moment: z.iso.datetime(),
  /** Version of the program that wrote it. */
  program: z.string(),
  /** Migrations that the tables are made by. */
  migrations: z.array(z.string().regex(/^\d+$/)),
  rows: part,
  tables: z.array(z.object({ name: z.string(), count: z.int().nonnegative(), sum: z.string().nullable() })),
  /** What the rows refer to; without a part where the store had lost it. */
  files: z.array(storedFile),
  /** Keys and notes that lie beside the database. */
  beside: z.array(z.object({ name: z.enum(['secrets.json', 'vapid.json', 'academy.json']), part })),
});

/** Content of a backup under its name in the place: how many bytes, and their SHA-256, before they are encrypted. */
export type Part = z.infer<typeof part>;

/** A stored file by its key in the store. */
export type StoredFile = z.infer<typeof storedFile>;

/** What a backup holds, and what it must be equal to. */
export type Manifest = z.infer<typeof manifest>;

/** Names of the files of `beside`. */
export const besideNames = manifest.shape.beside.element.shape.name.options;

/** A manifest's text: one line, and a line with its SHA-256. */
export const manifestText = async (value: Manifest): Promise<string> => {
  const line = JSON.stringify(manifest.parse(value));
  return `${line}\n${await sha256(line)}\n`;
};

/** The manifest of a text; null when it is not as it was written. */
export async function readManifest(text: string): Promise<Manifest | null> {
  const [line = '', sum, rest] = text.split('\n');
  if (rest !== '' || sum !== (await sha256(line))) return null;
  const read = manifest.safeParse(JSON.parse(line));
  return read.success ? read.data : null;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}
