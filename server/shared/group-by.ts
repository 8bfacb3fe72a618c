/** Returns the items by their key, each group and the groups in the order of the items. */
export const groupBy = <Item>(
  items: readonly Item[],
  toKey: (item: Item) => string,
): Map<string, [Item, ...Item[]]> => {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [item]);
    } else {
      group.push(item);
    }
  }
  return groups;
};
