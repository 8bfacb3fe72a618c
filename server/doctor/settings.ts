import type { Config } from '../config/config.ts';
import { isLoopback } from '../shared/networks.ts';
import { ok, problem, type Finding } from './finding.ts';

type Address = Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>;

/** Whether PUBLIC_URL and TRUST_PROXY fit each other and HOST. */
export const checkAddress = ({ host, publicUrl, trustProxy }: Address): Finding => {
  const hasProxy = trustProxy !== 0;
  if (publicUrl === null) {
    if (hasProxy) {
      return problem('TRUST_PROXY is set without PUBLIC_URL. Set PUBLIC_URL to the address that users open.');
    }
    return isLoopback(host)
      ? ok('this machine only')
      : problem(
          `HOST is ${host}, and links in mails name this machine. Set PUBLIC_URL to the address that users open.`,
        );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopback(hostname)) {
    return ok(publicUrl);
  }
  if (protocol === 'http:') {
    return problem('Passwords are sent unencrypted. Use a proxy with TLS, and set PUBLIC_URL to https://…');
  }
  return hasProxy
    ? ok(publicUrl)
    : problem(
        'TLS ends at a proxy, and all users share its address and its limits. Set TRUST_PROXY to the number of proxies.',
      );
};

type PaymentSettings = Pick<Config, 'stripe' | 'sandboxPayments' | 'publicUrl'>;

/** Whether the keys are of the right kind, and nothing is given away on a public address. */
export const checkPayments = ({ stripe, sandboxPayments, publicUrl }: PaymentSettings): Finding => {
  const isPublic = publicUrl !== null && !isLoopback(new URL(publicUrl).hostname);
  if (stripe === null) {
    if (!sandboxPayments) {
      return ok('nothing is sold');
    }
    return isPublic
      ? problem('Test purchases give chats away. Configure Stripe, or set SANDBOX_PAYMENTS=false.')
      : ok('test purchases that move no money');
  }
  if (!/^[sr]k_/.test(stripe.secretKey)) {
    return problem('STRIPE_SECRET_KEY is not a secret key (sk_… or rk_…). Copy it from Stripe.');
  }
  if (!stripe.webhookSecret.startsWith('whsec_')) {
    return problem('STRIPE_WEBHOOK_SECRET is not the secret of a webhook (whsec_…). Copy it from Stripe.');
  }
  if (publicUrl === null) {
    return problem('Stripe cannot report payments. Set PUBLIC_URL to the address that users open.');
  }
  return isPublic && /^[sr]k_test_/.test(stripe.secretKey)
    ? problem('The key of Stripe’s test mode takes no money. Set the keys of the live mode.')
    : ok('Stripe');
};
