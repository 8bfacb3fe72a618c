/** A mail as its recipient sees it. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The secret in the link, if there is one. */
  readonly code: string | null;
}

/** Parses the plain part of a mail as nodemailer writes it. */
export const readMail = (source: string): ReceivedMail => {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const plain = /Content-Type: text\/plain.*?\r?\n\r?\n(.*?)\r?\n--/s.exec(source);
  const text = decodeBody(plain?.[0] ?? '', plain?.[1] ?? '');
  return {
    to: /^To: <?([^>\r\n]*)>?$/m.exec(headers)?.[1] ?? '',
    subject: decodeWords(/^Subject: (.*)$/m.exec(headers)?.[1]?.trim() ?? ''),
    text: text.replaceAll('\r\n', '\n'),
    code: /#(?:confirm|reset|old|new)=([\w-]+)/.exec(text)?.[1] ?? null,
  };
};

const decodeBody = (part: string, body: string): string => {
  if (/Content-Transfer-Encoding: base64/.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  return /Content-Transfer-Encoding: quoted-printable/.test(part) ? decodeQuotedPrintable(body) : body;
};

/** Decodes the encoded words of a header, which may be split into several. */
const decodeWords = (line: string): string =>
  line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_match, coding: string, text: string) =>
      coding === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );

/** Decodes quoted-printable text. */
export const decodeQuotedPrintable = (text: string): string => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
