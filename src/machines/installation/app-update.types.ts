export type AppUpdateEvent =
  /** Another build than this page's is installed, and waits. */
  | VersionFound
  /** The user wants the other build. */
  | { readonly type: 'reload.request' }
  | { readonly type: 'notice.dismiss' };

export interface VersionFound {
  readonly type: 'version.found';
}

export type AppUpdateTag = 'available' | 'busy';
