/** The names under which services are passed on: a rest of a pattern, as in `{ call, ...deps }`, lists them. */
const services = [
  'address',
  'call',
  'messages',
  'notify',
  'openStream',
  'showToast',
  'storage',
  'tabStorage',
];
const screenServices = [
  'getScreen',
  'loadScreenParts',
  'matchPlace',
  'onUnreachable',
  'reloadPage',
  'userId',
];
const names = [...services, ...screenServices];

/** Records what is called on stand-ins for services, and with which arguments. */
export class Recorder {
  readonly #calls: string[] = [];
  /** Whether calls return null, as a service does that has nothing. */
  isEmpty = false;

  /** Returns what was called since the last time. */
  take(): readonly string[] {
    return this.#calls.splice(0);
  }

  /** Returns a stand-in: each property of it is one, and each call is recorded by its path. */
  standIn(path: string): object {
    const standIns = new Map<string, object>();
    return new Proxy(() => undefined, {
      set: () => true,
      ownKeys: () => names,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      get: (_, name) => {
        if (name === 'toString' || name === Symbol.toPrimitive) return () => path;
        if (name === Symbol.iterator) return () => [][Symbol.iterator]();
        // A promise would wait for `then`, and JSON would call `toJSON`.
        if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
        const known = standIns.get(name) ?? this.standIn(path === '' ? name : `${path}.${name}`);
        standIns.set(name, known);
        return known;
      },
      apply: (_, __, values: readonly unknown[]) => {
        const call = `${path}(${values.map((value) => this.#write(value)).join(', ')})`;
        // The address of an actor is part of what is sent to it.
        if (path === 'system.get') return this.standIn(String(values[0]));
        this.#calls.push(call);
        return this.isEmpty ? null : this.standIn(call);
      },
    });
  }

  /** Writes a value as the table shows it: stand-ins by their path, calls of the API by theirs. */
  #write(value: unknown): string {
    if (typeof value === 'function') return isStandIn(value) ? String(value) : 'function';
    if (Array.isArray(value)) return `[${value.map((one) => this.#write(one)).join(', ')}]`;
    if (typeof value === 'string') return `'${value}'`;
    if (typeof value !== 'object' || value === null) return String(value);
    if ('method' in value && 'path' in value) return String(value.path);
    if ('context' in value && 'system' in value) return 'args';
    const fields = Object.entries(value).map(([name, one]) => `${name}: ${this.#write(one)}`);
    return `{ ${fields.join(', ')} }`;
  }
}

/** Whether it is a stand-in: no other function takes any property. */
const isStandIn = (value: object): boolean => Reflect.get(value, 'anyProperty') !== undefined;

/** An object whose properties are all null. */
export const nothing: object = new Proxy({}, { get: () => null });
