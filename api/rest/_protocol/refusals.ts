/** What comes with a refusal of the database: names and numbers for its sentence. */
export type RefusalData = Readonly<Record<string, string | number>>;

/** What a refused statement becomes: status, code, Korean sentence, the field it stands at. */
export type Refusal = [status: number, code: string, detail: string | ((data: RefusalData) => string), field?: string];

/** Refusals by the name of the constraint or trigger. */
export type Refusals = Record<string, Refusal>;
