import { renderUnicodeCompact } from 'uqr';

/** What the terminal says about the address for phones. */
export interface PhoneAddresses {
  /** The HTTPS address that a phone opens in the end. */
  readonly url: string;
  /** The address of the page with the steps; null while this computer is in no private network. */
  readonly setupUrl: string | null;
  /** That of the authority's certificate. */
  readonly fingerprint: string;
}

/** Returns the code of the page with the steps, and what to do with it. */
export const describePhone = ({ url, setupUrl, fingerprint }: PhoneAddresses): string => {
  if (setupUrl === null) {
    return '  Phone: this computer is in no private network. Connect it to your Wi-Fi; the code appears then.\n\n';
  }
  // White on black in every terminal: a code whose colors are the wrong way round is not read by every camera.
  const code = renderUnicodeCompact(setupUrl, { border: 2 })
    .split('\n')
    .map((line) => `    ${process.stdout.isTTY ? `\x1b[97;40m${line}\x1b[0m` : line}`)
    .join('\n');
  return `${code}

    1. The phone and this computer are in the same Wi-Fi.
    2. Scan the code with the camera of the phone, or open ${setupUrl}
    3. Follow the three steps there. The phone then opens ${url}

    Compare: the details of the certificate on the phone show this SHA-256 fingerprint.
    ${fingerprint}

`;
};

export const describeArrival = (address: string, url: string): string =>
  `  A phone (${address}) opened ${url}: it works.\n\n`;

/** For when no phone got through within a few minutes. */
export const describeNoArrival = (
  { url, setupUrl }: PhoneAddresses,
  { isOpened }: { isOpened: boolean },
): string => {
  if (isOpened) {
    return `  A phone opened the page, but does not trust the certificate yet.
    iPhone     Settings, General, About, Certificate Trust Settings: is the certificate turned on?
    Android    use Chrome; Firefox does not use certificates that one adds. The settings find "CA certificate" by search.

`;
  }
  const { port } = new URL(url);
  return `  No phone has opened ${setupUrl ?? 'the page'} yet. Look at these:
    Wi-Fi      the same for both, and no guest network: those often keep devices apart. A VPN on the phone does, too.
    Firewall   allow port ${port} for private networks. Windows asks once whether Node may; on Linux: sudo ufw allow ${port}/tcp
    Tailscale  needs none of this: see "From your phone" in docs/run-at-home.md.

`;
};
