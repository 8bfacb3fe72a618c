import { sendToActor } from '../app/system-actors.ts';
import { blockedMatesMachine } from '../machines/account/blocked-mates.machine.ts';
import { emailChangeMachine } from '../machines/account/email/email-change.machine.ts';
import { passkeyRegistrationMachine } from '../machines/account/security/passkey-registration.machine.ts';
import { passkeysMachine } from '../machines/account/security/passkeys.machine.ts';
import { installationMachine } from '../machines/installation/installation.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { secondStepChangeMachine } from '../machines/account/security/second-step-change.machine.ts';
import { profileMachine, selectProfile, type ProfileActor } from '../machines/account/profile.machine.ts';
import { blockedMatesActors } from '../services/account/blocked-mates.actors.ts';
import { emailChangeActors } from '../services/account/email-change.actors.ts';
import { downloadJson, downloadText } from '../services/browser/download-file.ts';
import { emptyForm } from '../services/browser/form-dom.ts';
import { createLocalDrafts } from '../services/chat/local-drafts.ts';
import {
  passkeyRegistrationActors,
  passkeysActors,
  secondStepChangeActors,
} from '../services/account/passkeys.actors.ts';
import { installationActors } from '../services/installation/installation.actors.ts';
import { persistCopiesKept } from '../services/offline/copies-setting.ts';
import { eraseCopies } from '../services/offline/erase-copies.ts';
import { profileActors } from '../services/account/profile.actors.ts';
import { report } from '../services/shared/report.ts';
import { Profile } from '../views/account/profile/profile.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({
  services,
  actors: { auth, notifications },
  messages,
  readFormDrafts,
  showToast,
}: ScreenDeps) => {
  const words = () => messages('profile');
  const secondStepWords = () => messages('passkeys').secondStep;
  return defineScreen({
    logic: profileMachine.provide({
      actors: {
        ...profileActors(services, {
          begin: () =>
            notifications.send({
              type: 'notification.show',
              notification: { id: exportId, message: messages('components').preparing, type: 'ongoing' },
            }),
          download: (everything) => downloadJson(words().data.file, everything),
          end: () => notifications.send({ type: 'notification.end', id: exportId }),
        }),
        blockedMates: supervised(
          blockedMatesMachine.provide({
            actors: blockedMatesActors(services),
          }),
        ),
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
        installation: supervised(
          installationMachine.provide({
            actors: installationActors(services.storage),
            actions: {
              keepCopies: () => persistCopiesKept(services.storage, true),
              eraseCopies() {
                persistCopiesKept(services.storage, false);
                eraseCopies(null).catch(report);
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
              secondStepChange: secondStepChangeMachine.provide({
                actors: secondStepChangeActors(services),
                actions: {
                  downloadCodes({ system }, codes) {
                    const profile: ProfileActor | undefined = system.get('screen');
                    const account = profile && selectProfile(profile.getSnapshot())?.email;
                    const { file, fileTitle } = secondStepWords();
                    const title = fileTitle({
                      product: messages('product'),
                      account: account ?? '',
                      at: new Date(),
                    });
                    downloadText(file, [title, '', ...codes, ''].join('\n'), 'text/plain');
                  },
                  showToast,
                },
              }),
            },
            actions: {
              showToast,
            },
          }),
        ),
      },
      actions: {
        checkAge: ({ system }) => sendToActor(system, 'ageGate', { type: 'age.request', at: Date.now() }),
        clearDetailsDraft: ({ system }) =>
          sendToActor(system, 'formDrafts', { type: 'form.left', form: 'profile' }),
        clearPasswordFields: () => emptyForm('form[data-form="password"]'),
        clearDrafts: () =>
          createLocalDrafts(services.storage).remove(auth.getSnapshot().context.user?.uuid ?? ''),
        logOut: () => auth.send({ type: 'logout.request' }),
        showToast,
      },
    }),
    input: () => undefined,
    View: Profile,
  });
};

/** The ID of the notification that a pending export shows. */
const exportId = 'export';
