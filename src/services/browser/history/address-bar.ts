import { fromCallback } from 'xstate';
import type {
  AddressCommand,
  Arrival,
  NavigationEvent,
  Place,
  RouteMatch,
} from '../../../machines/navigation/navigation.machine.ts';
import type { EntryState } from './history-entry-id.ts';
import { loadPlace } from './hard-navigate.ts';
import { createLayerHistory, type LayerHistory } from './layer-history.ts';
import { report } from '../../shared/report.ts';
import { ownPath } from './safe-path.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** How the two router modes write a path into a URL. */
export interface AddressMode {
  readonly read: (url: URL) => Place;
  readonly href: (to: string) => string;
}

/** /detail?mateId=1 */
export const historyMode: AddressMode = {
  read: ({ pathname, search }) => ({ path: pathname, search: search.slice(1) }),
  href: (to) => to,
};

/** /#/detail?mateId=1. A link made for the other mode is understood too, as is a query in front of the '#'. */
export const hashMode: AddressMode = {
  read(url) {
    if (!url.hash.startsWith('#/')) return historyMode.read(url);
    const [path = '/', search = ''] = url.hash.slice(1).split('?');
    return { path, search: [url.search.slice(1), search].filter((part) => part !== '').join('&') };
  },
  href: (to) => `/#${to}`,
};

export interface AddressBar {
  readonly read: () => Place;
  /** A place of the page as a link writes it. */
  readonly href: (to: string) => string;
  /**
   * The value of `#name=value` with which the page was opened, once; also of `?name=value` after a redirect from a
   * provider. Such values are secrets: they are removed from the URL when the page starts, before any request.
   */
  readonly takeFragment: (name: string) => string | null;
  /**
   * Writes the path into the URL without a navigation, for the reload that follows. With the state of an entry it is that
   * entry again, with its scroll position.
   */
  readonly replace: (to: string, entry?: EntryState) => void;
  /** Calls back when the user changed the URL (back, forward, typed); returns a function that unsubscribes. */
  readonly watch: (onChange: () => void) => () => void;
  readonly go: (command: AddressCommand) => void;
  /** The layers above the page, which Back closes. */
  readonly layers: Pick<LayerHistory, 'open' | 'whenSettled'>;
  /** Loads the path as a new page, if the History API failed. */
  readonly load: (to: string) => void;
}

export function createAddressBar(mode: AddressMode, page: Window = window): AddressBar {
  const fragments = new Map<string, string>();
  const current = () => new URL(page.location.href);

  function keepSecrets() {
    const url = current();
    const { path, search } = mode.read(url);
    const answer = answerIn(path, search);
    const pairs = [...fragmentsOf(url.hash), ...answer];
    if (pairs.length === 0) return;
    for (const [name, value] of pairs) fragments.set(name, value);
    const kept = answer.length > 0 ? mode.href(path) : url.pathname + url.search + placeOf(url.hash);
    page.history.replaceState(page.history.state, '', kept);
  }
  keepSecrets();
  const layers = createLayerHistory(page);

  return {
    layers,
    read: () => mode.read(current()),
    href: mode.href,
    takeFragment(name) {
      const value = fragments.get(name) ?? null;
      fragments.delete(name);
      return value;
    },
    replace(to, entry) {
      const path = ownPath(to);
      if (path !== null) layers.rewrite(mode.href(path), entry);
    },
    watch(onChange) {
      const changed = () => {
        const { path, search } = mode.read(current());
        // Such a link was pasted into the open page: a reload reads it as if it was opened.
        if (fragmentsOf(page.location.hash).length > 0 || answerIn(path, search).length > 0)
          page.location.reload();
        else onChange();
      };
      return layers.watch(changed);
    },
    go({ to, replace }) {
      const path = ownPath(to);
      if (path === null) return;
      const isHere = new URL(mode.href(path), current()).href === current().href;
      if (replace || isHere) layers.rewrite(mode.href(path));
      else layers.enter(mode.href(path));
    },
    load: (to) => loadPlace(to, mode.href, page),
  };
}

/** The address bar of the navigation machine: reports navigations and executes commands. */
export const addressBarActor = (
  address: AddressBar,
  scroll: Pick<ScrollMemory, 'leave' | 'enter'>,
  matchPlace: (place: Place) => RouteMatch,
) =>
  fromCallback<AddressCommand, undefined>(({ sendBack, receive }) => {
    const arrive = (by: Arrival['by']) => {
      scroll.enter();
      const place = address.read();
      sendBack({
        type: 'location.changed',
        place,
        route: matchPlace(place),
        by,
      } satisfies NavigationEvent);
    };
    const go = (command: AddressCommand) => {
      scroll.leave();
      try {
        address.go(command);
      } catch (error) {
        // A browser may refuse after too many changes of the address.
        report(error);
        return address.load(command.to);
      }
      arrive('user');
    };
    receive((command) => address.layers.whenSettled(() => go(command)));
    return address.watch(() => {
      scroll.leave();
      arrive('history');
    });
  });

/** `#confirm=1&x=2`, also after a place in the hash: `#/verify-email-address#confirm=1`. */
function fragmentsOf(hash: string): [string, string][] {
  const text = hash.startsWith('#/') ? (hash.slice(1).split('#')[1] ?? '') : hash.slice(1);
  return text.includes('=') ? [...new URLSearchParams(text)] : [];
}

/** Returns the provider's parameters in the query: a code at any path, others only at the callback paths. */
function answerIn(path: string, search: string): [string, string][] {
  const query = new URLSearchParams(search);
  return query.has('code') || /^\/user\/login[A-Z]/.test(path) ? [...query] : [];
}

const placeOf = (hash: string) => (hash.startsWith('#/') ? `#${hash.slice(1).split('#')[0] ?? ''}` : '');
