/**
 * As much of a browser's window as the services of the address, the network and other tabs need: a session history
 * with its states, and events. As in browsers, back and forward dispatch `popstate`, push and replace do not.
 */
export class FakeWindow extends EventTarget {
  readonly navigator: { readonly onLine: boolean };
  readonly history: {
    scrollRestoration: string;
    readonly state: unknown;
    pushState: (state: unknown, unused: string, url?: string) => void;
    replaceState: (state: unknown, unused: string, url?: string) => void;
    go: (steps: number) => void;
  };
  readonly location: {
    readonly href: string;
    readonly hash: string;
    readonly pathname: string;
    readonly search: string;
    assign: (url: URL) => void;
    reload: () => void;
  };
  /** The URLs that were loaded with `assign`. */
  readonly loads: string[] = [];
  reloads = 0;
  #entries: { url: URL; state: unknown }[];
  #index = 0;

  constructor(url: string, { onLine = true }: { readonly onLine?: boolean } = {}) {
    super();
    this.navigator = { onLine };
    this.#entries = [{ url: new URL(url), state: null }];
    const current = () => this.#current;
    this.history = {
      scrollRestoration: 'auto',
      get state() {
        return current().state;
      },
      pushState: (state, _unused, to) => {
        this.#entries = [...this.#entries.slice(0, this.#index + 1), { url: this.#resolve(to), state }];
        this.#index += 1;
      },
      replaceState: (state, _unused, to) => {
        this.#entries[this.#index] = { url: this.#resolve(to), state };
      },
      // Where there is no such entry, browsers do nothing.
      go: (steps) =>
        void setTimeout(() => {
          if (this.#entries[this.#index + steps] !== undefined) this.travel(steps);
        }),
    };
    this.location = {
      get href() {
        return current().url.href;
      },
      get hash() {
        return current().url.hash;
      },
      get pathname() {
        return current().url.pathname;
      },
      get search() {
        return current().url.search;
      },
      assign: (url) => void this.loads.push(url.href),
      reload: () => {
        this.reloads += 1;
      },
    };
  }

  /** The number of history entries. */
  get length(): number {
    return this.#entries.length;
  }

  /** The position of the current entry. */
  get index(): number {
    return this.#index;
  }

  /** Goes back (-1) or forward (1), as the user's button does. */
  travel(steps: number): void {
    this.#index += steps;
    this.dispatchEvent(new Event('popstate'));
  }

  /** Changes the fragment of the URL, as a user does in the address bar. */
  typeFragment(hash: string): void {
    this.history.pushState(null, '', hash);
    this.dispatchEvent(new Event('popstate'));
  }

  asWindow(): Window {
    // The services use no other part of a window.
    return this as unknown as Window;
  }

  get #current() {
    const entry = this.#entries[this.#index];
    if (entry === undefined) throw new Error('The history has no such entry.');
    return entry;
  }

  #resolve(to = ''): URL {
    const url = to === '' ? this.#current.url : new URL(to, this.#current.url);
    if (url.origin !== this.#current.url.origin) throw new Error(`A page of another origin: ${to}`);
    return url;
  }
}
