/** What is known of a shift that does not exist: where it would be, and what a deleted one was. */
export interface Place {
  taId: string;
  day: string;
  /** The version to begin at: 0, or what a deletion left. */
  version: number;
  wageTypeId: string | null;
  memo: string;
}

/** The empty places of a grid. Each has the id that its shift will have, so that a cell keeps its name when it is written, deleted or undone. */
export interface Places {
  /** The id of the empty place of a TA and a day; `at` counts from 0. */
  idAt: (taId: string, day: string, at: number) => string;
  /** What is known of a place. */
  find: (id: string) => Place | undefined;
  /** A shift was deleted: its place keeps its id. */
  leave: (id: string, place: Place) => void;
}

/** Makes the places of one grid. @param usualKind the kind of work that a new shift of a TA has */
export function makePlaces(usualKind: (taId: string) => string | null): Places {
  const ids = new Map<string, string>();
  const places = new Map<string, Place>();
  return {
    idAt: (taId, day, at) => {
      const key = `${taId} ${day} ${at}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = crypto.randomUUID();
      ids.set(key, id);
      places.set(id, { taId, day, version: 0, wageTypeId: usualKind(taId), memo: '' });
      return id;
    },
    find: (id) => places.get(id),
    leave: (id, place) => {
      places.set(id, place);
      ids.set(`${place.taId} ${place.day} 0`, id);
    },
  };
}
