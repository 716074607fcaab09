import { lectures, staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, times, type NewRow, type Rows } from '../base/row.ts';
import type { Student, World } from '../model/types.ts';
import { decks } from '../texts/vocabulary.ts';

const admin = staff.admin.id;

const lectureOfDeck: readonly (string | undefined)[] = [undefined, lectures.calculusB.id, lectures.statistics.id];

const deckId = (at: number): string => castId(at < 3 ? 61 + at : 6100 + at);

/** The third deck is not published yet. */
const isPublished = (at: number): boolean => at !== 2;

const wordId = ({ opened }: World, deck: number, word: number): string => idOf('words', deck * 1000 + word, opened);

export function* wordDecks({ opened }: World): Rows<'word_decks'> {
  for (const [at, { title, description }] of decks.entries()) {
    yield {
      id: deckId(at),
      title,
      description,
      lecture_id: lectureOfDeck[at] ?? null,
      is_published: isPublished(at),
      published_at: isPublished(at) ? instant(opened, 540) : null,
      ...stamps(admin, opened),
    };
  }
}

export function* words(world: World): Rows<'words'> {
  for (const [at, { words: list }] of decks.entries()) {
    for (const [place, { term, meaning, synonyms }] of list.entries()) {
      yield {
        id: wordId(world, at, place),
        deck_id: deckId(at),
        sequence: place + 1,
        term,
        meaning,
        synonyms,
        ...stamps(admin, world.opened),
      };
    }
  }
}

/** Words that a student has started: the first ones of a deck, a fixed number each evening. */
interface Study {
  student: Student;
  deck: number;
  words: number;
}

/** The progress of each current student in the decks; students of the cast have started the first one. */
function* studies({ students, size }: World): Generator<Study> {
  for (const student of students) {
    if (student.left !== null) continue;
    for (const [deck, { words }] of decks.entries()) {
      const random = new Random('study', student.index, deck);
      const begins = random.chance(size === 'academy' ? 0.45 : 0.2) || (deck === 0 && student.index % 16 === 0);
      if (!begins || !isPublished(deck)) continue;
      const most = size === 'small' ? Math.min(12, words.length) : words.length;
      yield { student, deck, words: Math.max(5, Math.floor(most * student.diligence * random.next())) };
    }
  }
}

export function* wordReviews(world: World): Rows<'word_reviews'> {
  let count = 0;
  for (const { student, deck, words } of studies(world)) {
    for (let word = 0; word < words; word++) yield reviewOf(world, student, deck, word, ++count);
  }
}

/** The state of the scheduler after a few evenings: the better a word is known, the later it is repeated. */
function reviewOf(world: World, student: Student, deck: number, word: number, n: number): NewRow<'word_reviews'> {
  const random = new Random('review', student.index, deck, word);
  const reps = random.int(1, 7);
  const lapses =
    reps > 2
      ? random.weighted([
          [0, 6],
          [1, 3],
          [2, 1],
        ] as const)
      : 0;
  const strength = Math.max(0.4, 2.4 * 1.9 ** (reps - 1 - 1.5 * lapses) * Math.exp(random.normal(0, 0.25)));
  const isLearning = reps === 1 && random.chance(0.4);
  const scheduled_days = isLearning ? 0 : Math.max(1, Math.round(strength));
  // Most students finish the words that are due; some words are overdue.
  const ago = random.int(0, Math.max(1, Math.round(scheduled_days * (1.5 - 0.7 * student.diligence)))) + 1;
  const last = Math.max(student.joined, world.today - ago);
  const minutes = random.int(1080, 1410);
  const first = Math.max(student.joined, last - reps * 3);
  return {
    id: idOf('word_reviews', n, first, 1080),
    student_id: student.id,
    word_id: wordId(world, deck, word),
    state: isLearning ? 'LEARNING' : lapses > 0 && random.chance(0.15) ? 'RELEARNING' : 'REVIEW',
    due_at: isLearning ? instant(last, minutes + 10) : instant(last + scheduled_days, minutes),
    stability: Math.min(36_500, Math.round(strength * 1000) / 1000),
    difficulty: Math.min(
      10,
      Math.max(1, Math.round((5 + 1.4 * lapses + random.normal(-0.5 * student.ability, 1)) * 1000) / 1000),
    ),
    scheduled_days,
    learning_steps: isLearning ? 1 : 0,
    reps,
    lapses,
    last_reviewed_at: instant(last, minutes),
    version: reps,
    ...times(first, 1080, instant(last, minutes)),
  };
}

const testLength = 10;

export function* wordTests(world: World): Rows<'word_tests'> {
  for (const { id, student, deck, day, minutes, words } of tests(world)) {
    const started = instant(day, minutes);
    const finished = instant(day, minutes + 4);
    yield {
      id,
      deck_id: deckId(deck),
      student_id: student.id,
      direction: 'TERM_TO_MEANING',
      question_count: words.length,
      started_at: started,
      finished_at: finished,
      ...stamps(student.id, day, minutes, finished),
    };
  }
}

export function* wordTestAnswers(world: World): Rows<'word_test_answers'> {
  let count = 0;
  for (const { id, student, deck, day, minutes, words, random } of tests(world)) {
    const known = 0.6 + 0.35 * student.diligence;
    for (const [at, word] of words.entries()) {
      const { words: list } = decks[deck]!;
      const is_correct = random.chance(known);
      const { meaning } = is_correct ? list[word]! : list[(word + 7) % list.length]!;
      yield {
        id: idOf('word_test_answers', ++count, day, minutes),
        test_id: id,
        sequence: at + 1,
        word_id: wordId(world, deck, word),
        answer: meaning,
        is_correct,
        ...times(day, minutes),
      };
    }
  }
}

function* tests(world: World) {
  let count = 0;
  for (const { student, deck, words } of studies(world)) {
    const random = new Random('word test', student.index, deck);
    if (words < testLength && !random.chance(0.3)) continue;
    const day = Math.max(student.joined, world.today - random.int(1, 20));
    const minutes = random.int(1080, 1380);
    const id = idOf('word_tests', ++count, day, minutes);
    const length = Math.min(testLength, words);
    yield { id, student, deck, day, minutes, words: Array.from({ length }, (_, at) => at), random };
  }
}
