import type { MessageStore } from '../../locales/message-store.ts';
import type { Notify } from '../../machines/notifications/notifications.types.ts';
import type { ShowToast } from '../../machines/shared/toast.ts';
import type { AddressBar } from '../../services/browser/history/address-bar.ts';
import type { Http } from '../../services/http/http.ts';
import type { SafeStorage } from '../../services/storage/safe-storage.ts';

/** The services that the long-lived actors are provided with. */
export interface AppDeps {
  readonly call: Http['call'];
  readonly address: AddressBar;
  readonly storage: SafeStorage;
  readonly tabStorage: SafeStorage;
  readonly messages: MessageStore;
  readonly notify: Notify;
  readonly showToast: ShowToast;
}
