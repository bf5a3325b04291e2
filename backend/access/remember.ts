const most = 10_000;

/** Sets an entry in a map that forgets its oldest ones instead of growing without end. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= most) {
    const oldest = map.keys().next().value;
    if (oldest !== undefined) map.delete(oldest);
  }
  map.set(key, value);
}
