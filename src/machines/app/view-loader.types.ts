import type { RequestActor } from '../shared/request.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface ViewLoaderContext {
  /** The request for the code of each view that was opened or expected, by the name of the view. */
  readonly loads: Readonly<Record<string, RequestActor>>;
  /** The views that are loaded next, before they are opened. */
  readonly expected: readonly string[];
}

/** A view to load. */
export type LoadedView = {
  readonly view: string;
  /** Whether it loads in advance, because the screen may open it. */
  readonly isExpected: boolean;
};

/** A view is to be shown whose code may not have loaded. */
interface ViewOpen {
  readonly type: 'view.open';
  readonly view: string;
}

/** A screen is shown that opens these views. */
interface ViewExpect {
  readonly type: 'view.expect';
  readonly views: readonly string[];
}

export type ViewLoaderEvent = ViewOpen | ViewExpect | ChildCrashed;
