import type { AddressBar } from '../browser/history/address-bar.ts';
import type { Http, HttpOptions } from '../http/http.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The services that the wiring of a screen may use. */
export interface Services {
  readonly call: Http['call'];
  /** For a client of the same session that makes its requests in another way. */
  readonly http: HttpOptions;
  readonly openStream: Http['openStream'];
  /** Persists across visits. */
  readonly storage: SafeStorage;
  /** Persists as long as the tab. */
  readonly tabStorage: SafeStorage;
  /** Reads the URL of the page; changes go through the navigation actor. */
  readonly address: Pick<AddressBar, 'read' | 'href' | 'takeFragment' | 'replace'>;
}
