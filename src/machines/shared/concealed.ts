/**
 * A secret on its way to the screen. It has no property: an inspector, a recording or a report that copies a snapshot, as JSON or as a
 * structured clone, copies nothing of it.
 */
export class Concealed {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }
}
