import { mapInTurns } from '../../shared/event-loop.ts';
import { isWordAt } from './word-borders.ts';

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

/**
 * Finds many keys in one pass over a text (Aho and Corasick 1975): the time depends on the length of the text, not on the number
 * of keys. Matching is case-sensitive; the caller folds case.
 */
export class KeyIndex {
  /** The child of a node by its next code unit. */
  readonly #children = new Map<number, number>();
  /** Per node: the node of its longest proper suffix, and the nearest suffix that is a key, or the root. */
  readonly #suffix: number[] = [root];
  readonly #shorter: number[] = [root];
  /** Per node: its depth, and the keys that end there. */
  readonly #length: number[] = [0];
  readonly #keys = new Map<number, TextKey[]>();
  /** The edges of the tree, by depth. */
  readonly #levels: number[][] = [];

  private constructor() {}

  /** Yields to other work. */
  static async create(keys: readonly TextKey[]): Promise<KeyIndex> {
    const index = new KeyIndex();
    await mapInTurns(keys, (key) => {
      const node = index.#add(key.text);
      index.#keys.set(node, [...(index.#keys.get(node) ?? []), key]);
    });
    await mapInTurns(index.#levels.flat(), (edge) => index.#link(edge));
    return index;
  }

  /** Calls `found` with each key that a text has, at least once. Returns how many steps that took. */
  scan(text: string, found: (id: number) => void): number {
    if (this.#keys.size === 0) {
      return 0;
    }
    let steps = 0;
    let node = root;
    // A node whose keys are found, with those of its suffixes, is not looked at again.
    const isDone = new Set<number>([root]);
    for (let at = 0; at < text.length; at += 1) {
      node = this.#next(node, text.charCodeAt(at));
      let end = this.#keys.has(node) ? node : (this.#shorter[node] ?? root);
      const first = end;
      let isOpen = false;
      for (; !isDone.has(end); end = this.#shorter[end] ?? root) {
        steps += 1;
        isOpen = !this.#report(end, text, at + 1, found) || isOpen;
      }
      if (!isOpen && first !== root) {
        isDone.add(first);
      }
    }
    return steps + text.length;
  }

  /** Reports the keys of a node that end before `to` in a text. Returns whether all of them have been found. */
  #report(node: number, text: string, to: number, found: (id: number) => void): boolean {
    const from = to - (this.#length[node] ?? 0);
    const isAlone = !isWordAt(text, from - 1) && !isWordAt(text, to);
    let isComplete = true;
    for (const { id, isWord } of this.#keys.get(node) ?? []) {
      if (!isWord || isAlone) found(id);
      else isComplete = false;
    }
    return isComplete;
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
    this.#shorter[node] = this.#keys.has(suffix) ? suffix : (this.#shorter[suffix] ?? root);
  }
}
