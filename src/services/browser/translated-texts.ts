/**
 * A browser's translator replaces text nodes by elements that contain the translation. React and the page keep the text
 * nodes, so removing one, or inserting before it, throws an error, and a new text for it is not shown.
 */

/** The translation that replaces a text node. */
const translations = new WeakMap<Node, ChildNode>();
let isPatched = false;

/** Lets the page change texts that a translator has replaced. Called once, before anything is drawn. */
export function keepTranslatedTexts(): void {
  const changes = new MutationObserver(restore);
  new MutationObserver((records) => {
    for (const record of records) {
      const [text] = record.removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      const translation = [...record.addedNodes, record.previousSibling, record.nextSibling].find(
        isTranslation,
      );
      if (translation === undefined) continue;
      if (!isPatched) patchTree();
      isPatched = true;
      translations.set(text, translation);
      changes.observe(text, { characterData: true });
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** Translators of browsers and extensions use this element, which has no other use any more. */
const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font' && node.isConnected;

/** Shows texts that have changed, which the translator then translates. */
function restore(records: readonly MutationRecord[]): void {
  for (const { target } of records) {
    const translation = translations.get(target);
    if (!target.isConnected && translation?.isConnected === true && target instanceof Text)
      translation.replaceWith(target);
  }
}

/** The methods with which React removes and inserts nodes: a translated text is found in its translation's place. */
function patchTree(): void {
  const removeChild = Reflect.get(Node.prototype, 'removeChild');
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore');
  Node.prototype.removeChild = function removeShown<Child extends Node>(this: Node, child: Child): Child {
    const shown = shownInstead(this, child);
    if (shown !== null) Reflect.apply(removeChild, this, [shown]);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeShown<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    Reflect.apply(insertBefore, this, [node, before === null ? null : shownInstead(this, before)]);
    return node;
  };
}

/** The child itself, unless it is a text that was replaced; null where its translation was removed too. */
const shownInstead = (parent: Node, child: Node): Node | null => {
  if (child.parentNode === parent || !(child instanceof Text)) return child;
  const translation = translations.get(child);
  return translation?.parentNode === parent ? translation : null;
};
