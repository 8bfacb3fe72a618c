import { isBlank } from '../../../contract/blank-text.ts';
import { importChatMessages } from '../../../contract/account/imports.ts';
import { cutText, withoutHalves } from '../../../contract/letters.ts';
import { maxReplyLength } from '../../../contract/limits.ts';
import { UnreadError, type FoundMessage } from './found.ts';

/** One wording of a message. */
export interface Version {
  readonly text: string;
  readonly createdAt: number | null;
}

/** A conversation that is being put together. */
export interface Talk {
  readonly messages: readonly FoundMessage[];
  /** Appends what was said next, in all its versions, of which one is shown. */
  readonly addTurn: (role: FoundMessage['role'], versions: readonly Version[], shown: number) => void;
  /** Appends what the other app hid to a branch of its own, which is not shown: the next turn follows the one before. */
  readonly addAside: (role: FoundMessage['role'], versions: readonly Version[], chosen: number) => void;
  /** Appends a message after any other, and returns its position; that of the other where it has no text. */
  readonly add: (message: FoundMessage) => number | null;
}

/**
 * Starts a conversation. Messages without text are left out. A text that is longer than a message may be becomes several messages.
 * Its functions throw `UnreadError` for too many messages.
 */
export function createTalk(): Talk {
  const messages: FoundMessage[] = [];
  let last: number | null = null;
  /** The end of the branch of hidden messages; null where the last message is shown. */
  let aside: number | null = null;

  function add({ text, ...message }: FoundMessage): number | null {
    let { parent } = message;
    for (const part of inParts(storable(text))) {
      if (messages.length >= importChatMessages) throw new UnreadError('long');
      messages.push({ ...message, text: part, parent });
      parent = messages.length - 1;
    }
    return parent;
  }

  /** Returns the position of the chosen version; that of the message before where none has text. */
  function addVersions(
    { role, parent, isShown }: Omit<FoundMessage, 'text' | 'createdAt'>,
    versions: readonly Version[],
    shown: number,
  ): number | null {
    const filled = versions.filter(({ text }) => !isBlank(storable(text)));
    const wanted = versions[shown];
    const chosen = wanted !== undefined && filled.includes(wanted) ? wanted : filled.at(-1);
    let end = parent;
    for (const version of filled) {
      const at = add({ ...version, role, parent, isShown: isShown && version === chosen });
      if (version === chosen) end = at;
    }
    return end;
  }

  function addTurn(role: FoundMessage['role'], versions: readonly Version[], shown: number): void {
    last = addVersions({ role, parent: last, isShown: true }, versions, shown);
    aside = null;
  }

  function addAside(role: FoundMessage['role'], versions: readonly Version[], chosen: number): void {
    aside = addVersions({ role, parent: aside ?? last, isShown: false }, versions, chosen);
  }

  return { messages, addTurn, addAside, add };
}

/** Without what no database stores as text. */
const storable = (text: string): string => withoutHalves(text.replaceAll('\0', ''));

function inParts(text: string): string[] {
  const parts: string[] = [];
  for (let left = text; left !== '';) {
    const part = cutText(left, maxReplyLength);
    parts.push(part);
    left = left.slice(part.length);
  }
  return parts.filter((part) => !isBlank(part));
}
