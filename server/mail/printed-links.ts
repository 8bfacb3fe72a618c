import type { Config } from '../config/config.ts';
import { isLoopback } from '../shared/networks.ts';

/** The settings that decide where the links of mails are shown. */
export type LinkConfig = Pick<Config, 'smtpUrl' | 'host' | 'publicUrl' | 'trustProxy'>;

/**
 * Whether the links of mails are printed to the terminal, so that the product can be tried without a mail server. Only when the
 * server is reached from this machine only: elsewhere, also behind a proxy, the log would contain other people's links, and
 * anyone who reads it could take over their accounts. Phones at home (`PHONE_PORT`) belong to the household that reads this terminal.
 */
export const areLinksPrinted = ({ smtpUrl, host, publicUrl, trustProxy }: LinkConfig): boolean =>
  smtpUrl === null &&
  trustProxy === 0 &&
  isLoopback(host) &&
  (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
