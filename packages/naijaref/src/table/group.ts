/** Items by a key, each group in the items' order; of each item the value, or the item itself. */
export function groupBy<Item, Value = Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  pick: (item: Item) => Value = (item) => item as unknown as Value,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [pick(item)]);
    else group.push(pick(item));
  }
  return groups;
}
