/**
 * Items by a key, in the order in which keys first appear; each group in the items' order, and frozen. (Node
 * 20 has no `Map.groupBy`.)
 *
 * @param pick what to list of each item, the item itself if left out.
 */
export function groupBy<Item, Key, Value = Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
  pick: (item: Item) => Value = (item) => item as unknown as Value,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const item of items) listUnder(groups, keyOf(item), pick(item));
  // Callers get the groups themselves.
  for (const group of groups.values()) Object.freeze(group);
  return groups;
}

/** Adds an item to those of a key. */
export function listUnder<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
