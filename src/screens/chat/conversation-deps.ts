import type { AppActors } from '../../machines/app/app.machine.ts';
import type { ShowToast } from '../../machines/shared/toast.ts';
import type { chatActors } from '../../services/chat/chat.actors.ts';
import type { Drafts } from '../../services/chat/drafts.ts';
import type { TabDrafts } from '../../services/chat/tab-drafts.ts';
import type { RoomCopies } from '../../services/offline/room-copies.ts';

/** The dependencies of a conversation. */
export interface ConversationDeps {
  readonly actors: {
    readonly [Id in 'auth' | 'navigation']: Pick<AppActors[Id], 'send'>;
  } & { readonly connection: Pick<AppActors['connection'], 'getSnapshot'> };
  readonly showToast: ShowToast;
}

/** The texts of conversations that the browser stores. */
export interface ConversationTexts {
  readonly drafts: Drafts;
  readonly tabDrafts: TabDrafts;
  readonly copies: Pick<RoomCopies, 'keepRoom'>;
}

/** The services of a chat as actors. */
export type ChatActors = ReturnType<typeof chatActors>;
