import { josa } from 'es-hangul';
import type { Random } from '../base/random.ts';

/** The values for `{이름}` and other placeholders of a text. */
export type Facts = Readonly<Record<string, string | number>>;

/** One of several texts with its facts filled in. `{이름|은/는}` takes the particle that fits the word. */
export function textOf(random: Random, texts: readonly string[], facts: Facts = {}): string {
  return fill(random.pick(texts), facts);
}

/** A text with its facts filled in. @throws Error for an unknown placeholder */
export function fill(text: string, facts: Facts): string {
  return text.replace(slots, (_, name: string, particle?: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${text} asks for ${name}`);
    return particle ? josa(String(fact), particle as Particle) : String(fact);
  });
}

const slots = /\{([^|}]+)(?:\|([^}]+))?\}/g;
type Particle = Parameters<typeof josa>[1];
