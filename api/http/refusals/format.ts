/** What a refused statement becomes: status, code, Korean sentence, the field it stands at. */
export type Refusal = [status: number, code: string, detail: string, field?: string];

/** Refusals by the name of the constraint or trigger. */
export type Refusals = Record<string, Refusal>;
