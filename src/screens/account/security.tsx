import { selectProfile } from '../../machines/account/account-owner.ts';
import { emailChangeMachine } from '../../machines/account/email/email-change.machine.ts';
import { passkeyRegistrationMachine } from '../../machines/account/security/passkey-registration.machine.ts';
import { passkeysMachine } from '../../machines/account/security/passkeys.machine.ts';
import { secondStepChangeMachine } from '../../machines/account/security/second-step-change.machine.ts';
import { securityMachine, type SecurityActor } from '../../machines/account/security/security.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { emailChangeActors } from '../../services/account/email-change.actors.ts';
import {
  passkeyRegistrationActors,
  passkeysActors,
  secondStepChangeActors,
} from '../../services/account/passkeys.actors.ts';
import { securityActors } from '../../services/account/profile.actors.ts';
import { downloadText } from '../../services/browser/download-file.ts';
import { emptyForm } from '../../services/browser/form-dom.ts';
import { Security } from '../../views/account/security/security.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, messages, readFormDrafts, showToast }: ScreenDeps) => {
  const secondStepWords = () => messages('passkeys').secondStep;
  const secondStepChange = secondStepChangeMachine.provide({
    actors: secondStepChangeActors(services),
    actions: {
      downloadCodes({ system }, codes) {
        const security: SecurityActor | undefined = system.get('screen');
        const account = security && selectProfile(security.getSnapshot())?.email;
        const { file, fileTitle } = secondStepWords();
        const title = fileTitle({ product: messages('product'), account: account ?? '', at: new Date() });
        downloadText(file, [title, '', ...codes, ''].join('\n'), 'text/plain');
      },
      showToast,
    },
  });
  return defineScreen({
    logic: securityMachine.provide({
      actors: {
        ...securityActors(services),
        emailChange: supervised(
          emailChangeMachine.provide({
            actors: emailChangeActors(services),
            actions: {
              resumeForm({ self }) {
                if ('email' in readFormDrafts()) self.send({ type: 'form.open' });
              },
            },
          }),
        ),
        passkeys: supervised(
          passkeysMachine.provide({
            actors: {
              ...passkeysActors(services),
              registration: passkeyRegistrationMachine.provide({
                actors: passkeyRegistrationActors(services),
              }),
              secondStepChange,
            },
            actions: { showToast },
          }),
        ),
      },
      actions: {
        clearPasswordFields: () => emptyForm('form[data-form="password"]'),
        showToast,
      },
    }),
    input: () => undefined,
    View: Security,
  });
};
