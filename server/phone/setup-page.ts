import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { directionOf, type Language } from '../../contract/languages.ts';
import { chooseLanguage } from '../http/page/page-preloads.ts';
import texts from '../locales/phone.json' with { type: 'json' };

/** What the page needs to know of the server. */
export interface SetupParts {
  readonly product: string;
  readonly authority: string;
  readonly fingerprint: string;
  /** In DER. */
  readonly certificate: Buffer;
  /** The HTTPS origins of the server, the one with a name first. */
  readonly origins: () => readonly string[];
  readonly onOpen: () => void;
}

/** The path of the page, and of the request that says whether a device trusts the certificate. */
export const setupPath = '/phone';
export const checkPath = '/phone/check';

const file = 'mates-home.crt';

/**
 * Serves the page that helps a phone to trust the certificate, and the certificate. Nothing else is served without TLS: whoever
 * listens in the network hears no password.
 */
export const createSetupPage = (parts: SetupParts): RequestListener => {
  const send = (
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: string | Buffer = '',
  ) =>
    void response
      .writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers })
      .end(body);
  return (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, { allow: 'GET, HEAD', connection: 'close' });
    } else if (path === '/') {
      send(response, 302, { location: setupPath });
    } else if (path === setupPath) {
      parts.onOpen();
      const nonce = randomBytes(16).toString('base64url');
      send(response, 200, pageHeaders(nonce, parts.origins()), writePage(parts, request, nonce));
    } else if (path === `${setupPath}/${file}`) {
      // Apple's devices install what they are shown, and put a download aside; others only know files.
      const isShown = /iPhone|iPad|iPod|Macintosh/.test(request.headers['user-agent'] ?? '');
      send(
        response,
        200,
        {
          'content-type': 'application/x-x509-ca-cert',
          'content-disposition': isShown ? 'inline' : 'attachment',
        },
        parts.certificate,
      );
    } else {
      send(response, 404, { 'content-type': 'text/plain' }, 'Not found.');
    }
  };
};

const pageHeaders = (nonce: string, origins: readonly string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src ${origins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
});

const writePage = (parts: SetupParts, { headers }: IncomingMessage, nonce: string): string => {
  const language: Language = chooseLanguage(headers['accept-language'] ?? '');
  const agent = headers['user-agent'] ?? '';
  const [named = '', addressed = named] = parts.origins();
  const values: Record<string, string> = {
    product: parts.product,
    authority: parts.authority,
    file,
    host: new URL(named).hostname,
  };
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => `<bdi>${escape(values[key] ?? '')}</bdi>`);
  const text = texts[language];
  const steps = (title: string, list: readonly string[]): string =>
    `<h2>${title}</h2><ol>${list.map((step) => `<li>${fill(step)}</li>`).join('')}</ol>`;
  const isAndroid = agent.includes('Android');
  const isApple = /iPhone|iPad|iPod/.test(agent);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(text.title.replace('{product}', parts.product))}</title>
<style nonce="${nonce}">${style}</style>
<main>
<h1>${fill(text.title)}</h1>
<p>${fill(text.intro)}</p>
<p><a class="button" href="${setupPath}/${file}">${text.download}</a></p>
${isAndroid ? '' : steps('iPhone, iPad', text.apple)}
${isApple ? '' : steps('Android', text.android)}
${isAndroid || isApple ? '' : `<p>${text.other}</p>`}
<p role="status" id="state" data-named="${named}" data-addressed="${addressed}">${text.waiting}</p>
<p id="works" hidden>${text.works} <a class="button" href="${named}/">${fill(text.open)}</a></p>
<p id="nameless" hidden>${fill(text.nameless)} <a class="button" href="${addressed}/">${fill(text.open)}</a></p>
<p class="small">${text.compare}<br><code dir="ltr">${parts.fingerprint}</code></p>
<p class="small">${text.limits}</p>
</main>
<script nonce="${nonce}">${script}</script>
`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 1.5rem auto; max-width: 34rem; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem } li { margin-block: .6rem } .small { font-size: .9rem; overflow-wrap: anywhere }
.button { background: #6d3b8f; border-radius: .6rem; color: #fff; display: inline-block; padding: .7rem 1.1rem; text-decoration: none }
`;

/** Asks whether HTTPS works, at the name before the address, and then opens it. A page that is hidden asks when it is shown again. */
const script = `
const state = document.getElementById('state');
const { named, addressed } = state.dataset;
const isTrusted = (origin) =>
  fetch(origin + '${checkPath}', { cache: 'no-store', signal: AbortSignal.timeout(4000) }).then((r) => r.ok, () => false);
const show = (id) => {
  for (const other of ['state', 'works', 'nameless']) document.getElementById(other).hidden = other !== id;
};
let byAddress = 0;
const check = async () => {
  if (await isTrusted(named)) {
    show('works');
    setTimeout(() => location.assign(named + '/'), 1500);
    return;
  }
  if (addressed !== named && (await isTrusted(addressed)) && (byAddress += 1) > 2) show('nameless');
  setTimeout(check, 2000);
};
check();
`;
