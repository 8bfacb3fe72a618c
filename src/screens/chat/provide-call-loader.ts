import { supervised } from '../../machines/shared/supervised.ts';
import { watchCallSupport } from '../../services/call/call-support.ts';
import { importCode } from '../../services/shared/import-code.ts';
import { soundPlayer } from '../../services/voice/sound-player.ts';
import { provideLoadedPart } from './provide-loaded-part.ts';
import { findConversation } from './provide-voice.ts';
import type { ScreenDeps } from '../screen.ts';

/** Provides the calls of a chat, whose machine, view and texts are loaded when the first one begins. */
export function provideCallLoader(deps: ScreenDeps, userId: () => string) {
  const call = provideLoadedPart({
    watchSupport: watchCallSupport,
    systemId: 'call',
    prepare: () => soundPlayer.unlock(true),
    load: async () => {
      const [code] = await importCode(() =>
        Promise.all([import('./provide-call.ts'), import('../../views/dictation/on-demand.ts')]),
      );
      return code.provideCall(deps, { userId, findConversation });
    },
  });
  return supervised(call);
}
