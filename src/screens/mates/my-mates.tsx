import { receivedParam } from '../../../contract/share-target.ts';
import { myMatesMachine } from '../../machines/mates/editor/my-mates.machine.ts';
import { cardBatchMachine } from '../../machines/mates/imports/card-batch.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { download } from '../../services/browser/download-file.ts';
import { cardBatchActors } from '../../services/mates/card-batch.actors.ts';
import { exportFileActor } from '../../services/companion-file/export-file.ts';
import { createMateDrafts } from '../../services/mates/mate-drafts.ts';
import { myMatesActors } from '../../services/mates/mate-editor.actors.ts';
import { createOwnMates } from '../../services/mates/my-mates.ts';
import { report } from '../../services/shared/report.ts';
import { MyMates } from '../../views/mates/my-mates/my-mates.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth }, messages, showToast }: ScreenDeps) => {
  const drafts = createMateDrafts(services.storage);
  const own = createOwnMates({ call: services.call, drafts });
  const getUserId = () => auth.getSnapshot().context.user?.uuid ?? null;
  const { takeFiles, releaseFiles, discardReceived, importCard, watchReceived } = cardBatchActors({
    myMates: own,
    http: services.http,
    tag: () => messages('mateEditor').batch.tag,
    userId: getUserId,
    onRemovalFailure: report,
  });
  const cardBatch = cardBatchMachine.provide({
    actors: { importCard, watchReceived },
    actions: {
      takeFiles: ({ self }, { input }) => self.send({ type: 'files.taken', ...takeFiles(input) }),
      releaseFiles,
      discardReceived,
    },
  });
  return defineScreen({
    logic: myMatesMachine.provide({
      actors: {
        ...myMatesActors(own, (name, format) => messages('mateEditor').card.file({ name, format })),
        exportFile: exportFileActor(services.http, () => messages('companionFile').file),
        cardBatch: supervised(cardBatch),
      },
      actions: {
        clearDraft: (_, { mateId }) => drafts.remove({ userId: getUserId() ?? '', mateId }),
        downloadCard: (_, { name, content, type }) => download(name, content, type),
        showToast,
      },
    }),
    input: ({ search }) => ({ isShareFailed: new URLSearchParams(search).has(receivedParam) }),
    View: MyMates,
  });
};
