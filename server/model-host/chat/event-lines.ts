import { HostError } from '../host-error.ts';

/** One event of a host's stream: JSON, or the end mark. */
export type HostEvent =
  | { readonly kind: 'value'; readonly value: unknown; readonly isError: boolean }
  | { readonly kind: 'end' };

/** An event or a body beyond this is not an answer. In UTF-16 units. */
const longestEvent = 4_000_000;

/**
 * Reads server-sent events as model hosts write them: an event ends where its JSON is complete, with or without a blank
 * line; comments, empty events and unknown fields say nothing; JSON without a stream around it is read too.
 */
export class EventLines {
  #rest = '';
  #isAfterReturn = false;
  #isFirst = true;
  /** JSON that is not complete yet. */
  #pending = '';
  /** Whether that began without the name of a field: then blank lines are part of it. */
  #isBare = false;
  #isError = false;

  /** Adds a piece of the response and yields the events that are complete. Throws `HostError`. */
  *feed(piece: string): Generator<HostEvent, void, void> {
    for (const line of this.#split(piece)) {
      yield* this.#read(line);
    }
  }

  /** Returns the last event, which may lack its line end. Throws `HostError` when it is incomplete. */
  end(): HostEvent[] {
    const events = this.#read(this.#rest);
    this.#rest = '';
    if (this.#pending !== '') {
      throw new HostError('broken');
    }
    return events;
  }

  #split(piece: string): string[] {
    let text = piece;
    if (this.#isFirst && text !== '') {
      text = text.replace(/^\uFEFF/, '');
      this.#isFirst = false;
    }
    // A line feed behind a carriage return belongs to the same line end.
    if (this.#isAfterReturn && text.startsWith('\n')) {
      text = text.slice(1);
    }
    this.#isAfterReturn = piece.endsWith('\r');
    if (this.#rest.length + text.length > longestEvent) {
      throw new HostError('broken');
    }
    const lines = (this.#rest + text).split(/\r\n|\n|\r/);
    this.#rest = lines.pop() ?? '';
    return lines;
  }

  #read(line: string): HostEvent[] {
    const field = /^\s*(data|event|id|retry)\s*(?::|$) ?/.exec(line);
    const content = field === null ? line : line.slice(field[0].length);
    if (field?.[1] === 'data') {
      return this.#add(content);
    }
    if (field !== null) {
      this.#isError = field[1] === 'event' && content.trim() === 'error';
      return [];
    }
    if (line.trim() === '') {
      return this.#endEvent();
    }
    if (this.#isBare || (this.#pending === '' && /^\s*(?:[[{]|\[DONE\])/.test(line))) {
      this.#isBare = true;
      return this.#add(line);
    }
    return [];
  }

  #endEvent(): HostEvent[] {
    if (this.#pending !== '' && !this.#isBare) {
      throw new HostError('broken');
    }
    this.#isError = false;
    return [];
  }

  #add(text: string): HostEvent[] {
    const json = this.#pending === '' ? text.trim() : `${this.#pending}\n${text}`;
    if (json === '') {
      return [];
    }
    if (/^"?\[DONE\]"?$/i.test(json)) {
      this.#settle('');
      return [{ kind: 'end' }];
    }
    const value = parse(json);
    if (value === incomplete) {
      this.#settle(json);
      return [];
    }
    const event: HostEvent = { kind: 'value', value, isError: this.#isError };
    this.#settle('');
    return [event];
  }

  #settle(pending: string): void {
    if (pending.length > longestEvent) {
      throw new HostError('broken');
    }
    this.#pending = pending;
    this.#isBare &&= pending !== '';
  }
}

const incomplete = Symbol('incomplete JSON');

/** Most lines of JSON that is written over many lines need no attempt: an object or a list ends with its bracket. */
const parse = (json: string): unknown => {
  if (/^[[{]/.test(json) && !/[\]}]\s*$/.test(json)) {
    return incomplete;
  }
  try {
    return JSON.parse(json);
  } catch {
    return incomplete;
  }
};
