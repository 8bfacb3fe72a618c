/** A message in the model. */
export interface TreeNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly isOwn: boolean;
  /** The order of writing. */
  readonly order: number;
  /** When it was last part of the shown branch, as a count of changes; the shown messages are compared by `shown`. */
  lastShown: number;
}

export interface Removal {
  readonly nodes: readonly TreeNode[];
  /** The deleted messages that were shown. */
  readonly shown: readonly string[];
}

/** A plain model of a room: a tree of messages, one branch of which is shown. */
export class TreeModel {
  /** The ids of the shown branch, oldest first. */
  shown: readonly string[] = [];
  readonly #nodes = new Map<string, TreeNode>();
  /** By the parent, in the order of writing. */
  readonly #children = new Map<string | null, readonly TreeNode[]>();
  #time = 0;
  #order = 0;

  get nodes(): readonly TreeNode[] {
    return [...this.#nodes.values()];
  }

  has(id: string): boolean {
    return this.#nodes.has(id);
  }

  /** Adds a message below the parent and shows it. */
  add(parentId: string | null, message: Pick<TreeNode, 'id' | 'isOwn'>): void {
    this.#order += 1;
    this.#insert({ ...message, parentId, order: this.#order, lastShown: 0 });
    this.#setShown(this.#pathTo(message.id));
  }

  /** Shows the branch of a message, with what followed it last. */
  show(id: string): void {
    if (!this.shown.includes(id)) {
      this.#setShown(this.#continued(this.#pathTo(id)));
    }
  }

  /** The ids of the messages that can be shown in place of this one, with its own; empty where there are none. */
  alternativesOf(id: string): string[] {
    const node = this.#find(id);
    const all = this.#childrenOf(node.parentId).filter(({ isOwn }) => isOwn === node.isOwn);
    return all.length < 2 ? [] : all.map((other) => other.id);
  }

  /** Deletes a message with all that follows it. */
  remove(id: string): Removal {
    const node = this.#find(id);
    const nodes = this.#withBelow(node);
    const shown = nodes.map((other) => other.id).filter((other) => this.shown.includes(other));
    for (const other of nodes) {
      this.#delete(other);
    }
    if (shown.includes(id)) {
      const others = this.#childrenOf(node.parentId).filter(({ isOwn }) => isOwn === node.isOwn);
      const other = latestOf(others);
      const path = node.parentId === null ? [] : this.#pathTo(node.parentId);
      this.#setShown(other === undefined ? path : this.#continued([...path, other.id]));
    }
    return { nodes, shown };
  }

  /** Restores what was deleted, and shows it if it was shown. */
  restore({ nodes, shown }: Removal): void {
    this.#time += 1;
    for (const node of nodes) {
      this.#insert(shown.includes(node.id) ? { ...node, lastShown: this.#time } : node);
    }
    const [root] = nodes;
    if (root !== undefined && shown.includes(root.id)) {
      this.show(root.id);
    }
  }

  #insert(node: TreeNode): void {
    this.#nodes.set(node.id, node);
    const siblings = [...this.#childrenOf(node.parentId), node];
    this.#children.set(
      node.parentId,
      siblings.toSorted((one, other) => one.order - other.order),
    );
  }

  #delete(node: TreeNode): void {
    this.#nodes.delete(node.id);
    this.#children.set(
      node.parentId,
      this.#childrenOf(node.parentId).filter(({ id }) => id !== node.id),
    );
  }

  #find(id: string): TreeNode {
    const node = this.#nodes.get(id);
    if (node === undefined) {
      throw new Error(`The model has no ${id}.`);
    }
    return node;
  }

  #childrenOf(parentId: string | null): readonly TreeNode[] {
    return this.#children.get(parentId) ?? [];
  }

  #withBelow(node: TreeNode): TreeNode[] {
    return [node, ...this.#childrenOf(node.id).flatMap((child) => this.#withBelow(child))];
  }

  #pathTo(id: string): string[] {
    const { parentId } = this.#find(id);
    return [...(parentId === null ? [] : this.#pathTo(parentId)), id];
  }

  #continued(path: readonly string[]): readonly string[] {
    const next = latestOf(this.#childrenOf(path.at(-1) ?? null));
    return next === undefined ? path : this.#continued([...path, next.id]);
  }

  /** Messages that leave the shown branch were shown until now. */
  #setShown(path: readonly string[]): void {
    this.#time += 1;
    for (const id of this.shown) {
      const node = this.#nodes.get(id);
      if (node !== undefined && !path.includes(id)) {
        node.lastShown = this.#time;
      }
    }
    this.shown = path;
  }
}

const latestOf = (nodes: readonly TreeNode[]): TreeNode | undefined =>
  nodes.toSorted((one, other) => one.lastShown - other.lastShown).at(-1);
