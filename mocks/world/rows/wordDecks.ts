import { replay, type Rating } from '#recall/scheduler.ts';
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

/** An answer to a word, at a minute of a day. */
interface Answer {
  rating: Rating;
  day: number;
  minutes: number;
}

export function* wordReviewLog(world: World): Rows<'word_review_log'> {
  let count = 0;
  for (const { student, deck, words } of studies(world)) {
    for (let word = 0; word < words; word++) {
      for (const { rating, day, minutes } of answers(world, student, deck, word)) {
        yield {
          id: idOf('word_review_log', ++count, day, minutes),
          student_id: student.id,
          word_id: wordId(world, deck, word),
          rating,
          reviewed_at: instant(day, minutes),
          is_undone: false,
          ...times(day, minutes),
        };
      }
    }
  }
}

export function* wordReviews(world: World): Rows<'word_reviews'> {
  let count = 0;
  for (const { student, deck, words } of studies(world)) {
    for (let word = 0; word < words; word++) yield reviewOf(world, student, deck, word, ++count);
  }
}

/** What follows from a student's answers to a word. */
function reviewOf(world: World, student: Student, deck: number, word: number, n: number): NewRow<'word_reviews'> {
  const given = answers(world, student, deck, word);
  const [first, last] = [given[0]!, given.at(-1)!];
  const recall = replay(
    given.map(({ rating, day, minutes }) => ({ rating, reviewedAt: new Date(instant(day, minutes)) })),
  )!;
  return {
    id: idOf('word_reviews', n, first.day, first.minutes),
    student_id: student.id,
    word_id: wordId(world, deck, word),
    state: recall.state,
    due_at: recall.dueAt.toISOString(),
    stability: recall.stability,
    difficulty: recall.difficulty,
    scheduled_days: recall.scheduledDays,
    learning_steps: recall.learningSteps,
    reps: recall.reps,
    lapses: recall.lapses,
    last_reviewed_at: instant(last.day, last.minutes),
    version: given.length,
    ...times(first.day, first.minutes, instant(last.day, last.minutes)),
  };
}

/** A student's answers to a word, evening by evening, soon after it was due: the diligent come earlier and know more. */
function answers(world: World, student: Student, deck: number, word: number): Answer[] {
  const random = new Random('review', student.index, deck, word);
  const given: Answer[] = [];
  let day = Math.max(student.joined, world.today - random.int(2, 24));
  let minutes = random.int(1080, 1380);
  for (let left = random.int(1, 7); left > 0 && day < world.today; left--) {
    const rating = random.weighted([
      [1, 3 - 2 * student.diligence],
      [2, 4],
      [3, 7],
      [4, 0.2 * student.diligence],
    ] as const);
    given.push({ rating, day, minutes });
    // Learnt twice in the evening, then after a growing number of days.
    if (given.length === 1) minutes += 12;
    else {
      day += 2 ** (given.length - 1) + random.int(0, Math.round(3 - 2 * student.diligence));
      minutes = random.int(1080, 1380);
    }
  }
  if (given.length === 0) given.push({ rating: 3, day: Math.min(day, world.today - 1), minutes });
  return given;
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
