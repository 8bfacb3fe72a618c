import { emailLinkMachine, type EmailLinkInput } from '../../machines/account/email/email-link.machine.ts';
import { emailLinkActors } from '../../services/account/email-change.actors.ts';
import { EmailLink } from '../../views/account/email-link.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: emailLinkMachine.provide({
      actors: emailLinkActors(services),
    }),
    input: (): EmailLinkInput => {
      const code = services.address.takeFragment('old');
      return code === null
        ? { code: services.address.takeFragment('new'), mailbox: 'new' }
        : { code, mailbox: 'old' };
    },
    View: EmailLink,
  });
