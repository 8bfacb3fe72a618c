import { report } from '../../shared/report.ts';
import { entryOf, idIn, newEntry, type EntryState } from './history-entry-id.ts';

/** The entry of something that is open above a place. It has the ID of the place's own entry, which is below it. */
interface LayerState extends EntryState {
  /** How many are open, this one included. */
  readonly layers: number;
}

/**
 * Gives each layer above the page an entry of the browser's history, so that Back closes the topmost one. The entries are those of the
 * open place: no navigation is reported between them.
 */
export interface LayerHistory {
  /** Adds an entry for something that was opened; `close` is what Back does. Returns what is to be called once it is closed. */
  readonly open: (close: () => void) => () => void;
  /** Changes the address as soon as no entry is being removed. */
  readonly whenSettled: (change: () => void) => void;
  /** Adds an entry for another place, in place of that of the topmost layer. */
  readonly enter: (url: string) => void;
  /** Writes another URL into the current entry. */
  readonly rewrite: (url: string, state?: EntryState) => void;
  /**
   * Calls back when the user has arrived at another place (back, forward, typed); returns a function that unsubscribes. Throws what the
   * browser threw when it was asked to tell.
   */
  readonly watch: (onArrival: () => void) => () => void;
}

/** As much of the Navigation API as is used here. Safari has it since version 26 and Firefox since 147. */
interface NavigationEntries {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly sameDocument: boolean }[];
}

type LayeredPage = Window & { readonly navigation?: NavigationEntries };

/** How long the browser may take to go back, in milliseconds. One that never does has no entry there. */
const maxTravelTime = 1000;

/**
 * For how long the entry of what was closed is kept, in milliseconds: going back would abort a page load that the same press begins,
 * and what opens next takes it over. Back skips it until then.
 */
const spareTime = 200;

/** Reconciles the entries with what is open. An entry that a reload has left without its layer is removed at once. */
export function createLayerHistory(page: LayeredPage = window): LayerHistory {
  const { history, location } = page;
  const open: { readonly close: () => void }[] = [];
  const watchers = new Set<() => void>();
  let waiting: (() => void)[] = [];
  let limit: ReturnType<typeof setTimeout> | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  /** Why the browser does not tell of Back: it gets no entries then, which only Back could remove. */
  let refusal: { readonly error: unknown } | null = null;
  let here = { entry: idIn(history.state), url: location.href, depth: depthIn(history.state) };

  const leave = () => {
    isLeaving = true;
  };

  const noteHere = () => {
    here = { entry: idIn(history.state), url: location.href, depth: depthIn(history.state) };
    // Some browsers do not keep a page that listens.
    if (here.depth === 0) page.removeEventListener('beforeunload', leave);
  };

  const addMissing = () => {
    if (refusal !== null || limit !== undefined || open.length <= here.depth) return;
    const entry = entryOf(page);
    try {
      for (let layers = here.depth + 1; layers <= open.length; layers += 1)
        history.pushState({ entry, layers } satisfies LayerState, '', location.href);
    } catch (error) {
      // A browser may refuse after too many changes of the address: what is open then has no entry.
      report(error);
    }
    noteHere();
  };

  const removeSpare = () => {
    if (limit === undefined && here.depth > open.length) travel(here.depth - open.length);
  };

  const removeSpareLater = () => {
    clearTimeout(removal);
    removal = setTimeout(() => {
      if (!isLeaving) removeSpare();
    }, spareTime);
  };

  /** The entry becomes that of the place itself. */
  const stay = () => {
    history.replaceState({ entry: entryOf(page) } satisfies EntryState, '', location.href);
    noteHere();
  };

  const travel = (steps: number) => {
    if (!hasOwnBelow(page, steps)) {
      stay();
      return;
    }
    limit = setTimeout(() => {
      stay();
      settle();
    }, maxTravelTime);
    history.go(-steps);
  };

  const settle = () => {
    clearTimeout(limit);
    limit = undefined;
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
    addMissing();
    removeSpare();
  };

  const close = (count: number) => {
    for (const layer of open.slice(count).toReversed()) layer.close();
  };

  /** Between the entries of the open place, whose URL may have been changed while something was open above it. */
  const moveHere = (isOwn: boolean) => {
    const { depth, url } = here;
    if (location.href !== url) history.replaceState(history.state, '', url);
    noteHere();
    if (isOwn || here.depth > depth) return;
    if (depth <= open.length) close(here.depth);
    else if (open.length > 0) close(open.length - 1);
    else travel(1 + here.depth);
  };

  const moveElsewhere = (isOwn: boolean) => {
    if (!isOwn) close(0);
    noteHere();
    for (const arrived of watchers) arrived();
  };

  const arrive = () => {
    const isOwn = limit !== undefined;
    const isHere = here.entry !== undefined && idIn(history.state) === here.entry;
    if (isHere) moveHere(isOwn);
    else moveElsewhere(isOwn);
    if (isOwn) settle();
    else
      afterwards(() => {
        addMissing();
        removeSpare();
      });
  };
  try {
    page.addEventListener('popstate', arrive);
  } catch (error) {
    refusal = { error };
  }
  removeSpare();

  return {
    open(close) {
      const layer = { close };
      open.push(layer);
      isLeaving = false;
      page.addEventListener('beforeunload', leave);
      addMissing();
      return () => {
        const index = open.indexOf(layer);
        if (index === -1) return;
        open.splice(index, 1);
        removeSpareLater();
      };
    },
    whenSettled(change) {
      if (limit === undefined) change();
      else waiting.push(change);
    },
    enter(url) {
      if (here.depth > 0) history.replaceState(newEntry(), '', url);
      else history.pushState(newEntry(), '', url);
      noteHere();
    },
    rewrite(url, state) {
      history.replaceState(state ?? history.state, '', url);
      noteHere();
    },
    watch(onArrival) {
      if (refusal !== null) throw refusal.error;
      watchers.add(onArrival);
      return () => watchers.delete(onArrival);
    },
  };
}

/**
 * Whether the entry so many steps below is of this page. One that was added while the page was being reloaded can take the place of the
 * one below it: going back would then leave the page.
 */
const hasOwnBelow = ({ navigation }: LayeredPage, steps: number): boolean => {
  const index = navigation?.currentEntry?.index;
  return index === undefined || navigation?.entries()[index - steps]?.sameDocument === true;
};

const depthIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number'
    ? state.layers
    : 0;

/** Runs after the events and the drawing that are under way, whatever the clock says. */
const afterwards = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener(
    'message',
    () => {
      port1.close();
      run();
    },
    { once: true },
  );
  port1.start();
  port2.postMessage(null);
};
