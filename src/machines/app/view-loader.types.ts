import type { RequestActor } from '../shared/request.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface ViewLoaderContext {
  /** The request for the code of each view that was opened, by the name of the view. */
  readonly loads: Readonly<Record<string, RequestActor>>;
}

/** A view is to be shown whose code may not have loaded. */
interface ViewOpen {
  readonly type: 'view.open';
  readonly view: string;
}

export type ViewLoaderEvent = ViewOpen | ChildCrashed;
