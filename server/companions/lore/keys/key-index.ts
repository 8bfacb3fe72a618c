import { mapInTurns, yieldWhenDue } from '../../../shared/event-loop.ts';
import { canBeginAt, canEndAt } from './word-borders.ts';

/** A text to look for. */
export interface TextKey {
  readonly id: number;
  readonly text: string;
  /** Whether it counts only where no letter or digit is before or after it. */
  readonly isWord: boolean;
}

/** The node of the empty text. */
const root = 0;
const codeUnits = 0x1_0000;
/** After so many letters others may have their turns. */
const lettersAtOnce = 256;
/** So many words that end at one place are looked at, the longest first: more are each other's ends in no book that makes sense. */
const maxNested = 16;

/** Keys that are found anywhere, and those that are complete words. */
type Kind = 'part' | 'word';

interface Search {
  readonly text: string;
  readonly found: (id: number) => void;
  readonly done: Readonly<Record<Kind, Set<number>>>;
}

/**
 * Finds many keys in one pass over a text (Aho and Corasick 1975): the time depends on the length of the text, not on the number
 * of keys. The caller folds texts and keys.
 */
export class KeyIndex {
  /** The child of a node by its next code unit. */
  readonly #children = new Map<number, number>();
  /** Per node: the node of its longest proper suffix, and the nearest suffix that is a key of a kind, or the root. */
  readonly #suffix: number[] = [root];
  readonly #shorter: Record<Kind, number[]> = { part: [root], word: [root] };
  /** Per node: its depth, and the keys that end there. */
  readonly #length: number[] = [0];
  readonly #keys: Record<Kind, Map<number, number[]>> = { part: new Map(), word: new Map() };
  /** The edges of the tree, by depth. */
  readonly #levels: number[][] = [];

  private constructor() {}

  /** Yields to other work. */
  static async create(keys: readonly TextKey[]): Promise<KeyIndex> {
    const index = new KeyIndex();
    await mapInTurns(keys, (key) => {
      const keys = index.#keys[key.isWord ? 'word' : 'part'];
      const node = index.#add(key.text);
      keys.set(node, [...(keys.get(node) ?? []), key.id]);
    });
    for (const level of index.#levels) await mapInTurns(level, (edge) => index.#link(edge));
    return index;
  }

  /** Calls `found` with each key that a text has, at least once. Returns how many steps that took. Yields to other work. */
  async scan(text: string, found: (id: number) => void): Promise<number> {
    if (this.#length.length === 1) return 0;
    const search = { text, found, done: { part: new Set([root]), word: new Set([root]) } };
    let steps = text.length;
    let node = root;
    for (let at = 0; at < text.length; at += 1) {
      if (at % lettersAtOnce === 0) await yieldWhenDue();
      node = this.#next(node, text.charCodeAt(at));
      steps += this.#report(node, at + 1, 'part', search);
      if (this.#keyAt(node, 'word') !== root && canEndAt(text, at + 1)) {
        steps += this.#report(node, at + 1, 'word', search);
      }
    }
    return steps;
  }

  /** Returns the longest key of a kind that ends with a node, as its node. */
  #keyAt(node: number, kind: Kind): number {
    return this.#keys[kind].has(node) ? node : (this.#shorter[kind][node] ?? root);
  }

  /** Reports the keys of a kind that end with a node before `to`. Returns how many were looked at. */
  #report(node: number, to: number, kind: Kind, { text, found, done }: Search): number {
    const first = this.#keyAt(node, kind);
    let isComplete = true;
    let steps = 0;
    // A node whose keys are found, with those of its suffixes, is not looked at again.
    for (let end = first; !done[kind].has(end); end = this.#shorter[kind][end] ?? root) {
      if (kind === 'word' && steps >= maxNested) return steps;
      const length = this.#length[end] ?? 0;
      steps += 1;
      if (kind === 'part' || canBeginAt(text, to - length, length)) this.#keys[kind].get(end)?.forEach(found);
      else isComplete = false;
    }
    if (isComplete) done[kind].add(first);
    return steps;
  }

  #next(from: number, unit: number): number {
    let node = from;
    for (;;) {
      const child = this.#children.get(node * codeUnits + unit);
      if (child !== undefined) return child;
      if (node === root) return root;
      node = this.#suffix[node] ?? root;
    }
  }

  #add(text: string): number {
    let node = root;
    for (let at = 0; at < text.length; at += 1) {
      const edge = node * codeUnits + text.charCodeAt(at);
      const child = this.#children.get(edge) ?? this.#length.length;
      if (child === this.#length.length) {
        this.#children.set(edge, child);
        this.#length.push(at + 1);
        (this.#levels[at] ??= []).push(edge);
      }
      node = child;
    }
    return node;
  }

  /** Links a node to its suffixes, which have their links. */
  #link(edge: number): void {
    const node = this.#children.get(edge) ?? root;
    const parent = Math.floor(edge / codeUnits);
    const suffix = parent === root ? root : this.#next(this.#suffix[parent] ?? root, edge % codeUnits);
    this.#suffix[node] = suffix;
    this.#shorter.part[node] = this.#keyAt(suffix, 'part');
    this.#shorter.word[node] = this.#keyAt(suffix, 'word');
  }
}
