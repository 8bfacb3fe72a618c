import type { LoadedMessages } from '../locales/loaded-messages.ts';
import type { AuthEvent } from '../machines/auth/auth.types.ts';
import type { Failure } from '../machines/shared/failure.ts';
import type { NotificationRequest } from '../machines/notifications/notifications.types.ts';
import type { AddressBar } from '../services/browser/address-bar.ts';
import type { Http } from '../services/http/http.ts';
import type { SafeStorage } from '../services/storage/safe-storage.ts';

/** What signing in needs of the page. */
export interface SignInWorld {
  readonly call: Http['call'];
  readonly address: Pick<AddressBar, 'read'>;
  readonly tabStorage: SafeStorage;
  readonly messages: LoadedMessages;
  readonly notify: (notification: NotificationRequest) => void;
  readonly tellAuth: (event: AuthEvent) => void;
}

/** Shows a failure in red at the top, as specified for sign-up and for sign-in with Discord. */
export const notifierOf =
  ({ messages, notify }: SignInWorld) =>
  ({ message }: Failure) =>
    notify({
      message: message || messages.read('shell').somethingError,
      type: 'negative',
      position: 'top',
      timeout: 3000,
    });
