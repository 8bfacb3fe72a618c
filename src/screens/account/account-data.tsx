import { accountDataMachine } from '../../machines/account/account-data.machine.ts';
import { copyKeyMachine } from '../../machines/account/copies/copy-key.machine.ts';
import { homeCopiesMachine } from '../../machines/account/copies/home-copies.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { copyKeyActors, homeCopiesActors } from '../../services/account/home-copies.actors.ts';
import { accountDataActors } from '../../services/account/profile.actors.ts';
import { downloadJson } from '../../services/browser/download-file.ts';
import { exportFileActor } from '../../services/companion-file/export-file.ts';
import { createLocalDrafts } from '../../services/chat/local-drafts.ts';
import { AccountData } from '../../views/account/profile/account-data.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth, notifications }, messages, showToast }: ScreenDeps) =>
  defineScreen({
    logic: accountDataMachine.provide({
      actors: {
        homeCopies: supervised(
          homeCopiesMachine.provide({
            actors: {
              ...homeCopiesActors(services, () => messages('site').home === true),
              copyKey: copyKeyMachine.provide({ actors: copyKeyActors(services) }),
            },
          }),
        ),
        exportFile: exportFileActor(services.http, () => messages('companionFile').file),
        ...accountDataActors(services, {
          begin: () =>
            notifications.send({
              type: 'notification.show',
              notification: { id: exportId, message: messages('components').preparing, type: 'ongoing' },
            }),
          download: (everything) => downloadJson(messages('profile').data.file, everything),
          end: () => notifications.send({ type: 'notification.end', id: exportId }),
        }),
      },
      actions: {
        clearDrafts: () =>
          createLocalDrafts(services.storage).remove(auth.getSnapshot().context.user?.uuid ?? ''),
        logOut: () => auth.send({ type: 'logout.request' }),
        showToast,
      },
    }),
    input: () => undefined,
    View: AccountData,
  });

/** The ID of the notification that a pending export shows. */
const exportId = 'export';
