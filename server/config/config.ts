import { isAbsolute, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { seconds } from '../shared/clock.ts';
import {
  faultOfModel,
  modelVariables,
  readEmbeddings,
  readModel,
  readTrialModel,
  withoutAutoHost,
} from './model.ts';
import { faultOfTranscription, readTranscription, transcriptionVariables } from './transcription.ts';
import { providerVariables, readProviders } from './providers.ts';
import { faultOfSpeech, readSpeech, speechVariables } from './speech.ts';
import { address, onOrOff, wholeNumber } from './values.ts';
import { logLevels } from '../shared/log.ts';
import { isLoopback } from '../shared/networks.ts';
import { StartupError } from '../shared/startup-errors.ts';

/** An invalid environment; the message is one line that names the variable. */
export class ConfigError extends StartupError {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** The validated settings of an operator. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Parses the environment. Empty variables count as unset, as `.env` files and containers write them. Throws
 * `ConfigError`.
 */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(Environment, withoutAutoHost(given));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ConfigError(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  }
  const values = parsed.output;
  const hostFault = faultOfModel(values) ?? faultOfSpeech(values) ?? faultOfTranscription(values);
  if (hostFault !== null) {
    throw new ConfigError(hostFault);
  }
  if ((values.STRIPE_SECRET_KEY === undefined) !== (values.STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both to take payments, or neither.',
    );
  }
  if ((values.DISCORD_CLIENT_ID === undefined) !== (values.DISCORD_CLIENT_SECRET === undefined)) {
    throw new ConfigError(
      'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET: set both for sign-in with Discord, or neither.',
    );
  }
  if (values.ADMIN_PORT === values.PORT && values.PORT !== 0) {
    throw new ConfigError('ADMIN_PORT and PORT: set them to different ports.');
  }
  if (values.PHONE_PORT !== undefined && values.TRUST_PROXY !== 0) {
    throw new ConfigError(
      'PHONE_PORT and TRUST_PROXY: behind a proxy, phones use PUBLIC_URL. Remove one of them.',
    );
  }
  if (values.COPY_FOLDER !== undefined && isWithin(values.DATA_DIR, values.COPY_FOLDER)) {
    throw new ConfigError(
      'COPY_FOLDER: choose a folder that DATA_DIR is not in, or what you sync has the key and everything that it locks.',
    );
  }
  return {
    /** 0 lets the operating system choose. */
    port: values.PORT,
    /** Whether a port in use is an error instead of trying the next one. */
    strictPort: values.STRICT_PORT,
    host: values.HOST,
    /** The address of the metrics; null when they are off. Port 0 lets the operating system choose. */
    admin: values.ADMIN_PORT === undefined ? null : { host: values.ADMIN_HOST, port: values.ADMIN_PORT },
    /** The port of the address for other devices of the home; null when it is off. Port 0 lets the operating system choose. */
    phone: values.PHONE_PORT === undefined ? null : { port: values.PHONE_PORT },
    /** Absolute. */
    dataDir: resolve(values.DATA_DIR),
    /** Absolute; where a home's copies are written, null where none are. */
    copyFolder: values.COPY_FOLDER === undefined ? null : resolve(values.COPY_FOLDER),
    /** Absolute; the folder of the built page. */
    clientDir: resolve(values.CLIENT_DIR),
    /** Whether pages are sent with their first view. */
    firstView: values.FIRST_VIEW,
    databaseUrl: values.DATABASE_URL ?? null,
    /** The timeout for PostgreSQL to accept a connection or to answer a statement, in milliseconds. */
    databaseTimeout: seconds(values.DATABASE_TIMEOUT_SECONDS),
    /** How long startup waits for an unavailable PostgreSQL, in milliseconds. */
    databaseWait: seconds(values.DATABASE_WAIT_SECONDS),
    /** The public origin, without a trailing slash. */
    publicUrl: values.PUBLIC_URL ?? null,
    productName: values.PRODUCT_NAME,
    /** Who runs the server, for its users; null where it is not set. */
    operator: {
      name: values.OPERATOR_NAME ?? null,
      contact: values.OPERATOR_CONTACT ?? null,
      /** Absolute; the folder of the operator's own pages. */
      pagesDir: values.OPERATOR_PAGES === undefined ? null : resolve(values.OPERATOR_PAGES),
    },
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    model: readModel(values),
    /** The model that replies to visitors who try a mate out; null where the scripts do. */
    trialModel: readTrialModel(values, isOnlyHere(values)),
    embeddings: readEmbeddings(values),
    /** The host that turns speech into text; null where none does. */
    transcription: readTranscription(values),
    /** The host that reads replies aloud; null without one. */
    speech: readSpeech(values),
    /** The model's moderation of texts; null when it is turned off or no model is configured. */
    moderation:
      values.LLM_BASE_URL === undefined || !values.LLM_MODERATION
        ? null
        : {
            baseUrl: values.LLM_BASE_URL,
            apiKey: values.LLM_API_KEY ?? null,
            model: values.LLM_MODERATION_MODEL,
          },
    ...readProviders(values),
    /** 0 trusts no `X-Forwarded-*` header. */
    trustProxy: values.TRUST_PROXY,
    /** The number of chats that a new account starts with. */
    grantChats: values.GRANT_CHATS,
    /** The balance to which an account is refilled once a day; 0 where it is not. */
    refillChats: values.REFILL_CHATS ?? (isSelling(values) ? 0 : values.GRANT_CHATS),
    /** The settings for real payments; null leaves purchases to the sandbox, or disables them. */
    stripe:
      values.STRIPE_SECRET_KEY === undefined || values.STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          },
    /**
     * Offers simulated purchases, which do everything but charge. They must not stay enabled by accident where real payments are
     * expected.
     */
    sandboxPayments: isSandbox(values),
    /** A session ends after this many days without a request … */
    sessionIdleDays: values.SESSION_IDLE_DAYS,
    /** … and after this many days in any case. */
    sessionDays: values.SESSION_DAYS,
    /** Whether users must submit their birth date before they chat. */
    ageStep: values.AGE_STEP,
    /** The minimum age for chatting, in years. */
    minimumAge: values.MINIMUM_AGE,
    /** Multiplies every rate limit. */
    limitFactor: values.LIMIT_FACTOR,
    /** Where traces are sent, without `/v1/traces`; null when they are off. */
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
            serviceName: values.OTEL_SERVICE_NAME,
          },
    logLevel: values.LOG_LEVEL,
  };
};

/** Whether the one path is that of the other, or in it. */
const isWithin = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
};

/** The number of proxies in front, or their addresses; never all, or anyone could forge an address. */
const proxies = v.pipe(
  v.string(),
  v.regex(
    /^(?:\d|[\da-f.:]+(?:\/\d{1,3})?(?:\s*,\s*[\da-f.:]+(?:\/\d{1,3})?)*)$/i,
    'must be the number of proxies in front (0 to 9), or their addresses parted by commas.',
  ),
  v.transform((text): number | string[] =>
    /^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim()),
  ),
);

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

const Environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '4321'),
  STRICT_PORT: v.optional(onOrOff, 'false'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  ADMIN_PORT: v.optional(wholeNumber(0, 65_535)),
  ADMIN_HOST: v.optional(v.string(), '127.0.0.1'),
  PHONE_PORT: v.optional(wholeNumber(0, 65_535)),
  DATA_DIR: v.optional(v.string(), './data'),
  COPY_FOLDER: v.optional(v.string()),
  CLIENT_DIR: v.optional(v.string(), './dist/client'),
  FIRST_VIEW: v.optional(onOrOff, 'on'),
  DATABASE_URL: v.optional(
    address(['postgres:', 'postgresql:'], 'must be an address like postgres://user:password@host:5432/name.'),
  ),
  DATABASE_TIMEOUT_SECONDS: v.optional(wholeNumber(1, 600), '10'),
  DATABASE_WAIT_SECONDS: v.optional(wholeNumber(0, 3600), '30'),
  PUBLIC_URL: v.optional(
    v.pipe(
      address(['http:', 'https:'], 'must be an address like https://mates.example.'),
      v.check(
        (text) => !URL.canParse(text) || new URL(text).pathname === '/',
        'must have no path: the product lives at the root.',
      ),
      v.transform((text) => (URL.canParse(text) ? new URL(text).origin : text)),
    ),
  ),
  PRODUCT_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(60, 'must have at most 60 characters.')),
    'Mates',
  ),
  OPERATOR_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(100, 'must have at most 100 characters.')),
  ),
  OPERATOR_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => v.is(v.pipe(v.string(), v.email()), text) || /^https?:$/.test(protocolOf(text)),
        'must be an email address, or an address like https://mates.example/contact.',
      ),
    ),
  ),
  OPERATOR_PAGES: v.optional(v.string()),
  SMTP_URL: v.optional(
    address(['smtp:', 'smtps:'], 'must be an address like smtp://user:password@host:587.'),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.trim(), v.email('must be an e-mail address.')),
    'no-reply@mates.invalid',
  ),
  ...modelVariables,
  ...transcriptionVariables,
  ...speechVariables,
  LLM_MODERATION: v.optional(onOrOff, 'on'),
  LLM_MODERATION_MODEL: v.optional(v.string(), 'omni-moderation-latest'),
  ...providerVariables,
  TRUST_PROXY: v.optional(proxies, '0'),
  GRANT_CHATS: v.optional(wholeNumber(0, 1_000_000), '50'),
  REFILL_CHATS: v.optional(wholeNumber(0, 1_000_000)),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_API_URL: v.optional(
    address(['http:', 'https:'], 'must be an address like https://api.stripe.com.'),
    'https://api.stripe.com',
  ),
  SANDBOX_PAYMENTS: v.optional(onOrOff),
  NODE_ENV: v.optional(v.string()),
  SESSION_IDLE_DAYS: v.optional(wholeNumber(1, 3650), '30'),
  SESSION_DAYS: v.optional(wholeNumber(1, 3650), '90'),
  AGE_STEP: v.optional(onOrOff, 'on'),
  MINIMUM_AGE: v.optional(wholeNumber(13, 99), '18'),
  LIMIT_FACTOR: v.optional(wholeNumber(1, 10_000), '1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    address(['http:', 'https:'], 'must be an address like http://127.0.0.1:4318.'),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'mates'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}.`), 'warn'),
});

/** The names of all settings. */
export const variableNames: readonly string[] = Object.keys(Environment.entries);

type Values = v.InferOutput<typeof Environment>;

/** Whether nobody reaches the server but from this machine. */
const isOnlyHere = ({ HOST, PHONE_PORT, PUBLIC_URL, TRUST_PROXY }: Values): boolean =>
  isLoopback(HOST) && PHONE_PORT === undefined && PUBLIC_URL === undefined && TRUST_PROXY === 0;

const isSandbox = ({ SANDBOX_PAYMENTS, NODE_ENV }: Values): boolean =>
  SANDBOX_PAYMENTS ?? NODE_ENV !== 'production';

const isSelling = (values: Values): boolean => values.STRIPE_SECRET_KEY !== undefined || isSandbox(values);
