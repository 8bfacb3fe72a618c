import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type {
  DeliveryEvent,
  DeliveryResult,
  StoredMessage,
} from '../../machines/chat/outbox/delivery.machine.ts';
import type { Http } from '../http/http.ts';
import { importCode } from '../shared/import-code.ts';
import { report } from '../shared/report.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { textsIn } from './held-texts.ts';
import { unsentKeys } from './unsent-keys.ts';

export interface DeliveryServices {
  /** Where unsent messages are stored. */
  readonly storage: SafeStorage;
  readonly openStream: Http['openStream'];
  /** Null without a session. */
  readonly userId: () => string | null;
}

/** Implements the actors of the delivery. Few visits begin with an unsent message: its code is loaded where there is one. */
export const deliveryActors = ({ storage, openStream, userId }: DeliveryServices) => ({
  watchUnsent: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const over = new AbortController();
    const emit = (event: DeliveryEvent) => sendBack(event);
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, over);
    listen('storage', ({ key }) =>
      key?.startsWith(unsentKeys()) === true ? emit({ type: 'unsent.changed' }) : undefined,
    );
    listen('online', () => emit({ type: 'connection.restored' }));
    // A page in the back/forward cache waits for no lock.
    listen('pageshow', ({ persisted }) => (persisted ? emit({ type: 'unsent.changed' }) : undefined));
    return () => over.abort();
  }),
  claimMessage: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const over = new AbortController();
    const emit = (event: DeliveryEvent) => sendBack(event);
    const user = userId();
    if (user === null || textsIn(storage).keys(unsentKeys(user)).length === 0) {
      emit({ type: 'outbox.empty' });
    } else {
      importCode(() => import('./unsent.ts'), { isAwaited: false }).then(
        ({ createUnsent }) => {
          createUnsent(storage).owners.claim(userId, emit, over.signal);
        },
        (error: unknown) => {
          report(error);
          emit({ type: 'outbox.unavailable' });
        },
      );
    }
    return () => over.abort();
  }),
  sendMessage: fromPromise<DeliveryResult, StoredMessage>(async ({ input, signal }) => {
    const { deliver } = await importCode(() => import('./deliver.ts'), { isAwaited: false });
    return deliver({ storage, openStream }, input, signal);
  }),
});
