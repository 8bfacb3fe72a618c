import * as v from 'valibot';
import { fromCallback, type AnyEventObject } from 'xstate';
import type { FormDrafts } from './form-drafts.ts';

/** The date of birth, for which the new account asks in the tab of the mailed link, too. */
const form = 'age';
/** The owner of what a visitor types. */
const userId = '';
const channelName = 'draft-of-visitor';
const question = 'draft?';

const Fields = v.record(v.string(), v.string());

/** Gives the draft to the tab that confirms the sign-up of this one. */
export const handDraftOver = (drafts: Pick<FormDrafts, 'read'>) =>
  fromCallback<AnyEventObject, undefined>(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const fields = drafts.read(userId)[form];
      if (data === question && fields !== undefined) channel.postMessage(fields);
    });
    return () => channel.close();
  });

/** Asks the tab that waits for this one. The returned function keeps its answer, also one that is still to come. */
export function askForDraft(drafts: Pick<FormDrafts, 'write'>): () => void {
  const channel = new BroadcastChannel(channelName);
  const answer = new Promise<v.InferOutput<typeof Fields>>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!v.is(Fields, data)) return;
      channel.close();
      resolve(data);
    });
  });
  channel.postMessage(question);
  return () => void answer.then((fields) => drafts.write({ userId, form, fields }));
}
