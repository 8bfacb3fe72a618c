import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  /** With the required user name and password. */
  readonly url: string;
  readonly received: { from: string; to: string[]; source: string }[];
  close(): Promise<void>;
}

/** Starts a real mail server on this machine. It rejects `unknown@…`, and fails temporarily for `later@…`. */
export const startMailCatcher = async (): Promise<MailCatcher> => {
  const received: MailCatcher['received'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'mates' && password === 'secret') {
        done(null, { user: username });
      } else {
        done(new Error('wrong password'));
      }
    },
    onRcptTo: ({ address }, _session, done) => {
      const [name] = address.split('@');
      if (name === 'unknown') {
        done(Object.assign(new Error('no such person'), { responseCode: 550 }));
      } else if (name === 'later') {
        done(Object.assign(new Error('busy'), { responseCode: 451 }));
      } else {
        done();
      }
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  // A client that disconnects, as the tests make it do, is no failure of this server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  let closing: Promise<void> | null = null;
  return {
    url: `smtp://mates:secret@127.0.0.1:${String(port)}`,
    received,
    close: () => (closing ??= new Promise((resolve) => server.close(resolve))),
  };
};
