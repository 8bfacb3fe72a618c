import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import { quotedPerson } from '../prompt/sections/speaker.ts';
import { CodeTracker } from './code-tracker.ts';

/** Who talks with each other. */
export interface Speakers {
  /** The names of the mate. */
  readonly mate: readonly string[];
  /** The names of the person. */
  readonly person: readonly string[];
}

/** The usual names of the two in the transcripts that models learned from, and the person's in our own quotations. */
const usual = {
  mate: ['Assistant'],
  person: [
    quotedPerson,
    'User',
    'Human',
    'You',
    'Benutzer',
    'Usuario',
    'Utilisateur',
    'Usuário',
    '用户',
    'ユーザー',
    'المستخدم',
  ],
};
/** The same in the headings of instruction templates. */
const headings = { mate: ['Response'], person: ['Instruction', 'Input'] };

interface Name {
  readonly name: string;
  readonly isMate: boolean;
  /** Whether it counts only in a heading. */
  readonly isHeading: boolean;
}

/** Marks around a name: emphasis, quotes, headings. */
const before = /^[\s>#"“[(*_]*/u;
const after = /^[\])"”*_\s]*/u;

/**
 * Takes out of an answer what makes a transcript of it: a line that begins with the mate's name loses the name, and one
 * that begins with the person's ends the answer, or is left out where nothing was said before it. Code stays as it is.
 */
export class SpeakerFilter {
  /** Whether nothing more of the answer counts. */
  isOver = false;

  readonly #names: readonly Name[];
  readonly #code = new CodeTracker();
  /** The beginning of a line that may be a name; null behind it. */
  #line: string | null = '';
  #isSkipping = false;
  #hasText: boolean;
  /** The first name that was taken off a line, and all that was written for the person. */
  #name = '';
  #forPerson = '';

  constructor({ mate, person }: Speakers, hasText: boolean) {
    const named = (names: readonly string[], isMate: boolean, isHeading = false): Name[] =>
      names
        .map((name) => ({ name: name.trim().toLowerCase(), isMate, isHeading }))
        .filter(({ name }) => name !== '');
    // A person may have the mate's name.
    this.#names = [
      ...named([...mate, ...usual.mate], true),
      ...named([...person, ...usual.person], false),
      ...named(headings.mate, true, true),
      ...named(headings.person, false, true),
    ].toSorted((one, other) => other.name.length - one.name.length);
    this.#hasText = hasText;
  }

  /** What was taken out so far. */
  get removed(): readonly RemovedPart[] {
    const parts = [
      { reason: 'name', text: this.#name },
      { reason: 'person', text: this.#forPerson.trim() },
    ] as const;
    return parts.filter(({ text }) => text !== '');
  }

  /** Appends a piece and returns the text that is the mate's. */
  add(piece: string): string {
    let shown = '';
    for (const part of piece.split(/(?<=\n)/)) {
      if (this.isOver) {
        this.#forPerson += part;
      } else {
        shown += this.#read(part);
      }
    }
    return shown;
  }

  /** Returns what was held back at the end of the answer. */
  end(): string {
    return this.isOver ? '' : this.#pass(this.#line ?? '', false);
  }

  /** Reads a part of a line. */
  #read(part: string): string {
    const isEnd = part.endsWith('\n');
    if (this.#isSkipping) {
      this.#forPerson += part;
      this.#isSkipping = !isEnd;
      this.#line = isEnd ? '' : null;
      return '';
    }
    if (this.#line === null) {
      return this.#pass(part, isEnd);
    }
    const line = this.#line + part;
    if (this.#code.isInCode) {
      return this.#pass(line, isEnd);
    }
    const found = this.#find(line, isEnd);
    if (found === 'unknown') {
      this.#line = line;
      return '';
    }
    if (found === null) {
      return this.#pass(line, isEnd);
    }
    if (!found.isMate) {
      return this.#refuse(line, isEnd);
    }
    this.#name ||= line.slice(0, found.end).trim();
    return this.#pass(line.slice(found.end), isEnd);
  }

  #pass(text: string, isEnd: boolean): string {
    this.#code.add(text);
    this.#hasText ||= text.trim() !== '';
    this.#line = isEnd ? '' : null;
    return text;
  }

  #refuse(line: string, isEnd: boolean): string {
    this.#forPerson += line;
    this.isOver = this.#hasText;
    this.#isSkipping = !isEnd;
    this.#line = isEnd ? '' : null;
    return '';
  }

  /** Returns the name with which a line begins; `unknown` while more of the line may make it one. */
  #find(line: string, isEnd: boolean): Found {
    const [lead = ''] = before.exec(line) ?? [];
    const text = line.slice(lead.length);
    const lower = text.toLowerCase();
    const emphasis = /[*_]+$/.exec(lead)?.[0] ?? '';
    const names = this.#names.filter(({ isHeading }) => !isHeading || lead.includes('#'));
    for (const { name, isMate } of names) {
      if (lower.startsWith(name)) {
        const tail = after.exec(text.slice(name.length))?.[0] ?? '';
        const colon = name.length + tail.length;
        if (colon === text.length && !isEnd && tail.length < 8) {
          return 'unknown';
        }
        if (/^[:：]/.test(text.slice(colon))) {
          return this.#toEnd({ line, lead, emphasis, tail, colon, isMate, isEnd });
        }
      }
    }
    const isPrefix = names.some(({ name }) => name.startsWith(lower));
    return isPrefix && !isEnd && lead.length < 12 ? 'unknown' : null;
  }

  /** The emphasis of a name may end behind its colon; without an end it is that of the line, which is no name then. */
  #toEnd({ line, lead, emphasis, tail, colon, isMate, isEnd }: FoundName): Found {
    const rest = line.slice(lead.length + colon + 1);
    if (emphasis === '' || tail.includes(emphasis)) {
      return this.#behind(line, rest, isMate, isEnd);
    }
    if (rest.startsWith(emphasis)) {
      return this.#behind(line, rest.slice(emphasis.length), isMate, isEnd);
    }
    return emphasis.startsWith(rest.trim()) && !isEnd ? 'unknown' : null;
  }

  /** The blanks behind the name go with it. */
  #behind(line: string, rest: string, isMate: boolean, isEnd: boolean): Found {
    const text = rest.replace(/^[^\S\n]+/, '');
    return text === '' && !isEnd ? 'unknown' : { isMate, end: line.length - text.length };
  }
}

/** Whose name a line begins with, and where the text behind it begins. */
type Found = { readonly isMate: boolean; readonly end: number } | 'unknown' | null;

interface FoundName {
  readonly line: string;
  readonly lead: string;
  readonly emphasis: string;
  readonly tail: string;
  readonly colon: number;
  readonly isMate: boolean;
  readonly isEnd: boolean;
}
