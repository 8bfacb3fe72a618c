/** Something that is fetched when it is first asked for. */
export interface OnDemand<Value> {
  /** One promise for all who ask, which never rejects; null says that nothing came. */
  readonly get: () => Promise<Value | null>;
  /** After this, whoever asks next has it fetched again. */
  readonly forget: () => void;
}

export function onDemand<Value>(
  load: () => Promise<Value>,
  report: (error: unknown) => void,
): OnDemand<Value> {
  let asked: Promise<Value | null> | undefined;
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      report(error);
      return null;
    }
  };
  return {
    get: () => (asked ??= attempt()),
    forget() {
      asked = undefined;
    },
  };
}
