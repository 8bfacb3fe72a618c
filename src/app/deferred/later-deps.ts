import type { InspectionEvent } from 'xstate';
import type { MessageStore } from '../../locales/message-store.ts';
import type { ScreenId } from '../../machines/navigation/navigation.machine.ts';
import type { LoadedScreen } from '../../screens/screen.ts';
import type { Services } from '../../services/shared/services.ts';
import type { SafeStorage } from '../../services/storage/safe-storage.ts';
import type { AppContext } from '../../views/app-context.ts';

/** The dependencies of the parts that start after the first view. */
export interface LaterDeps {
  readonly context: AppContext;
  /** The screens that have loaded. */
  readonly getScreen: (id: ScreenId) => LoadedScreen | undefined;
  readonly call: Services['call'];
  readonly messages: MessageStore;
  readonly storage: SafeStorage;
  readonly tabStorage: SafeStorage;
  readonly reloadPage: () => void;
  readonly inspect: (event: InspectionEvent) => void;
}
