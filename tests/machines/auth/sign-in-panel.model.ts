import { signInPanelMachine } from '../../../src/machines/auth/sign-in-panel.machine.ts';
import { modelOf } from '../../model/model.ts';
import { ann, refused } from '../app/shell-samples.ts';

export const model = modelOf(signInPanelMachine, {
  events: { 'mode.choose': [{ mode: 'signIn' }, { mode: 'signUp' }] },
  actors: {
    loadSignInPanel: { done: [undefined], error: [refused] },
    signIn: { done: [{ kind: 'signedIn', user: ann }], error: [refused] },
  },
  inputs: [{ mode: 'signIn' }],
  view: ({ mode }) => ({ mode }),
});
