import { join, relative } from 'node:path';
import { version } from '../contract/version.ts';
import type { Companion } from './companions/companion.ts';
import type { Config } from './config/config.ts';
import type { ShowCode } from './domain/accounts/account-deps.ts';
import type { FoundHost } from './model-host/models/local-hosts.ts';
import type { Mail } from './mail/mailer.ts';
import { areLinksPrinted } from './mail/printed-links.ts';

/** Returns the startup message for the operator's terminal. */
export const welcome = (
  config: Config,
  running: {
    url: string;
    port: number;
    adminUrl: string | null;
    phone: { readonly url: string } | null;
    companion: Companion['name'];
  },
): string => {
  const isOtherPort = config.port !== 0 && running.port !== config.port;
  const lines = [
    ['Open', `${running.url}${isOtherPort ? `   (port ${String(config.port)} is taken)` : ''}`],
    ...(running.phone === null ? [] : [['Phone', running.phone.url]]),
    ['Mails', describeMailTarget(config)],
    [
      'Replies',
      running.companion === 'scripted' ? 'scripted companions, no network needed' : describeModels(config),
    ],
    ['Data', config.databaseUrl === null ? toRelative(config.dataDir) : 'PostgreSQL'],
    ['Version', version],
    ...(running.adminUrl === null ? [] : [['Metrics', `${running.adminUrl}/metrics`]]),
  ];
  return [
    '',
    `${config.productName} is running.`,
    '',
    ...lines.map(([name = '', value = '']) => `  ${name.padEnd(9)}${value}`),
    '',
    '',
  ].join('\n');
};

/** Returns a function that prints a mail's link to the terminal, where the settings allow it. */
export const showLinks = (config: Config): ((mail: Mail) => void) =>
  areLinksPrinted(config)
    ? (mail) => process.stdout.write(`\n  Mail: ${mail.subject}\n  ${mail.link?.url ?? ''}\n\n`)
    : () => undefined;

/** Prints the code of a sign-up at home. Who sits at the computer tells it to the person whom they know. */
export const showCode: ShowCode = ({ email, code }) =>
  void process.stdout.write(`\n  Code for ${email}: ${code}   (ten minutes, five tries)\n\n`);

const describeModels = ({ model }: Config): string => {
  const names = model === null ? [] : [model.model, ...(model.otherModels ?? [])];
  return `the model${names.length === 1 ? '' : 's'} ${names.join(', ')}`;
};

/** Returns a hint at the first host of models on this machine, which the settings do not use; '' without one. */
export const hintAt = (unusedHosts: readonly FoundHost[]): string => {
  const host = unusedHosts.find(({ models }) => models.length > 0);
  return host === undefined
    ? ''
    : `  ${host.name} is running on this computer with ${host.models[0] ?? ''}. To use it, set LLM_BASE_URL=auto in .env and restart.\n\n`;
};

const describeMailTarget = (config: Config): string => {
  if (config.smtpUrl !== null) {
    return 'sent by your mail server';
  }
  const folder = toRelative(join(config.dataDir, 'outbox'));
  return areLinksPrinted(config) ? `files in ${folder}; their links appear here` : `files in ${folder}`;
};

const toRelative = (path: string): string => {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
};
